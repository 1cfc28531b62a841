"""French conditions: each part a clause after "si"; symbols and faces alone are said with "sur"."""

import msgspec

from ludotheque.games.dice_throne.content.vocabulary import Amount, Condition, CostKind, Side
from ludotheque.games.dice_throne.sentences import nouns
from ludotheque.games.dice_throne.sentences.french.amounts import tokens
from ludotheque.games.dice_throne.sentences.french.players import i, me, my
from ludotheque.games.dice_throne.sentences.language_pack import Setting, Voice
from ludotheque.text.clauses import Lead
from ludotheque.text.french import AVOIR, ETRE, FAIRE, OBTENIR, count, elided, the
from ludotheque.text.nouns import Gender
from ludotheque.text.spans import Spans, listed, phrase, spans


def lead(condition: Condition, voice: Voice) -> Lead:
    """What stands before the consequence."""
    if condition == Condition(symbols=condition.symbols):
        return Lead(phrase("sur", symbols(condition.symbols, voice)), short=True)
    if condition == Condition(faces=condition.faces):
        return Lead(phrase("sur", faces(condition.faces)), short=True)
    if condition.symbols:
        more = full(msgspec.structs.replace(condition, symbols=()), voice)
        return Lead(phrase("sur", symbols(condition.symbols, voice), ",", more), short=True)
    return Lead(full(condition, voice))


def any_of(conditions: tuple[Condition, ...], voice: Voice) -> Lead:
    """Any of several results of a throw: numbers first."""
    numbers = tuple(sorted(number for condition in conditions for number in condition.faces))
    named = [symbols(condition.symbols, voice) for condition in conditions if condition.symbols]
    return Lead(phrase("sur", listed([*([faces(numbers)] if numbers else []), *named], "ou")), short=True)


def full(condition: Condition, voice: Voice) -> Spans:
    """The condition with "si", whatever it is."""
    parts = [*_dice(condition, voice), *_damage(condition, voice), *_tokens(condition, voice)]
    parts += [*_choices(condition, voice), *_companions(condition, voice)]
    return listed([elided("si", part) for part in parts], "et")


def symbols(counts: tuple[tuple[str, int], ...], voice: Voice) -> Spans:
    """`Flamme et Fournaise`, `2 Épées et 1 Impact`, `2 faces Ombre`: a single one needs no number."""
    if all(number == 1 for _, number in counts):
        return listed([voice.lexicon.symbols[symbol].singular("fr") for symbol, _ in counts], "et")
    return listed([_counted(symbol, number, voice) for symbol, number in counts], "et")


def _counted(symbol: str, number: int, voice: Voice) -> Spans:
    noun = voice.lexicon.symbols[symbol]
    if symbol not in voice.lexicon.ambiguous:
        return count(number, noun)
    return phrase(count(number, nouns.FACE), noun.singular("fr"))


def faces(numbers: tuple[int, ...]) -> Spans:
    """`6`, `1 ou 2`, `1 à 4`."""
    if len(numbers) > 2 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return spans(f"{numbers[0]} à {numbers[-1]}")
    return listed([spans(str(number)) for number in numbers], "ou")


def _dice(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    if condition.symbols:
        out.append(phrase("ce dé montre" if voice.one_die else "les dés montrent", symbols(condition.symbols, voice)))
    if condition.none_of:
        names = [voice.lexicon.symbols[symbol].singular("fr") for symbol in condition.none_of]
        out.append(phrase("aucun dé ne montre", listed(names, "ni")))
    if condition.of_a_kind is not None:
        out.append(phrase(i(voice, OBTENIR), f"{condition.of_a_kind} chiffres identiques"))
    if condition.faces:
        out.append(phrase("ce dé montre" if voice.one_die else "un dé montre", faces(condition.faces)))
    total = "le résultat" if voice.thrown == 1 else "le total des dés"
    if condition.roll_total_at_least is not None and condition.roll_total_at_most is not None:
        out.append(spans(f"{total} est de {condition.roll_total_at_least} à {condition.roll_total_at_most}"))
    elif condition.roll_total_at_least is not None:
        out.append(spans(f"{total} est d’au moins {condition.roll_total_at_least}"))
    elif condition.roll_total_at_most is not None:
        out.append(spans(f"{total} est d’au plus {condition.roll_total_at_most}"))
    if condition.rerolled is not None:
        subject = me(voice)
        does = FAIRE.form(subject.person)
        out.append(phrase(subject.spans, f"le {does}" if condition.rerolled else f"ne le {does} pas"))
    return out


def _damage(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    if condition.added_damage_at_least is not None:
        out.append(phrase("au moins", f"{condition.added_damage_at_least} dégâts sont ainsi ajoutés"))
    if condition.attack_damage_at_least is not None:
        out.append(phrase(my(voice, nouns.ATTACK), f"inflige au moins {condition.attack_damage_at_least} dégâts"))
    if condition.incoming_damage_at_least is not None:
        least = f"sont d’au moins {condition.incoming_damage_at_least}"
        out.append(phrase("les", nouns.INCOMING_DAMAGE.plural("fr"), least))
    if condition.damage_dealt_at_least is not None:
        number = condition.damage_dealt_at_least
        damage = nouns.PLAIN_DAMAGE.form(number, "fr")
        out.append(phrase("l’Attaque inflige au moins", str(number), damage))
    for status, number in condition.attack_damaged_holder_of:
        victim = phrase("un joueur ayant au moins", *tokens(status, Amount(number), voice))
        out.append(phrase(my(voice, nouns.ATTACK), "a blessé ce tour-ci", victim))
    if condition.defence_rolled is not None:
        rolled = "a été lancé" if condition.defence_rolled else "n’a pas encore été lancé"
        out.append(phrase("le Jet Défensif", rolled))
    if condition.ultimate is not None:
        is_not = "est" if condition.ultimate else "n’est pas"
        out.append(phrase("l’Attaque", is_not, "une Capacité Ultime"))
    return out


def _tokens(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    for status, number in condition.holding:
        few = "" if number == 1 and status in voice.lexicon.singles else "au moins"
        out.append(phrase(i(voice, AVOIR), few, *tokens(status, Amount(number), voice)))
    if condition.paid_at_least is not None:
        paid = {CostKind.REMOVE: "retiré", CostKind.SPEND: "dépensé", CostKind.DISCARD: "défaussé", CostKind.CP: "payé"}
        subject = me(voice)
        have = phrase(subject.spans, "en", AVOIR.form(subject.person))
        out.append(phrase(have, paid[voice.paid], f"au moins {condition.paid_at_least}"))
    if condition.holder_is_owner is not None:
        plays = ("jouez", "ne jouez pas") if not voice.of_holder else ("joue", "ne joue pas")
        verb = plays[0] if condition.holder_is_owner else plays[1]
        out.append(phrase(me(voice).spans, verb, the(voice.lexicon.owner(voice.token))))
    if condition.held_since_own_turn_start is not None:
        had = ("l’avait", "ne l’avait pas") if voice.of_holder else ("l’aviez", "ne l’aviez pas")
        verb = had[0] if condition.held_since_own_turn_start else had[1]
        out.append(phrase(me(voice).spans, verb, "au début de ce tour"))
    return out


def _choices(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    if condition.chosen_is is not None:
        is_not = "c’est" if condition.chosen_is is Side.OPPONENT else "ce n’est pas"
        out.append(phrase(is_not, "un adversaire"))
    if condition.first_player is not None:
        subject = me(voice)
        verb = ETRE.form(subject.person)
        denied = phrase(elided("ne", verb), "pas")
        out.append(phrase(subject.spans, verb if condition.first_player else denied, "le Joueur de Départ"))
    if condition.attempts_used_below is not None:
        fewer = phrase("fait moins de", str(condition.attempts_used_below), nouns.ROLL_ATTEMPT.plural("fr"))
        out.append(phrase(i(voice, AVOIR), fewer, "ce tour-ci"))
    if condition.side is not None:
        flipped = "n’est pas retourné" if condition.side in voice.lexicon.start_boards else "est retourné"
        out.append(phrase("son plateau" if voice.of_holder else "votre plateau", flipped))
    return out


def _companions(condition: Condition, voice: Voice) -> list[Spans]:
    out: list[Spans] = []
    if condition.companion_active is not None:
        noun = voice.lexicon.companions[condition.companion_active]
        out.append(phrase(companion_named(condition.companion_active, voice), "est", ACTIVE[noun.gender]))
    if condition.companion_downed is not None:
        out.append(phrase(companion_named(condition.companion_downed, voice), "est hors de combat"))
    for companion, number in condition.companion_health_at_least:
        out.append(phrase(companion_named(companion, voice), "a au moins", count(number, nouns.HEALTH)))
    return out


def companion_named(companion: str, voice: Voice) -> Spans:
    """Its name; in its own text a pronoun once a sentence has named it."""
    noun = voice.lexicon.companions[companion]
    if voice.companion == companion:
        return spans("elle" if noun.gender is Gender.FEMININE else "il")
    voice.companion = companion if voice.setting is Setting.PASSIVE else ""
    return noun.singular("fr")


ACTIVE = {Gender.MASCULINE: "actif", Gender.FEMININE: "active"}
