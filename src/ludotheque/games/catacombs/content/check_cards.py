"""Do the cards make sense: what is known of the printed ones, and the decks that are played?"""

from collections import Counter
from typing import Final

from ludotheque.content.problems import Findings
from ludotheque.content.provenance import Confidence
from ludotheque.games.catacombs.content.check_arena import check_once
from ludotheque.games.catacombs.content.definitions import Ability, CardSheet, CardShot, ShotSheet
from ludotheque.games.catacombs.content.file_types import CardsFile, Files, KnownCard
from ludotheque.games.catacombs.content.vocabulary import AbilityKind, Family, Role, Sign, Source, Team, Trigger

DECK_SIZE: Final = 28  # CC-COMP-2
WITH_AMOUNT: Final = (AbilityKind.HEAL, AbilityKind.STEAL)
ARMOR: Final = "armor"
WORKING: Final = ("shots", "ability", ARMOR)  # what a card does
COMPARED: Final = ("team", "name_en", "name_fr", *WORKING, "role", "sign", "copies")
DESIGNABLE: Final = (*COMPARED, "class_en", "class_fr")


def check_known_cards(out: Findings, files: Files) -> None:
    """`cards.yaml`."""
    file = files.cards
    size = file.deck_facts.cards_per_team.value
    out.need(size == DECK_SIZE, "deck_facts/cards_per_team", f"{size} cards, not {DECK_SIZE} (CC-COMP-2)")
    check_once(out, "deck_facts/teams", list(file.deck_facts.teams), Team)
    check_once(out, "roles", [role.id for role in file.roles], Role)
    check_once(out, "signs", [sign.id for sign in file.signs], Sign)
    check_once(out, "abilities", [ability.id for ability in file.abilities], AbilityKind)
    for name, times in Counter(card.id for card in file.cards).items():
        out.need(times == 1, "cards", f"card {name} is there {times} times")
    played = {card.name_en for _team, deck in files.cards_designed.decks for card in deck}
    for known in file.cards:
        path = f"cards[{known.id}]"
        _check_shots(out, path, known.shots or (), files)
        out.need(known.name_en in played, path, "is known, but in no deck of cards_designed.yaml")
        sure = [name for name, _confidence in known.field_confidence]
        for name in sure:
            allowed = ", ".join(COMPARED)
            out.need(name in COMPARED, f"{path}/field_confidence", f"unknown field {name!r}; allowed: {allowed}")
        for name in WORKING:
            told = getattr(known, name) is None or name in sure
            out.need(told, f"{path}/field_confidence", f"lacks {name}")
    for number, sequence in enumerate(file.unattributed_sequences):
        _check_shots(out, f"unattributed_sequences[{number}]", sequence.shots, files)


def check_decks(out: Findings, files: Files) -> None:
    """`cards_designed.yaml`."""
    file = files.cards_designed
    check_once(out, "decks", [team for team, _deck in file.decks], Team)
    for team, deck in file.decks:
        path = f"decks/{team.value}"
        count = sum(card.copies for card in deck)
        out.need(count == DECK_SIZE, path, f"{count} cards, not {DECK_SIZE} (CC-COMP-2)")
        for card in deck:
            here = f"{path}[{card.id}]"
            out.need(card.team is team, here, f"is of team {card.team.value}, in the deck of {team.value}")
            _check_card(out, here, card, files)
        _check_composition(out, path, deck, dict(file.composition_per_team))
    for name, times in Counter(card.id for _team, deck in file.decks for card in deck).items():
        out.need(times == 1, "decks", f"card {name} is there {times} times")


def _check_card(out: Findings, path: str, card: CardSheet, files: Files) -> None:
    out.need(card.shots, f"{path}/shots", "every card has a shot sequence (CC-COMP-7)")
    _check_shots(out, path, card.shots, files)
    if card.ability is not None:
        _check_ability(out, f"{path}/ability", card.ability, card, files)
    ours = card.source is Source.DESIGNED
    sound = (card.confidence is Confidence.DESIGNED) == ours
    out.need(sound, path, "confidence is designed where the source is, and nowhere else")
    out.need(card.source in (Source.DESIGNED, Source.SEED), path, "the source of a card is seed or designed")
    for name in card.designed_fields:
        allowed = ", ".join(DESIGNABLE)
        out.need(name in DESIGNABLE, f"{path}/designed_fields", f"unknown field {name!r}; allowed: {allowed}")
    if ours:
        out.need(not card.designed_fields, f"{path}/designed_fields", "all of a designed card is ours")
    else:
        _check_against_known(out, path, card, files.cards)


def _check_shots(out: Findings, path: str, shots: tuple[CardShot, ...], files: Files) -> None:
    for number, shot in enumerate(shots):
        sheet = _sheet(shot, files)
        sound = not shot.targeted or sheet is None or sheet.can_be_targeted
        out.need(sound, f"{path}/shots[{number}]", f"{shot.shot.value} cannot be targeted: only ranged shots can")


def _sheet(shot: CardShot, files: Files) -> ShotSheet | None:
    return next((sheet for sheet in files.shots.shots if sheet.id is shot.shot), None)


def _check_ability(out: Findings, path: str, ability: Ability, card: CardSheet, files: Files) -> None:
    """When it acts decides whether it belongs to a shot; what it moves decides whether it has an amount."""
    needs = ability.id in WITH_AMOUNT
    has = ability.amount is not None
    out.need(has == needs, path, f"{ability.id.value} {'needs an' if needs else 'has no'} amount")
    general = next((sheet for sheet in files.cards.abilities if sheet.id is ability.id), None)
    bound = ability.applies_to_shot
    if general is None or general.trigger is Trigger.AFTER_SEQUENCE:
        out.need(bound is None, path, f"{ability.id.value} acts after the sequence, so it belongs to no shot")
        return
    if bound is None:
        out.need(False, path, f"{ability.id.value} acts on damage, so it needs applies_to_shot")
        return
    made = [shot for shot in card.shots if shot.shot is bound]
    out.need(made, path, f"applies to {bound.value}, which the card has not")
    sheets = [_sheet(shot, files) for shot in made]
    harmless = any(sheet is not None and sheet.family is Family.MOVE for sheet in sheets)
    out.need(not harmless, path, f"{bound.value} does no damage that {ability.id.value} could act on")


def _check_against_known(out: Findings, path: str, card: CardSheet, file: CardsFile) -> None:
    """A card that the rulebook names keeps what is known of it, and says what is ours."""
    known = next((each for each in file.cards if each.name_en == card.name_en), None)
    if known is None:
        out.need(False, path, f"no card of cards.yaml is called {card.name_en!r}, but its source is seed")
        return
    for name in COMPARED:
        is_ours = name in card.designed_fields
        if _is_known(known, name):
            out.need(not is_ours, f"{path}/designed_fields", f"{name} is not ours: cards.yaml knows it")
            same = _same(getattr(known, name), getattr(card, name))
            out.need(same, f"{path}/{name}", f"differs from cards.yaml, cards[{known.id}]")
        else:
            out.need(is_ours, f"{path}/designed_fields", f"lacks {name}, which no source gives")


def _is_known(known: KnownCard, name: str) -> bool:
    """No ability is something that can be known."""
    sure = name == "ability" and name in dict(known.field_confidence)
    return sure or getattr(known, name) is not None


def _same(known: object, played: object) -> bool:
    """What is known of an ability may be less than what is played."""
    if isinstance(known, Ability) and isinstance(played, Ability):
        pairs = ((known.amount, played.amount), (known.applies_to_shot, played.applies_to_shot))
        return known.id is played.id and all(told in (None, used) for told, used in pairs)
    return known == played


def _check_composition(out: Findings, path: str, deck: tuple[CardSheet, ...], promised: dict[str, int]) -> None:
    """Both decks hold what `composition_per_team` says."""
    kinds = (ARMOR, *[kind.value for kind in AbilityKind])
    for name in promised:
        allowed = ", ".join(kinds)
        out.need(name in kinds, "composition_per_team", f"unknown kind {name!r}; allowed: {allowed}")
    counts = Counter[str]()
    for card in deck:
        counts[ARMOR] += card.copies * card.armor
        if card.ability is not None:
            counts[card.ability.id.value] += card.copies
    for name in kinds:
        wanted = promised.get(name, 0)
        out.need(counts[name] == wanted, path, f"{counts[name]} cards with {name}, not {wanted}")
