"""Check the content of One Deck Dungeon and write its JSON Schema for editors."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Final

import msgspec

from ludotheque.content.checker import ContentSupport, problems_of_file
from ludotheque.content.problems import BrokenContent, Findings, Problem
from ludotheque.content.schema import Form, Schema, SchemaWriter, any_of
from ludotheque.games.one_deck_dungeon.content.decode import DECODER, HOOK, HOOK_WORDS, OP, OPS, SET_FILES
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Box,
    Common,
    ContentSet,
    CostKind,
    Dungeon,
    Encounter,
    EncounterKind,
    ExtraCard,
    FoeAbility,
    Hero,
    Level,
    LootKind,
    NamedDefinition,
    PicturedDefinition,
    Potion,
    Side,
    Skill,
    Talent,
)
from ludotheque.games.one_deck_dungeon.content.effect_types import (
    ExileCube,
    ExileDice,
    RecoverBoss,
    RollStored,
    SkipEncounter,
)
from ludotheque.games.one_deck_dungeon.content.hook_types import At, SetX, WhenRolled
from ludotheque.games.one_deck_dungeon.content.loader import (
    COMMON,
    CONTENT,
    every_potion,
    every_skill,
    read_common,
    read_set,
    set_folders,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import (
    Color,
    Effect,
    Effects,
    Hook,
    Hooks,
    Moment,
    Place,
    Target,
    Usable,
    Whose,
)


def content_schema() -> Schema:
    """Return the schema of all files: those of a set, and the file that the sets share."""
    files = reduce(or_, (*SET_FILES.values(), Common))
    return SchemaWriter(DECODER, _FORMS).document(files, "A content file of One Deck Dungeon")


def _tagged(writer: SchemaWriter, tag: str, kinds: Mapping[str, type]) -> Schema:
    return any_of([writer.struct(kind, {tag: {"const": word}}) for word, kind in kinds.items()])


def _effect(writer: SchemaWriter) -> Schema:
    return _tagged(writer, OP, OPS)


def _hook(writer: SchemaWriter) -> Schema:
    return _tagged(writer, HOOK, HOOK_WORDS)


_FORMS: Final[dict[object, Form]] = {Effect: _effect, Hook: _hook}


BOSS_MOMENTS: Final = (Moment.ROUND_START, Moment.ROUND_RESISTED, Moment.HIT_STEP, Moment.ROUND_END)
FOE_MOMENTS: Final = (
    Moment.ENCOUNTER_START,
    Moment.HEROIC_ABILITIES,
    Moment.SKILL_USED,
    Moment.POTION_USED,
    Moment.HEROIC_DIE_MADE,
    Moment.AFTER_PLACEMENT,
)
DUNGEON_MOMENTS: Final = tuple(moment for moment in Moment if moment not in BOSS_MOMENTS)


class TextContext(msgspec.Struct, frozen=True):
    """The context of a text, which decides what its special words can refer to."""

    moments: tuple[Moment, ...] = ()  # moments at which hooks of the source may act
    when: Moment | None = None
    rolled: bool = False  # a die has just been rolled
    paid_cube: bool = False
    skips: bool = False  # used before an encounter
    stored: bool = False  # the hero card stores dice
    partner: bool = True


def structs_in(value: object) -> Iterator[msgspec.Struct]:
    """Yield every struct in a value, including the value itself, in file order."""
    if isinstance(value, msgspec.Struct):
        yield value
        value = tuple(getattr(value, field) for field in value.__struct_fields__)
    if isinstance(value, tuple):
        for entry in value:
            yield from structs_in(entry)


def used(usable: tuple[Usable, ...], standing: TextContext) -> TextContext:
    """Return the context of the text of something that is used."""
    return msgspec.structs.replace(standing, skips=Usable.BEFORE_ENCOUNTER in usable)


def check_hooks(out: Findings, path: str, hooks: Hooks, standing: TextContext) -> None:
    """Check that the source is in play at the moments of its hooks, and that their texts make sense then."""
    for index, hook in enumerate(hooks):
        here = f"{path}/hooks[{index}]"
        if isinstance(hook, At):
            moment = hook.moment
            out.need(moment in standing.moments, here, f"is never there at {moment.value}")
            paid = standing.paid_cube or moment is Moment.POTION_USED
            check_text(out, here, hook.effects, msgspec.structs.replace(standing, when=moment, paid_cube=paid))
        elif isinstance(hook, WhenRolled):
            check_text(out, here, hook.effects, msgspec.structs.replace(standing, rolled=True))


def check_text(out: Findings, path: str, effects: Effects, standing: TextContext) -> None:
    """Check one text, from its first effect to its last."""
    picked = False
    for effect in structs_in(effects):
        if isinstance(effect, Effect):
            target = getattr(effect, "target", None)
            out.need(target is not Target.ROLLER or standing.rolled, path, "says roller, but nobody rolls")
            out.need(target is not Target.SAME_HERO or picked, path, "says same_hero, but nobody was picked before")
            picked = picked or target is Target.ONE_HERO
            partner = getattr(effect, "whose", None) is Whose.PARTNER
            out.need(standing.partner or not partner, path, "a solo hero has no partner")
            _check_effect(out, path, effect, standing)


def _check_effect(out: Findings, path: str, effect: Effect, standing: TextContext) -> None:
    match effect:
        case ExileCube(place=Place.SPENT):
            out.need(standing.paid_cube, path, "exiles a spent cube, but none is spent")
        case ExileDice(place=Place.HEROIC_EXCHANGE):
            exchanged = standing.when is Moment.HEROIC_DIE_MADE
            out.need(exchanged, path, "exiles dice of a heroic exchange, but not when it is made")
        case ExileDice(place=Place.COVERED_SKULLS):
            out.need(standing.when in BOSS_MOMENTS, path, "exiles dice from skull boxes outside a boss round")
        case RecoverBoss():
            out.need(standing.when in BOSS_MOMENTS, path, "a boss recovers in a boss round only")
        case SkipEncounter():
            out.need(standing.skips, path, "skips an encounter, but is not used before one")
        case RollStored():
            out.need(standing.stored, path, "rolls stored dice, but nothing is stored")
        case _:
            pass


HERO: Final = TextContext(DUNGEON_MOMENTS)
SOLO_HERO: Final = TextContext(DUNGEON_MOMENTS, partner=False)
FLOOR: Final = TextContext(DUNGEON_MOMENTS)
FOE: Final = TextContext(FOE_MOMENTS)
BOSS: Final = TextContext((*FOE_MOMENTS, *BOSS_MOMENTS))
POTION: Final = TextContext(DUNGEON_MOMENTS, paid_cube=True)
SOLO_DICE: Final = 7
PARTY_DICE: Final = 4


def check_boxes(out: Findings, path: str, boxes: Sequence[Box], hooks: Hooks, *, skulls: bool) -> None:
    """Check the boxes of a card, and that it defines X if and only if a box shows X."""
    for index, box in enumerate(boxes):
        here = f"{path}[{index}]"
        out.need(box.wide or box.value is None or box.value <= 6, here, "a single box goes up to 6")
        out.need(box.color is not Color.HEROIC, here, "no box is heroic")
        out.need(skulls or not box.skull, here, "only a boss has skulls")
        brings = box.armor or box.skull or box.hearts or box.time or box.poison
        out.need(brings, here, "does nothing whether it is covered or not")
    has_x = any(box.value is None for box in boxes)
    says_x = any(isinstance(hook, SetX) for hook in hooks)
    out.need(says_x or not has_x, path, "a box shows X, but nothing says what X is")
    out.need(has_x or not says_x, path, "X is said, but no box shows it")


def check_encounter(out: Findings, path: str, card: Encounter, abilities: Iterable[FoeAbility]) -> None:
    """Check one encounter card."""
    loot = card.loot
    out.need((loot.skill is None) != (loot.potion is None), path, "loot should be a skill or a potion")
    icons = loot.item.strength + loot.item.agility + loot.item.magic + loot.item.health
    out.need(icons, path, "an item has at least one icon")
    out.need(card.set_icon or not card.leaf, path, "a leaf is the set icon of its set")
    hooks = next((ability.hooks for ability in abilities if ability.id == card.ability), ())
    if card.kind is EncounterKind.COMBAT:
        out.need(card.boxes and not card.options, path, "a combat has boxes and no options")
        check_boxes(out, f"{path}/boxes", card.boxes, hooks, skulls=False)
    else:
        check_peril(out, path, card)


def check_peril(out: Findings, path: str, card: Encounter) -> None:
    """Check a peril: two options, each with a colored box; if they split the loot, each option gives one part."""
    out.need(not card.boxes and card.ability is None, path, "a peril has no boxes and no ability of its own")
    out.need(len(card.options) == 2, path, f"a peril has two options, not {len(card.options)}")
    boxes = [option.box for option in card.options]
    check_boxes(out, f"{path}/options", boxes, (), skulls=False)
    out.need(all(box.color for box in boxes), path, "the box of an option says which dice are rolled")
    granted = [option.grants for option in card.options if option.grants]
    split = set(granted) == {LootKind.ITEM, LootKind.SKILL} and len(granted) == 2 and card.loot.skill
    out.need(split or not granted, path, "a split loot grants the item by one option and the skill by the other")
    for index, option in enumerate(card.options):
        check_text(out, f"{path}/options[{index}]/cost", option.cost, TextContext())


def check_skill(out: Findings, path: str, skill: Skill, standing: TextContext) -> None:
    """Check a skill: either it has effects and is used, or it has hooks and is permanent."""
    active, passive = bool(skill.usable), bool(skill.hooks)
    out.need(active == bool(skill.effects), path, "what is usable has effects, and what has effects is usable")
    out.need(active or passive, path, "does nothing")
    out.need(active or skill.cost.kind is CostKind.FREE, path, "a passive skill costs nothing")
    free = skill.cost.kind is CostKind.FREE
    out.need(free == (skill.cost.amount == 0), path, "free costs 0, and all other kinds more")
    check_text(out, path, skill.effects, used(skill.usable, standing))
    check_hooks(out, path, skill.hooks, standing)


def check_potion(out: Findings, path: str, potion: Potion) -> None:
    """Check that a potion does something once its cube is paid."""
    out.need(potion.usable, path, "a potion says when it can be used")
    out.need(potion.effects or potion.hooks, path, "does nothing")
    skips = any(isinstance(part, SkipEncounter) for part in structs_in(potion.effects))
    before = Usable.BEFORE_ENCOUNTER in potion.usable
    out.need(skips or not before, path, "is used before an encounter, but does not skip it")
    check_text(out, path, potion.effects, used(potion.usable, POTION))
    check_hooks(out, path, potion.hooks, POTION)


def check_hero(out: Findings, path: str, hero: Hero) -> None:
    """Check both sides of a hero card, and the Basic Skill."""
    check_side(out, f"{path}/solo", hero.solo, SOLO_HERO, SOLO_DICE)
    check_side(out, f"{path}/party", hero.party, HERO, PARTY_DICE)
    out.need(hero.basic_skill.usable, f"{path}/basic_skill", "a Basic Skill is used like a looted one")
    check_skill(out, f"{path}/basic_skill", hero.basic_skill, SOLO_HERO)


def check_side(out: Findings, path: str, side: Side, standing: TextContext, dice: int) -> None:
    """Check one side of a hero card."""
    total = side.strength + side.agility + side.magic
    out.need(total == dice, path, f"{total} dice, not {dice}")
    ability, here = side.heroic_ability, f"{path}/heroic_ability"
    out.need(ability.usable and ability.effects, here, "a heroic ability is used for its effects")
    rolls = any(isinstance(part, RollStored) for part in structs_in(ability.effects))
    out.need(rolls == (ability.storage is not None), here, "dice are stored to be rolled, and rolled if stored")
    check_text(out, here, ability.effects, TextContext(stored=ability.storage is not None, partner=standing.partner))
    check_skill(out, f"{path}/starting_skill", side.starting_skill, standing)


def check_dungeon(out: Findings, path: str, dungeon: Dungeon) -> None:
    """Check a dungeon: three floors and a boss."""
    out.need(len(dungeon.floors) == 3, path, f"{len(dungeon.floors)} floors, not 3")
    for floor in dungeon.floors:
        here = f"{path}/floors[{floor.id}]"
        out.need(floor.peril_boxes and floor.combat_boxes, here, "a floor adds boxes to perils and combats")
        check_boxes(out, f"{here}/peril_boxes", floor.peril_boxes, (), skulls=False)
        check_boxes(out, f"{here}/combat_boxes", floor.combat_boxes, (), skulls=False)
        out.need(not any(box.color for box in floor.peril_boxes), here, "peril boxes of a floor are grey")
        check_hooks(out, here, floor.hooks, FLOOR)
    boss, here = dungeon.boss, f"{path}/boss"
    out.need(boss.hooks, here, "a boss has an ability")
    out.need(any(box.skull for box in boss.boxes), here, "the boss has no skull box")
    check_boxes(out, f"{here}/boxes", boss.boxes, boss.hooks, skulls=True)
    check_hooks(out, here, boss.hooks, BOSS)


def check_talent(out: Findings, path: str, talent: Talent) -> None:
    """Check a talent: used like a skill, limited per floor or game, or permanent."""
    spaces = talent.spaces
    out.need(spaces.circle + spaces.square + spaces.hard, path, "has no spaces to tick")
    called = bool(talent.usable) or talent.limit is not None
    out.need(called == bool(talent.effects), path, "what is usable or limited has effects, and the other way round")
    per_encounter = Usable.COMBAT in talent.usable or Usable.PERIL in talent.usable
    out.need(talent.limit is None or not per_encounter, path, "usage icons mean once per encounter (ODD-CAMP-7)")
    out.need(bool(talent.effects) != bool(talent.hooks), path, "a talent has either effects or hooks")
    check_text(out, path, talent.effects, used(talent.usable, SOLO_HERO))
    check_hooks(out, path, talent.hooks, SOLO_HERO)


def check_extra_card(out: Findings, path: str, card: ExtraCard) -> None:
    """Check the optional card for four players."""
    check_boxes(out, f"{path}/peril_boxes", card.peril_boxes, (), skulls=False)
    check_boxes(out, f"{path}/combat_boxes", card.combat_boxes, (), skulls=False)
    check_hooks(out, path, card.hooks, FLOOR)


def check_level(out: Findings, path: str, level: Level, *, last: bool) -> None:
    """Check that every level but the last has the cost of the next one; four players pay twice (ODD-LEVEL-2)."""
    cost, cubes = level.xp_to_next, level.cubes
    out.need(last == (cost is None), path, "every level but the last says xp_to_next")
    doubled = cost is None or (cost.p1 == cost.p2 and cost.p4 == 2 * cost.p2)
    out.need(doubled, path, "XP for four players are twice those for one and two (ODD-LEVEL-2)")
    out.need(cubes.p1 == cubes.p2 and cubes.p4 == 2 * cubes.p2, path, "four players gain twice the cubes (ODD-LEVEL-4)")


ENCOUNTERS: Final = 44
KINDS: Final = {"combat": 24, "peril": 20}
SET_ICONS: Final = 22
SKILLS: Final = 24
POTIONS: Final = 4
HEROES: Final = 5
DIFFICULTIES: Final = [1, 2, 2, 3, 3]
FOCUSES: Final = 4
RARE_XP: Final = 4  # XP of the card of a skill that is on one card only
TIERS: Final = ["novice", "standard", "veteran", "fearless"]


def check_bundled(root: Path = CONTENT) -> list[Problem]:
    """Check every included content file, and the references between them."""
    problems = _check_files(root)
    sets: list[ContentSet] = []
    for folder in set_folders(root):
        try:
            sets.append(read_set(folder))
        except BrokenContent as error:
            problems += error.problems
        else:
            problems += check_set(sets[-1], folder.name)
    try:
        problems += check_common(read_common(root))
    except BrokenContent as error:
        problems += error.problems
    return problems + check_ids(sets) + check_icons(sets)


def _check_files(root: Path) -> list[Problem]:
    """Report files that no code reads."""
    known = {COMMON} | {f"{folder.name}/{name}.yaml" for folder in set_folders(root) for name in SET_FILES}
    found = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.yaml"))
    return [Problem(name, "", "is read by nobody") for name in found if name not in known]


def check_set(box: ContentSet, folder: str) -> list[Problem]:
    """Check one set, file by file."""
    checks = {
        "encounters": _check_encounters,
        "skills": _check_skills,
        "potions": _check_potions,
        "heroes": _check_heroes,
        "dungeons": _check_dungeons,
        "campaign": _check_campaign,
    }
    problems: list[Problem] = []
    for name, check in checks.items():
        out = Findings(f"{folder}/{name}.yaml")
        check(out, box)
        problems += out.problems
    if box.id != folder:
        problems.append(Problem(f"{folder}/encounters.yaml", "set/id", f"should be {folder}, as its folder"))
    return problems


def _check_encounters(out: Findings, box: ContentSet) -> None:
    cards = box.encounters
    out.need(len(cards) == ENCOUNTERS, "encounters", f"{len(cards)} encounters, not {ENCOUNTERS}")
    kinds = Counter(card.kind.value for card in cards)
    out.need(kinds == KINDS, "encounters", f"{dict(kinds)}, not {KINDS}")
    icons = sum(card.set_icon for card in cards)
    out.need(icons == SET_ICONS, "encounters", f"{icons} cards have the set icon, not {SET_ICONS}")
    out.need(
        sum(card.leaf for card in cards) in (0, icons),
        "encounters",
        "in a set with leaves every set icon is a leaf",
    )
    for card in cards:
        check_encounter(out, f"encounters[{card.id}]", card, box.abilities)
    bearers = Counter(card.ability for card in cards)
    for ability in box.abilities:
        path = f"abilities[{ability.id}]"
        out.need(bearers[ability.id], path, "is on no card")
        out.need(ability.hooks, path, "does nothing")
        check_hooks(out, path, ability.hooks, FOE)


def _check_skills(out: Findings, box: ContentSet) -> None:
    out.need(len(box.skills) == SKILLS, "skills", f"{len(box.skills)} skills, not {SKILLS}")
    for skill in box.skills:
        path = f"skills[{skill.id}]"
        worth = [card.xp for card in box.encounters if card.loot.skill == skill.id]
        placed = len(worth) == 2 or worth == [RARE_XP]
        out.need(placed, path, f"should be on two cards, or on one worth {RARE_XP} XP; is on cards worth {worth}")
        out.need(skill.usable, path, "a looted skill is used")
        check_skill(out, path, skill, HERO)


def _check_potions(out: Findings, box: ContentSet) -> None:
    out.need(len(box.potions) == POTIONS, "potions", f"{len(box.potions)} potions, not {POTIONS}")
    for potion in box.potions:
        cards = sum(card.loot.potion == potion.id for card in box.encounters)
        out.need(cards == 2, f"potions[{potion.id}]", f"is on {cards} cards, not 2")
        check_potion(out, f"potions[{potion.id}]", potion)
    check_potion(out, "known_potion", box.known_potion)
    for potion in box.basic_potions:
        check_potion(out, f"basic_potions[{potion.id}]", potion)
    basic = len(box.basic_potions)
    out.need(basic in (0, POTIONS), "basic_potions", f"{basic} Basic Potions, not {POTIONS}")


def _check_heroes(out: Findings, box: ContentSet) -> None:
    out.need(len(box.heroes) == HEROES, "heroes", f"{len(box.heroes)} heroes, not {HEROES}")
    for hero in box.heroes:
        check_hero(out, f"heroes[{hero.id}]", hero)


def _check_dungeons(out: Findings, box: ContentSet) -> None:
    found = sorted(dungeon.difficulty for dungeon in box.dungeons)
    out.need(found == DIFFICULTIES, "dungeons", f"difficulties are {found}, not {DIFFICULTIES}")
    for dungeon in box.dungeons:
        check_dungeon(out, f"dungeons[{dungeon.id}]", dungeon)


def _check_campaign(out: Findings, box: ContentSet) -> None:
    out.need(len(box.focuses) == FOCUSES, "focuses", f"{len(box.focuses)} focuses, not {FOCUSES}")
    always = sum(focus.always_active for focus in box.focuses)
    out.need(always == 1, "focuses", f"{always} focuses always work, not 1 (ODD-CAMP-6)")
    for focus in box.focuses:
        owned = any(talent.focus == focus.id for talent in box.talents)
        out.need(owned, f"focuses[{focus.id}]", "has no talents")
    for talent in box.talents:
        check_talent(out, f"talents[{talent.id}]", talent)
    if box.extra_card is not None:
        check_extra_card(out, "extra_card", box.extra_card)


def check_common(common: Common) -> list[Problem]:
    """Check the levels and difficulties."""
    out = Findings(COMMON)
    levels = [level.level for level in common.levels]
    out.need(levels == [1, 2, 3, 4], "levels", f"levels {levels}, not 1 to 4")
    for index, level in enumerate(common.levels):
        check_level(out, f"levels[{index}]", level, last=level is common.levels[-1])
    tiers = [tier.id for tier in common.tiers]
    out.need(tiers == TIERS, "tiers", f"tiers {tiers}, not {TIERS}")
    return out.problems


def check_ids(sets: Iterable[ContentSet]) -> list[Problem]:
    """Check that ids are unique across all sets, so that all sets can be combined."""
    taken: set[tuple[str, str]] = set()
    problems = []
    for box in sets:
        for file, kind, thing in _named(box):
            if (kind, thing.id) in taken:
                problems.append(Problem(f"{box.id}/{file}.yaml", f"{kind}[{thing.id}]", "the id is taken"))
            taken.add((kind, thing.id))
    return problems


def check_icons(sets: Iterable[ContentSet]) -> list[Problem]:
    """Check that no two things of a kind look alike, and that cards of one name and both sides of a hero do."""
    shown: dict[tuple[str, str], str] = {}
    looks: dict[tuple[str, str], str] = {}
    problems = []
    for box in sets:
        for file, kind, thing, icon in _pictured(box):
            other, first = shown.setdefault((kind, icon), thing), looks.setdefault((kind, thing), icon)
            if other != thing:
                problems.append(
                    Problem(f"{box.id}/{file}.yaml", f"{kind}[{thing}]", f"has the icon of {other}: {icon}")
                )
            elif first != icon:
                problems.append(Problem(f"{box.id}/{file}.yaml", f"{kind}[{thing}]", f"has two icons: {first}, {icon}"))
    return problems


def _pictured(box: ContentSet) -> Iterator[tuple[str, str, str, str]]:
    """Yield the file, the kind, what is shown, and its icon."""
    for card in box.encounters:
        yield "encounters", "encounters", card.name_en, card.icon
        yield "encounters", "items", card.id, card.loot.item.icon
    for hero in box.heroes:
        for ability in (hero.solo.heroic_ability, hero.party.heroic_ability):
            yield "heroes", "heroic abilities", ability.id, ability.icon
    for file, kind, thing in _named(box):
        if kind != "encounters" and isinstance(thing, PicturedDefinition):
            yield file, kind, thing.id, thing.icon


def _named(box: ContentSet) -> Iterable[tuple[str, str, NamedDefinition]]:
    groups: dict[tuple[str, str], Iterable[NamedDefinition]] = {
        ("encounters", "encounters"): box.encounters,
        ("encounters", "abilities"): box.abilities,
        ("skills", "skills"): every_skill(box),
        ("potions", "potions"): every_potion(box),
        ("heroes", "heroes"): box.heroes,
        ("dungeons", "dungeons"): box.dungeons,
        ("dungeons", "floors"): [floor for dungeon in box.dungeons for floor in dungeon.floors],
        ("dungeons", "bosses"): [dungeon.boss for dungeon in box.dungeons],
        ("campaign", "focuses"): box.focuses,
        ("campaign", "talents"): box.talents,
    }
    return [(file, kind, thing) for (file, kind), things in groups.items() for thing in things]


SUPPORT: Final = ContentSupport(
    game="one_deck_dungeon",
    root=CONTENT,
    check_all=check_bundled,
    check_file=lambda path: problems_of_file(path, CONTENT, check_bundled),
    recognises=lambda _content: False,
    schema=content_schema,
)
