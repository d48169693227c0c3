"""How people find together: invitations, names, lists of tables, people who look on, and playing again."""

from typing import Any

from tests.server.house import Browser, House, Socket

DAYS = 7


def two_people(house: House, **options: Any) -> tuple[Browser, Browser, str]:
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("bake_and_sale", "me", "open", **options)
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    return ada, ben, made["table"]["id"]


def let_the_week_pass(table: str, *people: Browser) -> None:
    for _ in range(DAYS):
        for seat, person in enumerate(people):
            person.move(table, seat, person.position(table, seat)["length"], "end_day")


def hear_wish(socket: Socket) -> Any:
    """The next wish to play again that somebody hears of."""
    told = socket.hear("table")
    while told["table"]["wish"] is None:
        told = socket.hear("table")
    return told["table"]["wish"]


def names(told: Any) -> list[str]:
    return [seat["name"] for seat in told["table"]["seats"]]


# --- Invitations and names


def test_an_invitation_names_the_game_the_host_and_the_friends(house: House) -> None:
    ada, ben, cleo = house.browser("Ada"), house.browser("Ben"), house.browser("Cleo")
    made = ada.new_table("cake_auf", "me", "open", "open")
    first, second = (link["path"] for link in made["you"]["invitations"])
    ben.post("/api/join", link=first)
    seen = cleo.get(f"/api{second}")
    assert (seen["table"]["title"], seen["table"]["host"], names(seen)) == ("Cake Auf!", "Ada", ["Ada", "Ben", ""])
    assert (seen["seat"], seen["free"]) == (2, True)
    assert seen["you"]["invitations"] == [] and seen["you"]["own_links"] == []
    assert not cleo.get(f"/api{first}")["free"], "somebody else sits there"
    assert not cleo.get(f"/api{second[:-1]}")["free"], "a letter was lost"
    assert not cleo.get(f"/api/join/i-{made['table']['id']}-77-x")["free"], "there is no such seat"


def test_two_of_one_name_are_told_apart_and_programs_make_way(house: House) -> None:
    ada = house.browser("Ada")
    seats: list[dict[str, Any]] = [
        {"kind": "program", "program": "greedy", "name": "ada"}, {"kind": "me"}, {"kind": "open"}, {"kind": "open"},
    ]  # fmt: skip
    made = ada.post("/api/tables", game="bake_and_sale", seats=seats)
    assert names(made) == ["ada 2", "Ada", "", ""]
    link = made["you"]["invitations"][0]["path"]
    assert names(house.browser("Ada").post("/api/join", link=link)) == ["ada 2", "Ada", "Ada 3", ""]
    seat = f"/api/tables/{made['table']['id']}/seats/3"
    assert names(ada.put(seat, kind="program", program="greedy", name="Ada")) == ["ada 2", "Ada", "Ada 3", "Ada 4"]


def test_a_program_of_the_same_name_gives_it_to_the_person_who_comes(house: House) -> None:
    ada, theo = house.browser("Ada"), house.browser("Theo")
    seats = [{"kind": "me"}, {"kind": "program", "program": "greedy", "name": "Theo"}, {"kind": "open"}]
    made = ada.post("/api/tables", game="bake_the_cake", seats=seats)
    came = theo.post("/api/join", link=made["you"]["invitations"][0]["path"])
    assert names(came) == ["Ada", "Theo 2", "Theo"]
    assert ada.position(made["table"]["id"])["view"]["players"] == ["Ada", "Theo 2", "Theo"]


def test_people_around_one_screen_have_names_of_their_own(house: House) -> None:
    seats = [{"kind": "me", "name": "Ada"}] * 3
    assert names(house.browser().post("/api/tables", game="cake_auf", seats=seats)) == ["Ada", "Ada 2", "Ada 3"]


# --- Lists


def test_the_list_of_ones_tables_says_whose_turn_it_is_which_round_and_since_when(house: House) -> None:
    clock = [1_000_000_000_000]
    object.__setattr__(house.hall.settings, "now", lambda: clock[0])
    ada, ben, table = two_people(house)
    clock[0] += 5_000
    ada.move(table, 0, ada.position(table)["length"], "end_day")
    clock[0] += 60_000
    (mine,) = ben.get("/api/tables")["yours"]
    assert (mine["id"], mine["mine"], mine["awaited"], mine["moved_at"]) == (table, [1], [1], 1_000_000_005_000)
    assert mine["moment"]["form"] == "day" and mine["moment"]["day"] == 1
    (hers,) = ada.get("/api/tables")["yours"]
    assert (hers["mine"], hers["awaited"]) == ([0], [1])
    waiting = ada.new_table("cake_auf", "me", "open")["table"]["id"]
    listed = {one["id"]: one for one in ada.get("/api/tables")["yours"]}
    assert (listed[waiting]["awaited"], listed[waiting]["moment"]) == ([], None)


def test_who_plays_by_and_by_is_not_replaced_after_minutes(house: House) -> None:
    clock = [1_000_000_000_000]
    object.__setattr__(house.hall.settings, "now", lambda: clock[0])
    _, _, quick = two_people(house)
    ada, _, slow = two_people(house, pace="days")
    clock[0] += 3_600_000
    assert ada.get(f"/api/tables/{quick}")["table"]["seats"][1]["idle"]
    assert not ada.get(f"/api/tables/{slow}")["table"]["seats"][1]["idle"]
    clock[0] += 3 * 86_400_000
    assert ada.get(f"/api/tables/{slow}")["table"]["seats"][1]["idle"]


# --- People who look on


def test_people_who_look_on_are_seen_and_see_no_more_than_they_may(open_house, database: str) -> None:
    house = open_house(database)
    ada, ben = house.browser("Ada"), house.browser("Ben")
    made = ada.new_table("cake_auf", "me", "open")
    table = made["table"]["id"]
    ben.post("/api/join", link=made["you"]["invitations"][0]["path"])
    eve = house.browser("Eve")
    with ada.socket(table) as hers:
        with eve.socket(table) as watching, eve.socket(table), house.browser().socket(table):
            told = hers.hear("watching", count=2)
            assert told["names"] == ["Eve"], "nobody is named who has told no name, and nobody twice"
            assert watching.hear("position")["view"]["table"]["hand"] is None
            with ben.socket(table) as his:
                assert his.hear("watching")["names"] == ["Eve"]
        assert hers.hear("watching", count=0)["names"] == []
    assert all(message["type"] != "position" or message["seat"] is None for message in watching.heard)


def test_what_is_said_is_acknowledged_or_refused_by_its_number(house: House) -> None:
    ada, _, table = two_people(house)
    with ada.socket(table) as socket, house.browser("Eve").socket(table) as watching:
        socket.say(type="say", number=4, text=":cupcake:")
        assert socket.hear("said")["text"] == ":cupcake:"
        assert socket.hear("accepted")["number"] == 4
        watching.say(type="say", number=9, text="Let me in")
        assert watching.hear("refused")["number"] == 9


# --- Playing again


def test_a_rematch_asks_the_other_and_takes_both_along(open_house, database: str) -> None:
    house = open_house(database)
    ada, ben, table = two_people(house)
    again = f"/api/tables/{table}/rematch"
    assert ada.refused("POST", again) == (403, "not_allowed"), "the match goes on"
    let_the_week_pass(table, ada, ben)
    eve = house.browser()
    with ben.socket(table) as socket, eve.socket(table) as watching:
        socket.hear("position")
        asked = ada.post(again)
        assert asked["table"]["id"] == table and asked["asked"] is None
        wish = {"seat": 0, "rotate": True, "waiting_for": [1], "declined": None}
        assert asked["table"]["wish"] == wish
        assert hear_wish(socket) == wish
        assert ada.post(again)["table"]["id"] == table, "who asks twice does not answer for the other"
        assert eve.refused("POST", again) == (403, "not_allowed")
        watching.say(type="consent", agrees=True)
        assert watching.hear("refused")["code"] == "not_allowed"
        socket.say(type="rematch", number=1, rotate=False)
        made = socket.hear("rematch_ready")["table"]
    told = ben.get(f"/api/tables/{made}")
    assert names(told) == ["Ben", "Ada"], "who agrees agrees to the seats of the wish: another one begins"
    assert told["table"]["status"] == "running" and told["you"]["seats"] == [0]
    old = ada.get(f"/api/tables/{table}")["table"]
    assert old["rematch"] == made and old["promise"] != told["table"]["promise"]
    assert ada.post(again)["table"]["id"] == made, "asked once more, it is the same table"


def test_a_rematch_with_the_same_seats_and_one_that_is_declined(house: House) -> None:
    ada, ben, table = two_people(house)
    let_the_week_pass(table, ada, ben)
    with ada.socket(table) as socket:
        socket.hear("position")
        socket.say(type="rematch", number=1, rotate=False)
        assert socket.hear("rematch_ready")["table"] is None
        ben.post(f"/api/tables/{table}/consent", type="consent", agrees=False)
        assert hear_wish(socket) == {"seat": 0, "rotate": False, "waiting_for": [], "declined": 1}
        assert ada.get(f"/api/tables/{table}")["table"]["rematch"] is None
    ben.post(f"/api/tables/{table}/rematch", rotate=False)  # on second thoughts
    taken_back = ben.post(f"/api/tables/{table}/consent", type="consent", agrees=False)
    assert taken_back["table"]["wish"] is None
    ben.post(f"/api/tables/{table}/rematch", rotate=False)
    made = ada.post(f"/api/tables/{table}/consent", type="consent", agrees=True)["table"]["rematch"]
    assert names(ada.get(f"/api/tables/{made}")) == ["Ada", "Ben"]


def test_alone_against_programs_or_around_one_screen_nobody_is_asked(house: House) -> None:
    ada = house.browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}]
    table = ada.post("/api/tables", game="bake_and_sale", seats=seats)["table"]["id"]
    ada.post(f"/api/tables/{table}/abandon")
    again = ada.post(f"/api/tables/{table}/rematch", rotate=False)
    assert again["table"]["id"] != table and names(again) == ["Ada", "Ben"] and again["table"]["status"] == "running"
