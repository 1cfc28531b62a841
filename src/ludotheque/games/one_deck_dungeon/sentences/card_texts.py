"""The texts of whole cards in a language: skills, potions, abilities, talents, foes, heroes, dungeons and boxes."""

from ludotheque.content.annotations import Confidence, Provenance
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
    Loot,
    PerilOption,
    Potion,
    Side,
    Skill,
    Spaces,
    Storage,
    Talent,
    Tier,
)
from ludotheque.games.one_deck_dungeon.content.vocabulary import Color, Effects, Icon, Usable
from ludotheque.games.one_deck_dungeon.sentences import nouns
from ludotheque.games.one_deck_dungeon.sentences.language_pack import Setting
from ludotheque.games.one_deck_dungeon.sentences.nouns import Lexicon
from ludotheque.games.one_deck_dungeon.sentences.writer import SPEECHES, DungeonWriter
from ludotheque.text.clauses import Noun
from ludotheque.text.languages import Language
from ludotheque.text.spans import Span, Spans, capital, phrase, plain, said_once, spans
from ludotheque.text.writer import lines, typeset


def box_line(sheet: Box, writer: DungeonWriter) -> Spans:
    """`strength 10 (wide, armor): 2 hearts and 1 time`."""
    return phrase(needed(sheet, writer), writer.grammar.colon, consequences(sheet, writer))


def needed(sheet: Box, writer: DungeonWriter) -> Spans:
    """`strength 10 (wide, armor)`."""
    color = nouns.COLORS[sheet.color] if sheet.color is not None else nouns.ANY_COLOR
    return phrase(writer.noun(color), str(sheet.value) if sheet.value is not None else "X", _marks(sheet, writer))


def _marks(sheet: Box, writer: DungeonWriter) -> Spans:
    marks = [
        (sheet.wide, Span(writer.say("odd-mark-wide"), "rule:ODD-DICE-7")),
        (sheet.armor, Span(writer.say("odd-mark-armor"), nouns.ARMOR_BOX.term)),
        (sheet.skull, Span(writer.say("odd-mark-skull"), nouns.SKULL.term)),
    ]
    said = writer.comma([spans(mark) for holds, mark in marks if holds])
    return phrase("(", said, ")") if said else ()


def consequences(sheet: Box, writer: DungeonWriter) -> Spans:
    """Return the consequences of leaving the box uncovered."""
    icons = ((Icon.HEART, sheet.hearts), (Icon.TIME, sheet.time), (Icon.POISON, sheet.poison))
    said = [writer.count(number, nouns.ICONS[icon]) for icon, number in icons if number]
    return writer.all_of(said) if said else spans(writer.say("odd-no-consequence"))


def item_line(sheet: Item, writer: DungeonWriter) -> Spans:
    """`strength +1, health +1`."""
    return writer.comma([phrase(writer.noun(noun), f"+{number}") for noun, number in _icons(sheet) if number])


def stats(side: Side, writer: DungeonWriter) -> Spans:
    """`strength 3, agility 1, magic 0, health 5`."""
    return writer.comma([phrase(writer.noun(noun), str(number)) for noun, number in _icons(side)])


def _icons(sheet: Item | Side) -> list[tuple[Noun, int]]:
    colors = [(Color.STRENGTH, sheet.strength), (Color.AGILITY, sheet.agility), (Color.MAGIC, sheet.magic)]
    return [*((nouns.COLORS[color], number) for color, number in colors), (nouns.FULL_HEALTH, sheet.health)]


def loot(sheet: Loot, xp: int, lexicon: Lexicon, writer: DungeonWriter) -> Spans:
    """`Loot: item (magic +1), skill Backstab or 3 XP.`"""
    said = [phrase(writer.noun(nouns.ITEM), "(", item_line(sheet.item, writer), ")")]
    if sheet.skill is not None:
        said.append(phrase(writer.noun(nouns.SKILL), writer.name("skill", lexicon.skills[sheet.skill])))
    if sheet.potion is not None:
        said.append(phrase(writer.noun(nouns.POTION), writer.name("potion", lexicon.potions[sheet.potion])))
    said.append(writer.count(xp, nouns.XP))
    return writer.sentence(writer.led(writer.noun(nouns.LOOT), writer.one_of(said)))


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
    """Return the set of a card, and whether the card is our own design."""
    name = typeset(content.name_en if lang == "en" else content.name_fr, lang)
    ours = provenance.confidence is Confidence.DESIGNED
    return spans(DungeonWriter(lang).say("odd-set-designed", name=name) if ours else name)


def effects_text(effects: Effects, lang: Language) -> Spans:
    """Return the effects of a skill, potion, ability or talent as sentences."""
    return DungeonWriter(lang).effects(effects, Setting.HERO)


def box_text(box: Box, lang: Language) -> Spans:
    """Return what covers a box, and the consequences of leaving it uncovered."""
    return capital(box_line(box, DungeonWriter(lang)))


def item_text(item: Item, lang: Language) -> Spans:
    """Return the icons of an item."""
    return capital(item_line(item, DungeonWriter(lang)))


def skill_text(skill: Skill, lang: Language) -> Spans:
    """Return the text of a skill: its cost and use on the first line, then its effects."""
    writer, setting = DungeonWriter(lang), Setting.HERO
    always = not skill.usable and not skill.effects
    heading = (
        spans(writer.say("odd-always")) if always else phrase(_cost(skill.cost, writer), _usable(skill.usable, writer))
    )
    return lines(heading, phrase(writer.effects(skill.effects, setting), writer.hooks(skill.hooks, setting)))


def potion_text(potion: Potion, lang: Language) -> Spans:
    """Return the text of a potion: its price and use on the first line, then its effects."""
    writer, setting = DungeonWriter(lang), Setting.HERO
    price = writer.sentence(writer.led(writer.say("odd-cost"), writer.count(1, nouns.CUBE)))
    body = phrase(writer.effects(potion.effects, setting), writer.hooks(potion.hooks, setting))
    return lines(phrase(price, _usable(potion.usable, writer)), body)


def ability_text(ability: HeroicAbility, lang: Language) -> Spans:
    """Return the text of a heroic ability: its use on the first line, its effects, and when it stores dice."""
    writer, stored = DungeonWriter(lang), ability.storage
    use = _usable(ability.usable, writer)
    boss = spans(writer.say("odd-boss-too" if ability.usable_in_boss else "odd-no-boss"))
    body = writer.effects(ability.effects, Setting.HERO, stored.max if stored is not None else 0)
    return lines(phrase(use, boss), phrase(body, _storage(stored, writer) if stored is not None else ()))


def talent_text(talent: Talent, lexicon: Lexicon, lang: Language) -> Spans:
    """Return the text of a talent: its focus and spaces, its use, then its effects."""
    writer, setting = DungeonWriter(lang), Setting.HERO
    focus = writer.led(writer.name("focus", lexicon.focuses[talent.focus]), _spaces(talent.spaces, writer))
    body = phrase(writer.effects(talent.effects, setting), writer.hooks(talent.hooks, setting))
    return lines(
        writer.sentence(focus), phrase(_usable(talent.usable, writer), writer.say(f"odd-talent-{_often(talent)}")), body
    )


def _often(talent: Talent) -> str:
    if talent.limit is not None:
        return talent.limit.value
    if not talent.usable:
        return "always"
    return "each-fight" if Usable.COMBAT in talent.usable else "each-encounter"


def foe_text(ability: FoeAbility, lang: Language) -> Spans:
    """Return the special ability of a foe."""
    return DungeonWriter(lang).hooks(ability.hooks, Setting.FOE)


def floor_text(floor: Floor, lang: Language) -> Spans:
    """Return what a floor changes, and the boxes it adds."""
    return _place(floor, DungeonWriter(lang))


def extra_card_text(card: ExtraCard, lang: Language) -> Spans:
    """Return the text of the optional card for four players: its boxes apply to cards with a leaf."""
    writer = DungeonWriter(lang)
    return lines(spans(writer.say("odd-for-leaves")), _place(card, writer))


def boss_text(boss: Boss, lang: Language) -> Spans:
    """Return the health, ability and boxes of a boss."""
    writer = DungeonWriter(lang)
    health = writer.sentence(writer.noun(nouns.FULL_HEALTH), str(boss.health))
    rows = [capital(box_line(box, writer)) for box in boss.boxes]
    return lines(health, writer.hooks(boss.hooks, Setting.PLACE), *rows)


def dungeon_text(dungeon: Dungeon, lang: Language) -> Spans:
    """Return the difficulty of a dungeon, its floors and its boss."""
    writer = DungeonWriter(lang)
    rows = [spans(writer.say(f"odd-difficulty-{dungeon.difficulty}"))]
    for number, floor in enumerate(dungeon.floors, 1):
        rows += [
            writer.led(writer.say("odd-floor", number=number), writer.name("floor", floor)),
            floor_text(floor, lang),
        ]
    rows += [writer.led(writer.noun(nouns.BOSS), writer.name("boss", dungeon.boss)), boss_text(dungeon.boss, lang)]
    return lines(*rows)


def encounter_text(card: Encounter, lexicon: Lexicon, lang: Language) -> Spans:
    """Return the text of an encounter card: kind and XP, special ability, boxes or options, loot."""
    writer = DungeonWriter(lang)
    heading = phrase(writer.say(f"odd-kind-{card.kind.value}"), ",", writer.count(card.xp, nouns.XP))
    heading = phrase(heading, ",", writer.count(1, nouns.LEAF)) if card.leaf else heading
    rows = [writer.sentence(heading)]
    if card.ability is not None:
        ability = lexicon.abilities[card.ability]
        rows.append(writer.led(writer.name("foe", ability), foe_text(ability, lang)))
    rows += [capital(box_line(box, writer)) for box in card.boxes]
    rows += [option_text(option, lang) for option in card.options]
    return lines(*rows, loot(card.loot, card.xp, lexicon, writer))


def option_text(option: PerilOption, lang: Language) -> Spans:
    """Return the text of a peril's option: its price, its possible loot, its box."""
    writer = DungeonWriter(lang)
    notes = [writer.count(option.time_cost, nouns.TIME)] if option.time_cost else []
    notes += [spans(writer.say(f"odd-grants-{option.grants.value}"))] if option.grants is not None else []
    label = phrase(typeset(option.label_en if lang == "en" else option.label_fr, lang))
    head = phrase(label, "(", writer.comma(notes), ")") if notes else label
    said = phrase(head, ",", box_line(option.box, writer))
    if not option.cost:
        return said
    return phrase(said, ".", writer.led(writer.say("odd-cost"), writer.effects(option.cost, Setting.PLACE)))


def hero_text(hero: Hero, side: Side, lang: Language) -> Spans:
    """Return the text of one side of a hero card, and the Basic Skill of the hero."""
    writer = DungeonWriter(lang)
    ability, start, basic = side.heroic_ability, side.starting_skill, hero.basic_skill
    return lines(
        writer.sentence(stats(side, writer)),
        writer.led(writer.noun(nouns.HEROIC_ABILITY), writer.name("ability", ability)),
        ability_text(ability, lang),
        writer.led(writer.say("odd-starting-skill"), writer.name("skill", start)),
        skill_text(start, lang),
        writer.led(writer.noun(nouns.BASIC_SKILL), writer.name("skill", basic)),
        skill_text(basic, lang),
    )


def level_name(level: Level, lang: Language) -> str:
    """`Level 2`."""
    return DungeonWriter(lang).say("odd-level", level=level.level)


def level_text(level: Level, lang: Language) -> Spans:
    """Return the text of a level card: its limits, bonus dice and cubes, and the price of the next level."""
    writer = DungeonWriter(lang)
    rows = [_limits("solo", level.solo, writer), _limits("party", level.party, writer)]
    rows.append(writer.say("odd-bonus-dice", count=level.bonus_dice))
    rows += [writer.say("odd-level-cubes", count=level.cubes.p1, four=level.cubes.p4)] if level.cubes.p1 else []
    if level.xp_to_next is None:
        rows.append(writer.say("odd-last-level"))
    else:
        rows.append(writer.say("odd-next-level", xp=level.xp_to_next.p1, four=level.xp_to_next.p4))
    return lines(*[spans(row) for row in rows])


def tier_text(tier: Tier, lang: Language) -> Spans:
    """Return the text of a difficulty: where the party starts, and the ticks it may earn."""
    writer = DungeonWriter(lang)
    rows = [writer.say("odd-tier-level", level=tier.level)]
    rows.append(writer.say("odd-tier-cubes", count=tier.cubes.p1, four=tier.cubes.p4))
    rows += [writer.say("odd-tier-xp", count=tier.xp_cards)] if tier.xp_cards else []
    rows.append(writer.say("odd-tier-boss" if tier.needs_boss else "odd-tier-bonus", count=tier.bonus_ticks))
    return phrase(*rows)


def _limits(who: str, limits: Limits, writer: DungeonWriter) -> str:
    said = writer.all_of([writer.count(limits.items, nouns.ITEM), writer.count(limits.skills, nouns.SKILL)])
    return writer.say("odd-limits", who=writer.say(f"odd-limits-{who}"), limits=plain(said))


def _place(place: Floor | ExtraCard, writer: DungeonWriter) -> Spans:
    rows = [writer.hooks(place.hooks, Setting.PLACE)]
    for kind, there in ((EncounterKind.PERIL, place.peril_boxes), (EncounterKind.COMBAT, place.combat_boxes)):
        rows += [phrase(writer.say(f"odd-kind-{kind.value}"), ",", box_line(box, writer)) for box in there]
    return lines(*rows)


def _cost(cost: Cost, writer: DungeonWriter) -> Spans:
    if cost.kind is CostKind.FREE:
        return spans(writer.say("odd-free"))
    return writer.sentence(writer.led(writer.say("odd-cost"), writer.count(cost.amount, nouns.COSTS[cost.kind])))


def _usable(usable: tuple[Usable, ...], writer: DungeonWriter) -> Spans:
    if not usable:
        return ()
    when = writer.all_of([spans(writer.say(f"odd-usable-{each.value}")) for each in usable])
    return writer.sentence(writer.say("odd-usable"), when)


def _storage(storage: Storage, writer: DungeonWriter) -> Spans:
    when = [writer.say(f"odd-store-{each.value}") for each in storage.store_when]
    said = writer.one_of([spans(each) for each in said_once(when)])
    return phrase(writer.say("odd-store"), said, writer.say("odd-store-max", count=storage.max))


def _spaces(spaces: Spaces, writer: DungeonWriter) -> Spans:
    kinds = (("circle", spaces.circle), ("square", spaces.square), ("hard", spaces.hard))
    return writer.all_of([spans(writer.say(f"odd-spaces-{kind}", count=count)) for kind, count in kinds if count])
