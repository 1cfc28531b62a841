"""The texts of whole sheets in a language: skills, potions, abilities, talents, foes, cards, heroes and dungeons."""

from ludotheque.content.provenance import Confidence, Provenance
from ludotheque.games.one_deck_dungeon.content.definitions import (
    Boss,
    Box,
    ContentSet,
    Cost,
    CostKind,
    Dungeon,
    Encounter,
    EncounterKind,
    ExtraCard,
    Floor,
    FoeAbility,
    Hero,
    HeroicAbility,
    Item,
    Level,
    Limits,
    PerilOption,
    Potion,
    Side,
    Skill,
    Spaces,
    Storage,
    Talent,
    Tier,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Effects, Usable
from ludotheque.games.one_deck_dungeon.sentences import boxes, nouns
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Setting
from ludotheque.games.one_deck_dungeon.sentences.lexicon import Lexicon
from ludotheque.games.one_deck_dungeon.sentences.writer import SPEECHES, DungeonWriter
from ludotheque.text.languages import Language
from ludotheque.text.spans import Spans, capital, phrase, plain, said_once, spans
from ludotheque.text.writer import lines, typeset

__all__ = [
    "SPEECHES",
    "ability_text",
    "boss_text",
    "box_text",
    "card_heading",
    "dungeon_text",
    "effects_text",
    "encounter_text",
    "extra_card_text",
    "floor_text",
    "foe_text",
    "hero_text",
    "item_text",
    "level_name",
    "level_text",
    "option_text",
    "potion_text",
    "skill_text",
    "talent_text",
    "tier_text",
]


def card_heading(content: ContentSet, provenance: Provenance, lang: Language) -> Spans:
    """The set a card belongs to, and whether it is our own design."""
    name = typeset(content.name_en if lang == "en" else content.name_fr, lang)
    ours = provenance.confidence is Confidence.DESIGNED
    return spans(DungeonWriter(lang).say("odd-set-designed", name=name) if ours else name)


def effects_text(effects: Effects, lang: Language) -> Spans:
    """The effects of a skill, potion, ability or talent as sentences."""
    return DungeonWriter(lang).effects(effects, Setting.HERO)


def box_text(box: Box, lang: Language) -> Spans:
    """What covers a box, and what it brings while it is uncovered."""
    return capital(boxes.box(box, DungeonWriter(lang)))


def item_text(item: Item, lang: Language) -> Spans:
    """The icons of an item."""
    return capital(boxes.item(item, DungeonWriter(lang)))


def skill_text(skill: Skill, lang: Language) -> Spans:
    """A skill: its cost and use on the first line, then what it does."""
    pen, setting = DungeonWriter(lang), Setting.HERO
    always = not skill.usable and not skill.effects
    heading = spans(pen.say("odd-always")) if always else phrase(_cost(skill.cost, pen), _usable(skill.usable, pen))
    return lines(heading, phrase(pen.effects(skill.effects, setting), pen.hooks(skill.hooks, setting)))


def potion_text(potion: Potion, lang: Language) -> Spans:
    """A potion: its price and use on the first line, then what it does."""
    pen, setting = DungeonWriter(lang), Setting.HERO
    price = pen.sentence(pen.led(pen.say("odd-cost"), pen.count(1, nouns.CUBE)))
    body = phrase(pen.effects(potion.effects, setting), pen.hooks(potion.hooks, setting))
    return lines(phrase(price, _usable(potion.usable, pen)), body)


def ability_text(ability: HeroicAbility, lang: Language) -> Spans:
    """A heroic ability: its use on the first line, what it does, and when it stores dice."""
    pen, stored = DungeonWriter(lang), ability.storage
    use = _usable(ability.usable, pen)
    boss = spans(pen.say("odd-boss-too" if ability.usable_in_boss else "odd-no-boss"))
    body = pen.effects(ability.effects, Setting.HERO, stored.max if stored is not None else 0)
    return lines(phrase(use, boss), phrase(body, _storage(stored, pen) if stored is not None else ()))


def talent_text(talent: Talent, lexicon: Lexicon, lang: Language) -> Spans:
    """A talent: its focus and spaces, its use, then what it does."""
    pen, setting = DungeonWriter(lang), Setting.HERO
    focus = pen.led(pen.name("focus", lexicon.focuses[talent.focus]), _spaces(talent.spaces, pen))
    body = phrase(pen.effects(talent.effects, setting), pen.hooks(talent.hooks, setting))
    return lines(
        pen.sentence(focus), phrase(_usable(talent.usable, pen), pen.say(f"odd-talent-{_often(talent)}")), body
    )


def _often(talent: Talent) -> str:
    if talent.limit is not None:
        return talent.limit.value
    if not talent.usable:
        return "always"
    return "each-fight" if Usable.COMBAT in talent.usable else "each-encounter"


def foe_text(ability: FoeAbility, lang: Language) -> Spans:
    """The special ability of a foe."""
    return DungeonWriter(lang).hooks(ability.hooks, Setting.FOE)


def floor_text(floor: Floor, lang: Language) -> Spans:
    """What a floor changes, and the boxes it adds."""
    return _place(floor, DungeonWriter(lang))


def extra_card_text(card: ExtraCard, lang: Language) -> Spans:
    """The optional card for four players: its boxes are for cards with a leaf."""
    pen = DungeonWriter(lang)
    return lines(spans(pen.say("odd-for-leaves")), _place(card, pen))


def boss_text(boss: Boss, lang: Language) -> Spans:
    """Health, ability and boxes of a boss."""
    pen = DungeonWriter(lang)
    health = pen.sentence(pen.noun(nouns.FULL_HEALTH), str(boss.health))
    rows = [capital(boxes.box(box, pen)) for box in boss.boxes]
    return lines(health, pen.hooks(boss.hooks, Setting.PLACE), *rows)


def dungeon_text(dungeon: Dungeon, lang: Language) -> Spans:
    """The difficulty of a dungeon, its floors and its boss."""
    pen = DungeonWriter(lang)
    rows = [spans(pen.say(f"odd-difficulty-{dungeon.difficulty}"))]
    for number, floor in enumerate(dungeon.floors, 1):
        rows += [pen.led(pen.say("odd-floor", number=number), pen.name("floor", floor)), floor_text(floor, lang)]
    rows += [pen.led(pen.noun(nouns.BOSS), pen.name("boss", dungeon.boss)), boss_text(dungeon.boss, lang)]
    return lines(*rows)


def encounter_text(card: Encounter, lexicon: Lexicon, lang: Language) -> Spans:
    """An encounter card: kind and worth, special ability, boxes or options, loot."""
    pen = DungeonWriter(lang)
    heading = phrase(pen.say(f"odd-kind-{card.kind.value}"), ",", pen.count(card.xp, nouns.XP))
    heading = phrase(heading, ",", pen.count(1, nouns.LEAF)) if card.leaf else heading
    rows = [pen.sentence(heading)]
    if card.ability is not None:
        ability = lexicon.abilities[card.ability]
        rows.append(pen.led(pen.name("foe", ability), foe_text(ability, lang)))
    rows += [capital(boxes.box(box, pen)) for box in card.boxes]
    rows += [option_text(option, lang) for option in card.options]
    return lines(*rows, boxes.loot(card.loot, card.xp, lexicon, pen))


def option_text(option: PerilOption, lang: Language) -> Spans:
    """An option of a peril: its price, what it can bring, its box."""
    pen = DungeonWriter(lang)
    notes = [pen.count(option.time_cost, nouns.TIME)] if option.time_cost else []
    notes += [spans(pen.say(f"odd-grants-{option.grants.value}"))] if option.grants is not None else []
    label = phrase(typeset(option.label_en if lang == "en" else option.label_fr, lang))
    head = phrase(label, "(", pen.comma(notes), ")") if notes else label
    said = phrase(head, ",", boxes.box(option.box, pen))
    if not option.cost:
        return said
    return phrase(said, ".", pen.led(pen.say("odd-cost"), pen.effects(option.cost, Setting.PLACE)))


def hero_text(hero: Hero, side: Side, lang: Language) -> Spans:
    """One side of a hero card, and the Basic Skill of the hero."""
    pen = DungeonWriter(lang)
    ability, start, basic = side.heroic_ability, side.starting_skill, hero.basic_skill
    return lines(
        pen.sentence(boxes.stats(side, pen)),
        pen.led(pen.noun(nouns.HEROIC_ABILITY), pen.name("ability", ability)),
        ability_text(ability, lang),
        pen.led(pen.say("odd-starting-skill"), pen.name("skill", start)),
        skill_text(start, lang),
        pen.led(pen.noun(nouns.BASIC_SKILL), pen.name("skill", basic)),
        skill_text(basic, lang),
    )


def level_name(level: Level, lang: Language) -> str:
    """`Level 2`."""
    return DungeonWriter(lang).say("odd-level", level=level.level)


def level_text(level: Level, lang: Language) -> Spans:
    """A level card: its limits, bonus dice and cubes, and the price of the next level."""
    pen = DungeonWriter(lang)
    rows = [_limits("solo", level.solo, pen), _limits("party", level.party, pen)]
    rows.append(pen.say("odd-bonus-dice", count=level.bonus_dice))
    rows += [pen.say("odd-level-cubes", count=level.cubes.p1, four=level.cubes.p4)] if level.cubes.p1 else []
    if level.xp_to_next is None:
        rows.append(pen.say("odd-last-level"))
    else:
        rows.append(pen.say("odd-next-level", xp=level.xp_to_next.p1, four=level.xp_to_next.p4))
    return lines(*[spans(row) for row in rows])


def tier_text(tier: Tier, lang: Language) -> Spans:
    """A difficulty: where the party starts, and the ticks it may earn."""
    pen = DungeonWriter(lang)
    rows = [pen.say("odd-tier-level", level=tier.level)]
    rows.append(pen.say("odd-tier-cubes", count=tier.cubes.p1, four=tier.cubes.p4))
    rows += [pen.say("odd-tier-xp", count=tier.xp_cards)] if tier.xp_cards else []
    rows.append(pen.say("odd-tier-boss" if tier.needs_boss else "odd-tier-bonus", count=tier.bonus_ticks))
    return phrase(*rows)


def _limits(who: str, limits: Limits, pen: DungeonWriter) -> str:
    said = pen.all_of([pen.count(limits.items, nouns.ITEM), pen.count(limits.skills, nouns.SKILL)])
    return pen.say("odd-limits", who=pen.say(f"odd-limits-{who}"), limits=plain(said))


def _place(place: Floor | ExtraCard, pen: DungeonWriter) -> Spans:
    rows = [pen.hooks(place.hooks, Setting.PLACE)]
    for kind, there in ((EncounterKind.PERIL, place.peril_boxes), (EncounterKind.COMBAT, place.combat_boxes)):
        rows += [phrase(pen.say(f"odd-kind-{kind.value}"), ",", boxes.box(box, pen)) for box in there]
    return lines(*rows)


def _cost(cost: Cost, pen: DungeonWriter) -> Spans:
    if cost.kind is CostKind.FREE:
        return spans(pen.say("odd-free"))
    return pen.sentence(pen.led(pen.say("odd-cost"), pen.count(cost.amount, nouns.COSTS[cost.kind])))


def _usable(usable: tuple[Usable, ...], pen: DungeonWriter) -> Spans:
    if not usable:
        return ()
    when = pen.all_of([spans(pen.say(f"odd-usable-{each.value}")) for each in usable])
    return pen.sentence(pen.say("odd-usable"), when)


def _storage(storage: Storage, pen: DungeonWriter) -> Spans:
    when = [pen.say(f"odd-store-{each.value}") for each in storage.store_when]
    said = pen.one_of([spans(each) for each in said_once(when)])
    return phrase(pen.say("odd-store"), said, pen.say("odd-store-max", count=storage.max))


def _spaces(spaces: Spaces, pen: DungeonWriter) -> Spans:
    kinds = (("circle", spaces.circle), ("square", spaces.square), ("hard", spaces.hard))
    return pen.all_of([spans(pen.say(f"odd-spaces-{kind}", count=count)) for kind, count in kinds if count])
