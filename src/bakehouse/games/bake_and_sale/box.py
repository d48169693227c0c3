"""The box of Bake & Sale: `components.toml` validated, and laid out as one flat record for the rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, Self

import numpy as np
from pydantic import Field, model_validator

from bakehouse.edition import Edition, Printed, checked
from bakehouse.games.bake_and_sale.state import (
    AWARDS,
    BONUSES,
    BREADS,
    FACES,
    FIRST_PINNED_BREAD,
    LEVELS,
    MOST_LOAVES,
    ORDERS,
    SECTIONS,
    SUPPLIES,
)  # fmt: skip
from bakehouse.kernel.records import record

BOX = record(
    [
        ("days", np.int16),
        ("hours", np.int16),
        ("white_dice", np.int16),
        ("black_dice", np.int16),
        ("white_gives", np.int16, (FACES,)),
        ("black_gives", np.int16, (FACES,)),
        ("joker", np.int16, (FACES,)),  # faces of a white die that the Friendly Bakery makes jokers
        ("section_hours", np.int16, (SECTIONS,)),
        ("section_end", np.int16, (SECTIONS,)),  # spaces of a row up to the end of each section
        ("bonus", np.int16, (6, SECTIONS)),  # on entering a section, by row
        ("row_length", np.int16),
        ("pins", np.int16, (6,)),
        ("stars", np.int16, (6,)),
        ("bread_hours", np.int16, (6,)),
        ("recipe", np.int16, (6, 6)),
        ("price", np.int16, (6, 3)),
        ("price_from", np.int16, (3,)),
        ("most_loaves", np.int16),
        ("ladder", np.int16, (3,)),
        ("network_hours", np.int16),
        ("network_fame", np.int16),
        ("local_hours", np.int16),
        ("local_supplies", np.int16),
        ("retail_hours", np.int16),
        ("academy_hours", np.int16),
        ("academy_stars", np.int16),
        ("lab_hours", np.int16),
        ("lab_pins", np.int16),
        ("consulting_hours", np.int16),
        ("consulting_business", np.int16),
        ("hire_money", np.int16),
        ("hire_gives", np.int16),
        ("hire_visits", np.int16),
        ("volunteer_supplies", np.int16),
        ("volunteer_gives", np.int16),
        ("volunteer_visits", np.int16),
        ("friendly_hours", np.int16),
        ("stock_room_hours", np.int16),
        ("marketing_hours", np.int16),
        ("agency_icons", np.int16),
        ("agency_money", np.int16),
        ("supermarket_hours", np.int16),
        ("supermarket_money", np.int16),
        ("supermarket_visits", np.int16),
        ("dearest", np.int16),  # the highest price of any action: an hourglass beyond it is never needed (BS-R7)
        ("order_supplies", np.int16, (8, 6)),
        ("order_loaves", np.int16, (8, 6)),
        ("order_money", np.int16, (8,)),
        # The same packed, eight bits for each supply or bread: the rules compare all six at once.
        ("pins_packed", np.int64),
        ("stars_packed", np.int64),
        ("recipe_packed", np.int64, (6,)),
        ("order_supplies_packed", np.int64, (8,)),
        ("order_loaves_packed", np.int64, (8,)),
        ("fame_row", np.int16),
        ("fame_money", np.int16, (4,)),
        ("fame_icons", np.int16),
        ("business_start", np.int16),
        ("business_most", np.int16),
        ("award_money", np.int16),
        ("award_alone", np.int16, (5,)),
        ("levels", np.int16, (5,)),
        ("even_money", np.int16),
        ("money_span", np.int16),
        # House rules
        ("cost_by_sheet", np.int16),
        ("ladder_highest", np.int16),
        ("swap_by_day", np.int16),
    ]
)

Supply = Literal["high_gluten_flour", "all_purpose_flour", "yeast", "olive_oil", "eggs", "butter"]
Flour = Literal["high_gluten_flour", "all_purpose_flour"]
BlackSupply = Literal["yeast", "olive_oil", "eggs", "butter"]
Bread = Literal["baguette", "ciabatta", "focaccia", "brioche", "sourdough_bread", "bakerys_special"]
Bonus = Literal["none", "star", "pin", "fame"]
Hourglasses = Annotated[int, Field(ge=1, le=20)]
Amount = Annotated[int, Field(ge=0, le=9)]
AtLeastOne = Annotated[int, Field(ge=1, le=9)]
Money = Annotated[int, Field(ge=0, le=999)]
Face = Annotated[int, Field(ge=1, le=6)]


class Dice(Printed):
    white: Annotated[int, Field(ge=1, le=6)]
    black: Annotated[int, Field(ge=1, le=6)]
    white_gives: Annotated[list[Flour], Field(min_length=6, max_length=6)]
    black_gives: Annotated[list[BlackSupply], Field(min_length=6, max_length=6)]


class Market(Printed):
    hourglasses: Annotated[list[Hourglasses], Field(min_length=3, max_length=3)]
    spaces: Annotated[list[AtLeastOne], Field(min_length=3, max_length=3)]
    bonuses: dict[Supply, Annotated[list[Bonus], Field(min_length=2, max_length=2)]]

    @model_validator(mode="after")
    def dearer_to_the_right(self) -> Self:
        if sorted(self.hourglasses) != self.hourglasses:
            raise ValueError("the hourglasses of the sections must not fall from left to right")
        return self


class Bakery(Printed):
    loaves: Annotated[int, Field(ge=1, le=MOST_LOAVES)]
    ladder: Annotated[list[Money], Field(min_length=3, max_length=3)]
    price_from: Annotated[list[AtLeastOne], Field(min_length=3, max_length=3)]

    @model_validator(mode="after")
    def prices_from_one_loaf(self) -> Self:
        if self.price_from[0] != 1 or sorted(set(self.price_from)) != self.price_from:
            raise ValueError("price_from must begin with 1 and rise")
        return self


class BreadType(Printed):
    name: str
    pins: Amount
    stars: Amount
    hourglasses: Hourglasses
    recipe: dict[Supply, Amount]
    prices: Annotated[list[Money], Field(min_length=3, max_length=3)]

    @model_validator(mode="after")
    def made_of_something(self) -> Self:
        if not any(self.recipe.values()):
            raise ValueError("a recipe needs at least one supply")
        return self


class Network(Printed):
    name: str
    hourglasses: Hourglasses
    fame: AtLeastOne


class LocalSupplier(Printed):
    name: str
    hourglasses: Hourglasses
    supplies: AtLeastOne


class Shop(Printed):
    name: str
    hourglasses: Hourglasses


class Academy(Shop):
    stars: AtLeastOne


class RollingLab(Shop):
    pins: AtLeastOne


class Consulting(Shop):
    business: AtLeastOne


class HiringAgency(Printed):
    name: str
    money: Money
    gives_hourglasses: AtLeastOne
    visits: Amount


class VoluntaryAgency(Printed):
    name: str
    supplies: AtLeastOne
    gives_hourglasses: AtLeastOne
    visits: Amount


class FriendlyBakery(Shop):
    jokers: list[Face]


class MarketingAgency(Shop):
    icons: AtLeastOne
    money: Money


class Supermarket(Shop):
    money: Money
    visits: Amount


class Buildings(Printed):
    network: Network
    local_supplier: LocalSupplier
    retail_store: Shop
    academy: Academy
    rolling_lab: RollingLab
    consulting: Consulting
    hiring_agency: HiringAgency
    voluntary_agency: VoluntaryAgency
    friendly_bakery: FriendlyBakery
    stock_room: Shop
    marketing_agency: MarketingAgency
    supermarket: Supermarket


class Order(Printed):
    supplies: dict[Supply, Amount] = Field(default_factory=dict)
    loaves: dict[Bread, Amount] = Field(default_factory=dict)
    money: Money


class Fame(Printed):
    icons_in_a_row: AtLeastOne
    rows: Annotated[list[Money], Field(min_length=4, max_length=4)]


class Business(Printed):
    start: Annotated[int, Field(ge=1, le=12)]
    most: Annotated[int, Field(ge=1, le=12)]


class AwardsAlone(Printed):
    technique: Amount
    quality: Annotated[int, Field(ge=0, le=99)]
    production: Annotated[int, Field(ge=0, le=99)]
    manufacturer: Annotated[int, Field(ge=0, le=99)]
    known: Annotated[int, Field(ge=0, le=99)]


class Awards(Printed):
    money: Money
    alone: AwardsAlone


class Levels(Printed):
    easy: Money
    normal: Money
    hard: Money
    challenging: Money
    impossible: Money


class ReturnsAlone(Printed):
    even: Money
    span: Annotated[int, Field(ge=1, le=999)]


class Components(Printed):
    """Every printed number of the game."""

    days: Annotated[int, Field(ge=1, le=28)]
    hourglasses: Hourglasses
    dice: Dice
    supplies: dict[Supply, str]
    market: Market
    bakery: Bakery
    breads: dict[Bread, BreadType]
    buildings: Buildings
    orders: dict[str, Order]
    fame: Fame
    business: Business
    awards: Awards
    levels: Levels
    returns_alone: ReturnsAlone

    @model_validator(mode="after")
    def fits_the_sheet(self) -> Self:
        unknown = [order for order in self.orders if order not in ORDERS]
        if unknown:
            raise ValueError(f"there is no retail order {unknown[0]}; they are {', '.join(ORDERS)}")
        for bread in BREADS[:FIRST_PINNED_BREAD]:
            if self.breads[bread].pins:  # type: ignore[index]
                raise ValueError(f"breads.{bread}.pins must be 0: this bread is unlocked from the start")
        if self.business.start > self.business.most:
            raise ValueError("business.start must not be above business.most")
        if self.business.most > self.dice.white + self.dice.black:
            raise ValueError("business.most must not be above the number of dice")
        return self


def components(edition: Edition) -> Components:
    return checked(Components, edition)


def make_box(edition: Edition, house_rules: Mapping[str, str]) -> "np.ndarray[Any, np.dtype[Any]]":
    """The box as an array of one record."""
    printed = components(edition)
    made = np.zeros(1, BOX)
    box = made[0]
    _lay_out_market(box, printed)
    _lay_out_bakery(box, printed)
    _lay_out_buildings(box, printed.buildings)
    _lay_out_scoring(box, printed)
    box.cost_by_sheet = house_rules["market_cost"] == "sheet"
    box.ladder_highest = house_rules["ladder"] == "highest"
    box.swap_by_day = house_rules["swap"] == "day"
    return made


def _lay_out_market(box: Any, printed: Components) -> None:
    box.days, box.hours = printed.days, printed.hourglasses
    box.white_dice, box.black_dice = printed.dice.white, printed.dice.black
    box.white_gives[:] = [SUPPLIES.index(supply) for supply in printed.dice.white_gives]
    box.black_gives[:] = [SUPPLIES.index(supply) for supply in printed.dice.black_gives]
    box.joker[:] = [face in printed.buildings.friendly_bakery.jokers for face in range(1, FACES + 1)]
    box.section_hours[:] = printed.market.hourglasses
    box.section_end[:] = np.cumsum(printed.market.spaces)
    box.row_length = sum(printed.market.spaces)
    for row, supply in enumerate(SUPPLIES):
        box.bonus[row, 1:] = [BONUSES.index(bonus) for bonus in printed.market.bonuses[supply]]  # type: ignore[index]
    box.business_start, box.business_most = printed.business.start, printed.business.most


def _lay_out_bakery(box: Any, printed: Components) -> None:
    kinds = [printed.breads[name] for name in BREADS]  # type: ignore[index]
    recipes = [[kind.recipe.get(supply, 0) for supply in SUPPLIES] for kind in kinds]  # type: ignore[call-overload]
    pins, stars = [kind.pins for kind in kinds], [kind.stars for kind in kinds]
    box.pins[:], box.stars[:], box.bread_hours[:] = pins, stars, [kind.hourglasses for kind in kinds]
    box.recipe[:], box.price[:] = recipes, [kind.prices for kind in kinds]
    box.recipe_packed[:] = [_packed(recipe) for recipe in recipes]
    box.pins_packed, box.stars_packed = _packed(pins), _packed(stars)
    box.price_from[:] = printed.bakery.price_from
    box.most_loaves, box.ladder[:] = printed.bakery.loaves, printed.bakery.ladder


def _lay_out_buildings(box: Any, buildings: Buildings) -> None:
    box.network_hours, box.network_fame = buildings.network.hourglasses, buildings.network.fame
    box.local_hours, box.local_supplies = buildings.local_supplier.hourglasses, buildings.local_supplier.supplies
    box.retail_hours = buildings.retail_store.hourglasses
    box.academy_hours, box.academy_stars = buildings.academy.hourglasses, buildings.academy.stars
    box.lab_hours, box.lab_pins = buildings.rolling_lab.hourglasses, buildings.rolling_lab.pins
    box.consulting_hours, box.consulting_business = buildings.consulting.hourglasses, buildings.consulting.business
    hiring, voluntary = buildings.hiring_agency, buildings.voluntary_agency
    box.hire_money, box.hire_gives, box.hire_visits = hiring.money, hiring.gives_hourglasses, hiring.visits
    box.volunteer_supplies, box.volunteer_gives = voluntary.supplies, voluntary.gives_hourglasses
    box.volunteer_visits = voluntary.visits
    box.friendly_hours = buildings.friendly_bakery.hourglasses
    box.stock_room_hours = buildings.stock_room.hourglasses
    marketing, supermarket = buildings.marketing_agency, buildings.supermarket
    box.marketing_hours, box.agency_icons, box.agency_money = marketing.hourglasses, marketing.icons, marketing.money
    box.supermarket_hours, box.supermarket_money = supermarket.hourglasses, supermarket.money
    box.supermarket_visits = supermarket.visits
    prices = [box.network_hours, box.local_hours, box.retail_hours, box.academy_hours, box.lab_hours]
    prices += [box.consulting_hours, box.friendly_hours, box.stock_room_hours, box.marketing_hours]
    box.dearest = max([*prices, box.supermarket_hours, *box.section_hours, *box.bread_hours])


def _lay_out_scoring(box: Any, printed: Components) -> None:
    orders = [printed.orders[name] for name in ORDERS]
    supplies = [[order.supplies.get(supply, 0) for supply in SUPPLIES] for order in orders]  # type: ignore[call-overload]
    loaves = [[order.loaves.get(bread, 0) for bread in BREADS] for order in orders]  # type: ignore[call-overload]
    box.order_supplies[:], box.order_loaves[:] = supplies, loaves
    box.order_money[:] = [order.money for order in orders]
    box.order_supplies_packed[:] = [_packed(counts) for counts in supplies]
    box.order_loaves_packed[:] = [_packed(counts) for counts in loaves]
    box.fame_row, box.fame_money[:] = printed.fame.icons_in_a_row, printed.fame.rows
    box.fame_icons = printed.fame.icons_in_a_row * len(printed.fame.rows)
    box.award_money = printed.awards.money
    box.award_alone[:] = [getattr(printed.awards.alone, award) for award in AWARDS]
    box.levels[:] = [getattr(printed.levels, level) for level in LEVELS]
    box.even_money, box.money_span = printed.returns_alone.even, printed.returns_alone.span


def _packed(counts: Any) -> int:
    return sum(int(count) << (8 * place) for place, count in enumerate(counts))
