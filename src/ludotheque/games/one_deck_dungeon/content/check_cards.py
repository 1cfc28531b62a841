"""Sense checks of single cards: boxes, encounters, skills, potions, heroes, dungeons, talents and levels."""

from collections.abc import Iterable, Sequence
from typing import Final

from ludotheque.content.problems import Findings
from ludotheque.games.one_deck_dungeon.content.check_effects import (
    BOSS_MOMENTS,
    DUNGEON_MOMENTS,
    FOE_MOMENTS,
    Standing,
    check_hooks,
    check_text,
    structs_in,
    used,
)
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Box,
    CostKind,
    Dungeon,
    Encounter,
    EncounterKind,
    ExtraCard,
    FoeAbility,
    Hero,
    Level,
    LootKind,
    Potion,
    Side,
    Skill,
    Talent,
)
from ludotheque.games.one_deck_dungeon.content.effect_types import RollStored, SkipEncounter
from ludotheque.games.one_deck_dungeon.content.hook_types import SetX
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Hooks, Usable

HERO: Final = Standing(DUNGEON_MOMENTS)
SOLO_HERO: Final = Standing(DUNGEON_MOMENTS, partner=False)
FLOOR: Final = Standing(DUNGEON_MOMENTS)
FOE: Final = Standing(FOE_MOMENTS)
BOSS: Final = Standing((*FOE_MOMENTS, *BOSS_MOMENTS))
POTION: Final = Standing(DUNGEON_MOMENTS, paid_cube=True)
SOLO_DICE: Final = 7
PARTY_DICE: Final = 4


def check_boxes(out: Findings, path: str, boxes: Sequence[Box], hooks: Hooks, *, skulls: bool) -> None:
    """A card's boxes, and that X is said if and only if there is one."""
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
    """One encounter card."""
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
    """Two ways, each with a box of a colour; if they split the loot, one gives each part."""
    out.need(not card.boxes and card.ability is None, path, "a peril has no boxes and no ability of its own")
    out.need(len(card.options) == 2, path, f"a peril has two options, not {len(card.options)}")
    boxes = [option.box for option in card.options]
    check_boxes(out, f"{path}/options", boxes, (), skulls=False)
    out.need(all(box.color for box in boxes), path, "the box of an option says which dice are rolled")
    granted = [option.grants for option in card.options if option.grants]
    split = set(granted) == {LootKind.ITEM, LootKind.SKILL} and len(granted) == 2 and card.loot.skill
    out.need(split or not granted, path, "a split loot grants the item by one option and the skill by the other")
    for index, option in enumerate(card.options):
        check_text(out, f"{path}/options[{index}]/cost", option.cost, Standing())


def check_skill(out: Findings, path: str, skill: Skill, standing: Standing) -> None:
    """A skill is used for its effects, or always at work by its hooks."""
    active, passive = bool(skill.usable), bool(skill.hooks)
    out.need(active == bool(skill.effects), path, "what is usable has effects, and what has effects is usable")
    out.need(active or passive, path, "does nothing")
    out.need(active or skill.cost.kind is CostKind.FREE, path, "a passive skill costs nothing")
    free = skill.cost.kind is CostKind.FREE
    out.need(free == (skill.cost.amount == 0), path, "free costs 0, and all other kinds more")
    check_text(out, path, skill.effects, used(skill.usable, standing))
    check_hooks(out, path, skill.hooks, standing)


def check_potion(out: Findings, path: str, potion: Potion) -> None:
    """A potion does something once its cube is paid."""
    out.need(potion.usable, path, "a potion says when it can be used")
    out.need(potion.effects or potion.hooks, path, "does nothing")
    skips = any(isinstance(part, SkipEncounter) for part in structs_in(potion.effects))
    before = Usable.BEFORE_ENCOUNTER in potion.usable
    out.need(skips or not before, path, "is used before an encounter, but does not skip it")
    check_text(out, path, potion.effects, used(potion.usable, POTION))
    check_hooks(out, path, potion.hooks, POTION)


def check_hero(out: Findings, path: str, hero: Hero) -> None:
    """Both sides of a hero card, and the Basic Skill."""
    check_side(out, f"{path}/solo", hero.solo, SOLO_HERO, SOLO_DICE)
    check_side(out, f"{path}/party", hero.party, HERO, PARTY_DICE)
    out.need(hero.basic_skill.usable, f"{path}/basic_skill", "a Basic Skill is used like a looted one")
    check_skill(out, f"{path}/basic_skill", hero.basic_skill, SOLO_HERO)


def check_side(out: Findings, path: str, side: Side, standing: Standing, dice: int) -> None:
    """One side of a hero card."""
    total = side.strength + side.agility + side.magic
    out.need(total == dice, path, f"{total} dice, not {dice}")
    ability, here = side.heroic_ability, f"{path}/heroic_ability"
    out.need(ability.usable and ability.effects, here, "a heroic ability is used for its effects")
    rolls = any(isinstance(part, RollStored) for part in structs_in(ability.effects))
    out.need(rolls == (ability.storage is not None), here, "dice are stored to be rolled, and rolled if stored")
    check_text(out, here, ability.effects, Standing(stored=ability.storage is not None, partner=standing.partner))
    check_skill(out, f"{path}/starting_skill", side.starting_skill, standing)


def check_dungeon(out: Findings, path: str, dungeon: Dungeon) -> None:
    """Three floors and a boss."""
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
    """A talent is used like a skill, or so often per floor or game, or always at work."""
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
    """The optional card for four players."""
    check_boxes(out, f"{path}/peril_boxes", card.peril_boxes, (), skulls=False)
    check_boxes(out, f"{path}/combat_boxes", card.combat_boxes, (), skulls=False)
    check_hooks(out, path, card.hooks, FLOOR)


def check_level(out: Findings, path: str, level: Level, *, last: bool) -> None:
    """Every level but the last says what the next one costs; four players pay twice (ODD-LEVEL-2)."""
    cost, cubes = level.xp_to_next, level.cubes
    out.need(last == (cost is None), path, "every level but the last says xp_to_next")
    doubled = cost is None or (cost.p1 == cost.p2 and cost.p4 == 2 * cost.p2)
    out.need(doubled, path, "XP for four players are twice those for one and two (ODD-LEVEL-2)")
    out.need(cubes.p1 == cubes.p2 and cubes.p4 == 2 * cubes.p2, path, "four players gain twice the cubes (ODD-LEVEL-4)")
