"""Every ruling of docs/games/cake_auf.md in a position of its own: each test would fail under another reading."""

import numpy as np
import pytest

import bakehouse as bh
from bakehouse.games.cake_auf.actions import TABLE
from bakehouse.kernel import play
from bakehouse.kernel.records import CHANCE
from tests.games.cake_auf.oracle import fields_of
from tests.games.cake_auf.scenarios import holds


@pytest.mark.ruling("CA-R1")
def test_chance_says_who_begins_and_every_seat_may() -> None:
    match = bh.game("cake_auf", 4).new(seed=0, chance="manual")
    assert match.actor == CHANCE
    assert [action.notation for action in match.legal()] == [f"first seat_{seat}" for seat in (1, 2, 3, 4)]
    match.play("first seat_3")
    assert int(match.state.act) == 2 and int(match.state.first) == 2


@pytest.mark.ruling("CA-R2")
def test_the_hand_is_refilled_to_five_and_not_by_five() -> None:
    holds("""
        given: players 2
        p0: hand Fl | baklava[]
        p1: hand Eg Eg Bu | churros[]
        do: DONE; END
        chance: Su Su
        then:
          round 1, phase PLAY, act p1, turns 1
          p1: hand Eg Eg Bu Su Su | churros[]
    """)


@pytest.mark.ruling("CA-R3")
def test_recipes_lie_open() -> None:
    match = bh.game("cake_auf", 3).new(seed=4)
    tables = [match.view(seat)["table"]["players"] for seat in (0, 1, 2)]
    for owner in range(3):
        shown = {tuple(sorted(r["id"] for r in table[owner]["recipes"])) for table in tables}
        assert len(shown) == 1 and len(next(iter(shown))) == 2
    assert tables[0][1]["recipes"][0]["ingredients"] and "icons" in tables[0][1]["recipes"][0]


@pytest.mark.ruling("CA-R4")
def test_only_missing_ingredients_are_placed() -> None:
    holds("""
        given: players 2
        p0: hand Su Fl Ri | churros[Su]
        p1: hand - | baklava[]
        then:
          legal: PLACE churros Fl; MULLIGAN; DONE
    """)


@pytest.mark.ruling("CA-R5")
def test_a_later_owner_sees_the_cards_and_a_former_owner_remembers() -> None:
    played = holds("""
        given: players 3
        p0: hand SR Fl | risalamande[Mi]
        p1: hand - | gelato[Su]
        p2: hand - | pavlova[Eg]
        do: SWITCH gelato; GIVE risalamande
        then:
          seen gelato: Su{0,1}
          seen risalamande: Mi{0,1}
          seen pavlova: Eg{2}
    """)
    view = played.game.definition.view
    shown = [view(played.game.box, played.states, seat, played.game.edition) for seat in range(3)]
    under = [next(r for r in table["players"][0]["recipes"] if r["id"] == "gelato")["seen"] for table in shown]
    assert under == [["sugar"], ["sugar"], []]


@pytest.mark.ruling("CA-R6")
def test_a_ban_needs_its_icon_and_lies_once() -> None:
    holds("""
        given: players 2
        p0: hand PO FA | baklava[]
        p1: hand - | gelato[] mooncake[] mochi[]!P mango_sticky_rice[]
        then:
          legal: OUTAGE gelato; OUTAGE mango_sticky_rice; ALARM mochi; ALARM mooncake; MULLIGAN; DONE
    """)


@pytest.mark.ruling("CA-R7")
def test_a_ban_forbids_finishing_and_not_placing() -> None:
    holds("""
        given: players 2
        p0: hand Ri | mochi[Su]!P!F baklava[]
        p1: hand - | gelato[]
        do: PLACE mochi Ri
        then:
          p0: hand - | mochi[Su Ri]!P!F baklava[]
    """)


@pytest.mark.ruling("CA-R8")
def test_a_ban_may_be_lifted_from_another_players_recipe_even_if_that_ends_the_round() -> None:
    holds("""
        given: players 2; round 3; turns 3
        p0: hand PR | baklava[] | done gelato(1)
        p1: hand - | mochi[Su Ri]!P
        do: RESTORE mochi
        chance: p0
        then:
          final: 1 1; winner p0; utility 1 -1
    """)


@pytest.mark.ruling("CA-R9")
def test_no_counteraction_without_a_ban() -> None:
    holds("""
        given: players 2
        p0: hand PR FE | baklava[]
        p1: hand - | mochi[]!P
        then:
          legal: RESTORE mochi; MULLIGAN; DONE
    """)


@pytest.mark.ruling("CA-R10")
def test_cards_need_a_target_but_empty_hands_can_be_switched() -> None:
    holds("""
        given: players 2
        p0: hand SH OO FB PR | baklava[]
        p1: hand - | mooncake[]
        then:
          legal: HANDS 1; MULLIGAN; DONE
    """)
    holds("""
        given: players 2
        p0: hand SH | baklava[]
        p1: hand - | mooncake[]
        do: HANDS 1
        then:
          p0: hand - | baklava[]
          discard: SH; deck 68; pool 21
    """)


@pytest.mark.ruling("CA-R11")
def test_a_recipe_is_finished_by_itself_on_another_players_turn() -> None:
    holds("""
        given: players 2
        p0: hand FE Fl | baklava[]
        p1: hand - | mochi[Su Ri]!F gelato[]
        do: EXTINGUISH mochi
        then:
          round 1, phase PLAY, act p0, turns 0
          p1: hand - | gelato[] | done mochi(1)
    """)


@pytest.mark.ruling("CA-R12")
def test_three_mulligans_for_each_player_one_after_the_other_and_the_turn_goes_on() -> None:
    holds("""
        given: players 2; mulligans 1 3
        p0: hand Fl | mochi[]
        p1: hand Fl | baklava[]
        do: MULLIGAN
        chance: Su
        then:
          round 1, phase PLAY, act p0, turns 0
          mulligans 2 3
          legal: PLACE mochi Su; MULLIGAN; DONE
        do: MULLIGAN
        chance: Eg
        then:
          mulligans 3 3
          legal: DONE
        do: DONE; END
        chance: Mi Mi Mi Mi
        then:
          legal: PLACE baklava Fl; DONE
    """)


@pytest.mark.ruling("CA-R13")
def test_the_card_just_taken_is_not_taken_back() -> None:
    played = holds("""
        given: players 2
        p0: hand OO Fl | mochi[]
        p1: hand Eg Nu | baklava[]
        do: ONE 1
        chance: Eg
        then:
          discard: OO; deck 65; pool 21
    """)
    assert [k for k, weight in enumerate(played.legal()) if weight] == [0]  # only the flour


@pytest.mark.ruling("CA-R14")
def test_what_lay_under_the_old_recipe_is_discarded() -> None:
    start = """
        p0: hand PE | sachertorte[Eg Ch]!F
        p1: hand - | mochi[]
        do: PICKY; TAKE tiramisu; GIVE sachertorte
        chance: mooncake tiramisu bingsu
        then:
    """
    holds(f"given: players 2\n{_flush(start)}  p0: hand - | tiramisu[]\n  discard: Eg Ch FA PE; deck 65; pool 21")
    kept = "  p0: hand - | tiramisu[Eg Ch]\n  discard: FA PE; deck 65; pool 21"
    holds(f"given: players 2; option picky_eater=transfer\n{_flush(start)}{kept}")


def _flush(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines()).strip() + "\n"


@pytest.mark.ruling("CA-R15")
def test_peeked_recipes_and_the_one_given_back_are_in_the_pool_again() -> None:
    played = holds("""
        given: players 2
        p0: hand PE PE | sachertorte[]
        p1: hand - | mochi[]
        do: PICKY; TAKE tiramisu; GIVE sachertorte
        chance: mooncake tiramisu bingsu
        do: PICKY
        chance: sachertorte
    """)
    weights = played.legal()
    assert sum(weights) == 20 and weights[15] == weights[4] == 1  # mooncake and bingsu may be seen again


@pytest.mark.ruling("CA-R16")
def test_only_recipes_of_this_round_are_burned() -> None:
    told = """
        p0: hand FB | baklava[]
        p1: hand - | mochi[] | done gelato(1) bingsu(2)
        then:
    """
    given = "given: players 2; round 2"
    holds(f"{given}\n{_flush(told)}  legal: BURN bingsu; MULLIGAN; DONE")
    holds(f"{given}; option freezer_burn=game\n{_flush(told)}  legal: BURN bingsu; BURN gelato; MULLIGAN; DONE")


@pytest.mark.ruling("CA-R17")
def test_the_burned_recipe_goes_back_but_is_not_its_own_replacement() -> None:
    played = holds("""
        given: players 2
        p0: hand FB | baklava[]
        p1: hand - | mochi[] | done gelato(1)
        do: BURN gelato
        then:
          discard: FB; deck 68; pool 20
    """)
    assert played.legal()[9] == 0
    played.advance(3 + 1)
    assert fields_of(played.s)["owner"][9] is None and fields_of(played.s)["owner"][4] == 1


@pytest.mark.ruling("CA-R18")
def test_finished_recipes_are_not_switched() -> None:
    holds("""
        given: players 2
        p0: hand SR | baklava[] | done churros(1)
        p1: hand - | mochi[] | done gelato(1)
        then:
          legal: SWITCH mochi; MULLIGAN; DONE
        do: SWITCH mochi
        then:
          legal: GIVE baklava
    """)


ROUND_ENDS = """
    p0: hand Ch PO | churros[Fl Su]
    p1: hand Eg Nu FB | baklava[Nu]
    do: PLACE churros Ch
    chance: pavlova macaron bingsu mooncake alfajores sachertorte
"""


@pytest.mark.ruling("CA-R19")
def test_hands_are_kept_between_rounds() -> None:
    kept = """
        chance: Su Su Mi Mi Mi Mi
        then:
          p0: hand PO Mi Mi Mi Mi | macaron[] mooncake[] sachertorte[] | done churros(1)
          p1: hand Eg Nu FB Su Su | alfajores[] bingsu[] pavlova[]
    """
    holds(f"given: players 2\n{_flush(ROUND_ENDS)}{_indent(kept)}")
    fresh = """
        chance: Su Su Su Su Su Mi Mi Mi Mi Mi
        then:
          p0: hand Mi Mi Mi Mi Mi | macaron[] mooncake[] sachertorte[] | done churros(1)
    """
    holds(f"given: players 2; option hands_between_rounds=fresh\n{_flush(ROUND_ENDS)}{_indent(fresh)}")


def _indent(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return "\n".join(line if line.startswith(("chance", "then", "do")) else f"  {line}" for line in lines)


@pytest.mark.ruling("CA-R20")
def test_the_discard_pile_is_shuffled_only_when_a_card_is_drawn() -> None:
    holds("""
        given: players 2
        p0: hand Fl Su | churros[]
        p1: hand Fl Su Eg Eg | baklava[]
        discard: Nu
        deck: Ri
        do: DONE; END
        chance: Ri
        then:
          discard: Nu; deck 0; pool 21
          p1: hand Fl Su Eg Eg Ri | baklava[]
    """)


@pytest.mark.ruling("CA-R21")
def test_each_finished_recipe_counts_once() -> None:
    holds("""
        given: players 2; round 3; act p1; turns 39
        p0: hand - | mochi[] | done churros(1) gelato(1)
        p1: hand - | apple_pie[] | done alfajores(3) brigadeiro(3) kulfi(3)
        do: DONE
        then:
          final: 2 3; winner p1; utility -1 1
    """)


@pytest.mark.ruling("CA-R22")
def test_closing_time_comes_after_twenty_turns_of_each_player() -> None:
    for turns, phase in ((58, "PLAY"), (59, "KEEP")):
        played = holds(f"""
            given: players 3; act p2; turns {turns}
            p0: hand Fl Fl Fl Fl Fl | kulfi[]
            p1: hand - | mochi[]
            p2: hand - | gelato[]
            do: DONE
        """)
        assert fields_of(played.s)["phase"] == phase and int(played.s.turns) == turns + 1
    edition = bh.game("cake_auf", 2, edition={"closing_turns": 8})
    assert int(edition.box[0].closing_turns) == 8


@pytest.mark.ruling("CA-R23")
def test_who_ends_the_round_gets_nothing_extra() -> None:
    holds("""
        given: players 2; round 3; turns 2
        p0: hand Ri | mochi[Su]
        p1: hand - | apple_pie[] | done kulfi(3) gelato(3)
        do: PLACE mochi Ri
        then:
          final: 1 2; winner p1; utility -1 1
    """)


@pytest.mark.ruling("CA-R24")
def test_a_tie_is_broken_by_one_fair_outcome_among_the_leaders() -> None:
    played = holds("""
        given: players 3; round 3; turns 2
        p0: hand Ri | mochi[Su]
        p1: hand - | apple_pie[] | done kulfi(3)
        p2: hand - | baklava[]
        do: PLACE mochi Ri
    """)
    assert played.legal() == [1, 1, 0]
    played.advance(1)
    out = np.zeros(8, np.float64)
    play.final_returns(played.game.box, played.states, 0, out)
    assert out[:3].tolist() == [0, 1, -1]


OVERNIGHT = """
    p0: hand Ri | mochi[Su]
    p1: hand - | kulfi[] tiramisu[Su]!P gelato[Su]
    do: PLACE mochi Ri
    then:
"""


@pytest.mark.ruling("CA-R25")
def test_the_owner_chooses_for_each_overnight_recipe() -> None:
    played = holds(
        f"given: players 2\n{_flush(OVERNIGHT)}  round 1, phase KEEP, act p1, turns 0\n  legal: KEEP; RETURN"
    )
    assert [TABLE.notation(action) for action in played.legal()] == ["keep", "return"]
    assert played.game.words.action(played.game.box[0], played.s, 286)["recipe"] == "kulfi"
    played.advance(287)
    assert played.game.words.action(played.game.box[0], played.s, 286)["recipe"] == "tiramisu"
    played.advance(286)
    fields = fields_of(played.s)
    assert fields["owner"][10] is None and fields["owner"][21] == 1 and fields["carried"][21] and fields["outage"][21]


@pytest.mark.ruling("CA-R26")
def test_overnight_recipes_may_be_kept_empty_and_again() -> None:
    played = holds(
        f"given: players 2; round 2\n{_flush(OVERNIGHT.replace('kulfi[]', 'kulfi*[]'))}  legal: KEEP; RETURN"
    )
    played.advance(286)
    played.advance(286)
    fields = fields_of(played.s)
    assert fields["round"] == 3 and fields["carried"][10] and fields["cards"][10] == {}


@pytest.mark.ruling("CA-R27")
def test_other_recipes_wait_for_the_carried_one_when_full() -> None:
    holds("""
        given: players 2; round 2
        p0: hand Ri Mi | mochi[Su] kulfi*[Su Fr Nu] baklava[]
        p1: hand - | gelato[]
        do: PLACE mochi Ri
        then:
          p0: hand Mi | mochi[Su Ri] kulfi*[Su Fr Nu] baklava[]
        do: PLACE kulfi Mi
        then:
          p0: hand - | baklava[] | done mochi(2) kulfi(2)
    """)


@pytest.mark.ruling("CA-R28")
def test_an_overnight_recipe_dealt_in_this_round_binds_nobody_and_carried_ones_come_in_any_order() -> None:
    holds("""
        given: players 2; round 2
        p0: hand Ri Mi | mochi[Su] kulfi[] baklava[]
        p1: hand - | gelato[]
        do: PLACE mochi Ri
        then:
          p0: hand Mi | kulfi[] baklava[] | done mochi(2)
    """)
    holds("""
        given: players 2; round 2
        p0: hand Ch | tiramisu*[Su Eg Mi] kulfi*[] baklava[]
        p1: hand - | gelato[]
        do: PLACE tiramisu Ch
        then:
          p0: hand - | kulfi*[] baklava[] | done tiramisu(2)
    """)


@pytest.mark.ruling("CA-R29")
def test_the_carried_mark_goes_with_the_card_and_picky_eater_removes_it() -> None:
    holds("""
        given: players 2; round 2
        p0: hand PE SR | kulfi[] baklava[]
        p1: hand - | tiramisu*[] mochi[]
        do: SWITCH tiramisu; GIVE kulfi
        then:
          p0: hand PE | tiramisu*[] baklava[]
          p1: hand - | kulfi[] mochi[]
        do: PICKY; TAKE tres_leches; GIVE tiramisu
        chance: tres_leches churros gelato
        then:
          p0: hand - | tres_leches[] baklava[]
    """)


@pytest.mark.ruling("CA-R30")
def test_a_kept_full_recipe_is_finished_when_the_next_round_starts() -> None:
    holds("""
        given: players 2; round 2; act p1
        p0: hand Fl Fl Su Su Eg | tiramisu*[Su] kulfi[Su Mi Fr Nu]
        p1: hand Ri | mochi[Su]
        do: PLACE mochi Ri
        do: KEEP; KEEP
        chance: apple_pie bingsu macaron mooncake alfajores brigadeiro
        chance: PO PO PO FA FA
        then:
          round 3, phase PLAY, act p0, turns 0
          p0: hand Fl Fl Su Su Eg | tiramisu*[Su] apple_pie[] macaron[] alfajores[] | done kulfi(3)
    """)


@pytest.mark.ruling("CA-R31")
def test_finished_recipes_are_open() -> None:
    played = holds("""
        given: players 2
        p0: hand FB | baklava[]
        p1: hand - | mochi[] | done gelato(1) macaron(1)
    """)
    shown = played.game.definition.view(played.game.box, played.states, 0, played.game.edition)
    told = {recipe["id"]: recipe["can_be_burned"] for recipe in shown["players"][1]["finished"]}
    assert told == {"gelato": True, "macaron": False}


@pytest.mark.ruling("CA-R32")
def test_the_discard_pile_lies_face_up() -> None:
    played = holds("""
        given: players 2
        p0: hand FB | baklava[]
        p1: hand - | mochi[]
        discard: Eg Eg PO
    """)
    for seat in (0, 1, None):
        shown = played.game.definition.view(played.game.box, played.states, seat, played.game.edition)
        assert shown["discard"] == {"eggs": 2, "power_outage": 1}


@pytest.mark.ruling("CA-R33")
def test_the_turn_goes_to_the_next_higher_seat_and_so_does_the_first_turn_of_a_round() -> None:
    played = holds("""
        given: players 3; first p1; act p2
        p0: hand Fl Fl Fl Fl Fl | baklava[]
        p1: hand - | mochi[]
        p2: hand - | gelato[]
        do: DONE
        then:
          round 1, phase PLAY, act p0, turns 1
    """)
    shown = played.game.definition.view(played.game.box, played.states, 0, played.game.edition)
    assert shown["first"] == 1


@pytest.mark.ruling("CA-R34")
def test_two_players_who_finish_everything_at_once_both_score() -> None:
    """Play hardly gets there, so the position is an artificial one: seat 1 waits with a full recipe."""
    holds("""
        given: players 2; round 3; turns 4; option tie_break=shared
        p0: hand Ri | mochi[Su]
        p1: hand - | brigadeiro[Mi Ch]
        deck: Fl
        do: PLACE mochi Ri
        then:
          p0: hand - | - | done mochi(3)
          p1: hand - | - | done brigadeiro(3)
          final: 1 1; winner p0 p1; utility 0 0
    """)
