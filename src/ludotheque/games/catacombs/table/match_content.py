"""The content of one match as numbered lists, in the units of the rules: micrometers, grams, seconds."""

from typing import Final

from mypy_extensions import i64

from ludotheque.games.catacombs.content.definitions import (
    CardDefinition,
    CardShot,
    Content,
    DiscDefinition,
    ShotDefinition,
)
from ludotheque.games.catacombs.content.loader import load_content
from ludotheque.games.catacombs.content.vocabulary import (
    AbilityKind,
    Boundary,
    DiscKind,
    Family,
    Origin,
    RangeMode,
    ShotKind,
    Team,
)
from ludotheque.games.catacombs.physics.bodies import Arena
from ludotheque.games.catacombs.physics.flicks import LaunchLimits
from ludotheque.games.catacombs.physics.noise import Noise
from ludotheque.games.catacombs.table.setup_options import NO_LIMIT, OF_TABLE
from ludotheque.games.catacombs.table.state import BANK, CHARACTERS, DISCS, SKULL, SWORD
from ludotheque.kernel.game import Setup

NO_ABILITY: Final = 0
SURPRISE: Final = 1
STEAL: Final = 2
STUN: Final = 3
HEAL: Final = 4
RESET: Final = 5
ABILITIES: Final = {
    AbilityKind.SURPRISE_ATTACK: SURPRISE,
    AbilityKind.STEAL: STEAL,
    AbilityKind.STUN: STUN,
    AbilityKind.HEAL: HEAL,
    AbilityKind.RESET: RESET,
}
TEAM_NUMBERS: Final = {Team.SWORD: SWORD, Team.SKULL: SKULL}
ANY_SHOT: Final = -1


class PreparedShot:
    """One kind of shot."""

    def __init__(self, number: i64, definition: ShotDefinition, disc: DiscDefinition) -> None:
        self.number = number
        self.id = definition.id.value
        self.ranged = definition.family is Family.RANGED
        self.damage = definition.damage
        self.from_partner = definition.origin is Origin.ANY_CHARACTER
        self.boost = definition.boost.extra_damage_total if definition.boost is not None else 0
        self.radius = disc.radius_um  # of its projectile
        self.mass = disc.mass_mg / 1000.0


class PreparedStep:
    """One shot of a card's sequence."""

    def __init__(self, shot: PreparedShot, targeted: bool) -> None:
        self.shot = shot
        self.targeted = targeted


class PreparedCard:
    """One design of a deck."""

    def __init__(self, number: i64, definition: CardDefinition, steps: list[PreparedStep], acts_on: i64) -> None:
        self.number = number
        self.id = definition.id
        self.team: i64 = TEAM_NUMBERS[definition.team]
        self.copies = definition.copies
        self.steps = steps
        self.ability: i64 = ABILITIES[definition.ability.id] if definition.ability is not None else NO_ABILITY
        self.amount: i64 = definition.ability.amount or 0 if definition.ability is not None else 0
        self.acts_on = acts_on  # the kind of shot whose damage triggers the ability
        self.armor = definition.armor


class PreparedLayout:
    """The starting positions of the obstacles."""

    def __init__(self, name: str, xs: list[int], ys: list[int]) -> None:
        self.id = name
        self.xs = xs
        self.ys = ys


class MatchContent:
    """Everything that a match is played with; computed once per setup."""

    def __init__(self, setup: Setup, options: dict[str, str]) -> None:
        content = load_content()
        self.seats = len(setup.heroes)
        self.teams: list[int] = [TEAM_NUMBERS[Team(name)] for name in setup.heroes]  # per seat
        self.team_seats: list[list[int]] = [
            [seat for seat in range(self.seats) if self.teams[seat] == team] for team in (SWORD, SKULL)
        ]
        self.number_shots(content)
        self.measure(content, options)
        self.lay_out(content, options)
        self.start_health = [int(options["start_health_sword"]), int(options["start_health_skull"])]
        self.tokens = content.setup.tokens
        self.must_move_obstacle = options["obstacle_move"] == "required"
        self.abilities = options["no_abilities"] == "off"
        self.armor = options["no_armor"] == "off"
        self.draw_at_end = options["draw_at_end"] == "on"
        self.exhaustion = options["exhaustion"] == "on"
        self.share_hands = options["share_hands"] == "on"
        limit = options["max_turns"]
        self.max_turns = 0 if limit == NO_LIMIT else int(limit)  # 0: no limit
        self.hands = [self.hand_size(content, options, seat) for seat in range(self.seats)]
        self.noises = [noise_of(content, options, seat) for seat in range(self.seats)]

    def number_shots(self, content: Content) -> None:
        self.shots: list[PreparedShot] = []
        numbers: dict[ShotKind, int] = {}
        for number, definition in enumerate(content.shots):
            numbers[definition.id] = number
            self.shots.append(PreparedShot(number, definition, content.disc(definition.flicked_disc)))
        self.move = PreparedStep(self.shots[numbers[ShotKind.MOVE]], False)
        self.extra_flicks = content.targeted.extra_flicks
        self.cards: list[PreparedCard] = []
        self.decks: list[list[int]] = [[], []]  # numbers of cards, one entry per copy
        for number, card in enumerate(content.cards()):
            acts_on = ANY_SHOT
            if card.ability is not None and card.ability.applies_to_shot is not None:
                acts_on = numbers[card.ability.applies_to_shot]
            prepared = PreparedCard(number, card, [self.step_of(shot, numbers) for shot in card.shots], acts_on)
            self.cards.append(prepared)
            self.decks[prepared.team].extend([number] * card.copies)

    def step_of(self, shot: CardShot, numbers: dict[ShotKind, int]) -> PreparedStep:
        return PreparedStep(self.shots[numbers[shot.shot]], shot.targeted)

    def measure(self, content: Content, options: dict[str, str]) -> None:
        """Prepare the arena, the permanent discs and the noise of fingers."""
        definition = content.arena
        boundary = Boundary(options["boundary"])
        self.width = definition.width_um
        self.height = definition.height_um
        self.walls = boundary is Boundary.WALLS
        bounces = (definition.restitution_disc, definition.restitution_wall)
        slowing = float(definition.slowing_um_s2(boundary))
        self.arena = Arena(self.width / 2.0, self.height / 2.0, self.walls, slowing, bounces)
        character, obstacle = content.disc(DiscKind.CHARACTER), content.disc(DiscKind.OBSTACLE)
        discs = [character] * CHARACTERS + [obstacle] * (DISCS - CHARACTERS)
        self.radii = [disc.radius_um for disc in discs]
        self.masses = [disc.mass_mg / 1000.0 for disc in discs]
        self.limits = LaunchLimits(content.flick_input.slowest_um_s, content.flick_input.fastest_um_s)
        self.clearance = content.placement.min_clearance_um
        edge_to_edge = RangeMode(options["range_mode"]) is RangeMode.EDGE_TO_EDGE
        self.reach = content.placement.range_um + (character.radius_um if edge_to_edge else 0)

    def lay_out(self, content: Content, options: dict[str, str]) -> None:
        starts = [point for _character, point in content.arena.starts]
        self.start_xs = [point.x for point in starts]
        self.start_ys = [point.y for point in starts]
        self.layouts = [
            PreparedLayout(layout.id, [spot.x for spot in layout.spots], [spot.y for spot in layout.spots])
            for layout in content.arena.layouts
        ]
        names = [layout.id for layout in self.layouts]
        self.first_layout = names.index(options["obstacle_layout"])

    def hand_size(self, content: Content, options: dict[str, str], seat: i64) -> int:
        """Return the hand size of a seat (CC-SETUP-8, CC-SETUP-9, CC-ADV-1)."""
        size = content.setup.hand
        if self.seats == 2:
            size = int(options["two_player_hand"])
        elif len(self.team_seats[self.teams[seat]]) == 1:
            size = content.setup.lone_hand
        if self.draw_at_end:
            size += int(options["draw_at_end_hand_delta"])
        return size

    def seat_of(self, disc: i64) -> int:
        """Return the seat of that character (CC-SETUP-10)."""
        seats = self.team_seats[disc >> 1]
        return seats[disc & 1] if len(seats) > 1 else seats[0]

    def start_pools(self) -> list[int]:
        """Return the initial tokens of both teams and of the bank."""
        pools = [*self.start_health, self.tokens]
        pools[BANK] -= self.start_health[SWORD] + self.start_health[SKULL]
        return pools


def noise_of(content: Content, options: dict[str, str], seat: i64) -> Noise:
    """Return the noise profile of a seat, or the one the table shares (CC-NOISE-2)."""
    name = options[f"noise_profile_{seat}"]
    if name == OF_TABLE:
        name = options["noise_profile"]
    profiles = {profile.id: Noise(profile.angle_mdeg, profile.impulse_ppm) for profile in content.profiles}
    return profiles[name]
