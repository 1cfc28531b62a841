"""French words for effects: damage, dice, tokens, cards, companions, and control flow."""

from dataclasses import replace
from typing import Final

from ludotheque.games.dice_throne.content import effect_types as e
from ludotheque.games.dice_throne.content.effect_types import SetDie
from ludotheque.games.dice_throne.content.vocabulary import (
    ANY_STATUS,
    CompanionState,
    DieValue,
    Level,
    Many,
    MayReroll,
    PayForDice,
    Side,
    Targets,
    Until,
    Who,
    Whose,
)
from ludotheque.games.dice_throne.sentences import nouns, phrases
from ludotheque.games.dice_throne.sentences.french.phrases import (
    ACTIVE,
    aiming,
    as_many,
    choice,
    companion_named,
    counted,
    done_to,
    mine,
    my,
    same,
    to_recipient,
)
from ludotheque.games.dice_throne.sentences.language_pack import (
    CompanionWords,
    DamageWords,
    DiceWords,
    FlowWords,
    Measure,
    Narration,
    TokenWords,
    each_choice,
)
from ludotheque.games.dice_throne.sentences.merged_effects import Inflicted
from ludotheque.games.dice_throne.sentences.phrases import (
    doer,
    me,
    measure,
    order,
    recipient,
    repeated,
    token_list,
    tokens,
    whole,
)
from ludotheque.text.clauses import Block, Clause, Mood, Noun, Person, Subject, Verb
from ludotheque.text.french import AVOIR, CHOISIR, a, agree, count, elided, of, regular, the, to, to_whom, verb
from ludotheque.text.spans import Spans, listed, phrase, spans

INFLIGER: Final = regular("infliger")
VOLER: Final = regular("voler")
FAIRE_SUBIR: Final = verb("faire subir", "faites subir", "fait subir", "font subir")
SUBIR: Final = verb("subir", "subissez", "subit", "subissent")
PREVENIR: Final = verb("prévenir", "prévenez", "prévient", "préviennent")
RENDRE: Final = verb("rendre", "rendez", "rend", "rendent")
REPARTIR: Final = verb("répartir", "répartissez", "répartit", "répartissent")
SOUSTRAIRE: Final = verb("soustraire", "soustrayez", "soustrait", "soustraient")


def aimed(does: Verb, targets: Targets, narration: Narration) -> tuple[Verb, Spans]:
    """Return the verb and the target after "à"; sentences may leave out the opponent of an Attack."""
    return (does, ()) if targets == (Who.DEFENDER,) and narration.in_attack else aiming(does, targets, narration)


def given(measured: Measure, target: Spans) -> Spans:
    """Put the target last, except before an amount with a tail: "à l’Attaquant 1 dégât par Épée"."""
    head, tail = measured
    return phrase(target, head, tail) if tail else phrase(head, target)


def _dealt(effect: e.Damage, measured: Measure, notes: str, narration: Narration) -> Block:
    does, goal = aimed(INFLIGER, each_choice(effect.target), narration)
    return repeated(effect.target, order(narration, does, given(measured, goal), notes), narration)


def _change_attack(measured: Measure, less: bool, shown: bool, narration: Narration) -> Clause:
    attack = to(the(nouns.ATTACK)) if shown else ()
    return order(narration, SOUSTRAIRE if less else regular("ajouter"), given(measured, attack))


def _share(effect: e.ShareDamage, narration: Narration) -> Clause:
    companion = narration.lexicon.companions[effect.companion].singular("fr")
    incoming = nouns.INCOMING_DAMAGE.plural("fr")
    if effect.count is Many.ANY:
        between = phrase("entre", "lui" if narration.of_holder else "vous", "et", companion)
        return order(narration, REPARTIR, "librement les", incoming, between)
    if effect.count is Many.ALL:
        all_of_it = phrase("tous les", incoming)
        if narration.companion == effect.companion:
            return order(narration, to_whom(FAIRE_SUBIR, "lui"), all_of_it)
        return order(narration, FAIRE_SUBIR, to(companion), all_of_it)
    if isinstance(effect.count, Many):
        raise LookupError(f"no words for sharing {effect.count}")
    return order(
        narration, regular("déplacer"), whole(effect.count, nouns.INCOMING_DAMAGE, narration), "sur", companion
    )


def _steal(effect: e.StealHealth, narration: Narration) -> Block:
    does, victim = aimed(VOLER, effect.target, narration)
    return (order(narration, does, given(measure(effect.amount, nouns.HEALTH, narration), victim)),)


def _own_health(health: int, narration: Narration) -> Spans:
    return phrase("sa Santé" if narration.of_holder else "votre Santé", f"à {health}")


DAMAGE: Final = DamageWords(
    take=SUBIR,
    isolated="(source isolée de dégâts)",
    unpreventable="qui ne peuvent être ni prévenus ni réduits",
    dealt=_dealt,
    change_attack=_change_attack,
    prevent=PREVENIR,
    all_of="tous",
    meant_for=lambda targets, narration: phrase("destinés", to_recipient(targets, narration)),
    avoid=regular("éviter"),
    incoming=phrase("les", nouns.INCOMING_DAMAGE.plural("fr")),
    make=RENDRE,
    undefendable="imparable",
    halved=(INFLIGER, spans("la moitié de ses dégâts (arrondie au chiffre supérieur)"), "que"),
    ability="la capacité",
    fails=(AVOIR, spans("effet"), "aucun"),
    share=_share,
    heal=regular("soigner"),
    helped=lambda targets, measured, narration: done_to(RENDRE, targets, measured, narration),
    steal=_steal,
    set=verb("mettre", "mettez", "met", "mettent"),
    own_health=_own_health,
    health_of=lambda whose, health: phrase("la Santé", of(whose), f"à {health}"),
)


LANCER: Final = regular("lancer")
RELANCER: Final = regular("relancer")
REROLL_IT: Final = verb("le relancer", "relancez-le", "le relance")
NUDGE: Final = verb("augmenter ou diminuer", "augmentez ou diminuez", "augmente ou diminue", "augmentent ou diminuent")


def _instead(offer: PayForDice, narration: Narration) -> Spans:
    """Return `vous pouvez dépenser 1 jeton Synthé pour lancer 3 dés à la place`."""
    first, *others = phrases.clauses(offer.pay, narration)
    said = [narration.speech.grammar.clause(replace(first, may=True), Mood.INDICATIVE)]
    said += [narration.speech.grammar.clause(cost, Mood.INFINITIVE) for cost in others]
    return phrase(listed(said, "et"), "pour lancer", count(offer.dice, nouns.DIE), "à la place")


def _reroll_these(offer: MayReroll, narration: Narration) -> Clause:
    if isinstance(offer.dice, Many):
        return order(narration, RELANCER, "une fois autant de ces dés que vous voulez")
    if offer.dice == 1:
        return (
            order(narration, REROLL_IT, "une fois")
            if narration.thrown == 1
            else order(narration, RELANCER, "1 de ces dés")
        )
    return order(narration, RELANCER, f"une fois jusqu’à {offer.dice} de ces dés")


def _both_roll(late: str, other: Spans, dice: Spans, narration: Narration) -> Clause:
    both = Subject(phrase(late, other, "et", me(narration).spans), Person.MANY if narration.of_holder else Person.YOU)
    return Clause(both, LANCER, phrase("chacun", dice))


def _if_higher(or_equal: bool, narration: Narration) -> Spans:
    higher = "supérieur ou égal" if or_equal else "supérieur"
    return phrase("si", "son résultat" if narration.of_holder else "le vôtre", "est", higher)


def _dice_of(number: int, whose: Whose, narration: Narration) -> Spans:
    """Return `1 de vos dés`, `2 dés de votre choix`."""
    own = phrase(str(number), "de", mine(narration), nouns.DIE.plural("fr"))
    if whose is Whose.SELF:
        return own
    if whose is Whose.SELF_OR_TEAMMATE:
        return phrase(own, "ou des dés d’un coéquipier")
    if whose is Whose.OPPONENT:
        narration.picked, narration.picked_many = Side.OPPONENT, False
        return phrase(count(number, nouns.DIE), "d’un adversaire")
    if whose is Whose.SAME:
        if narration.of_holder:
            return phrase(count(number, nouns.DIE), of(same(narration)))
        return phrase(str(number), "de", "leurs" if narration.picked_many else "ses", nouns.DIE.plural("fr"))
    return phrase(count(number, nouns.DIE), choice(narration))


def _value_of(number: int, whose: Whose, narration: Narration) -> Spans:
    """Return `la valeur d’un de vos dés`, `la valeur de 2 dés de votre choix`."""
    one = number == 1 and whose in {Whose.SELF, Whose.ANY}
    dice = {
        Whose.SELF: phrase("un de", mine(narration), nouns.DIE.plural("fr")),
        Whose.ANY: phrase("un dé", choice(narration)),
    }
    return phrase("la valeur", of(dice[whose] if one else _dice_of(number, whose, narration)))


def _changed(effect: SetDie, narration: Narration) -> Spans:
    value = _value_of(effect.dice, effect.whose, narration)
    if effect.value is DieValue.COPY_OF_OWN_DIE:  # DT-CARD-13
        other = phrase("identique à celle d’un autre de", mine(narration), nouns.DIE.plural("fr"))
        same_roll = "(lancé pendant la même phase et pour la même raison)"
        return phrase(value, "pour qu’elle soit", other, same_roll)
    return value if isinstance(effect.value, DieValue) else phrase(value, f"en {effect.value}")


def _extra_attempts(number: int) -> Spans:
    more = agree("supplémentaire", nouns.ROLL_ATTEMPT.gender, number)
    return phrase(count(number, nouns.ROLL_ATTEMPT), more)


DICE: Final = DiceWords(
    roll=LANCER,
    instead=_instead,
    each_die="pour chaque dé",
    reroll=RELANCER,
    reroll_these=_reroll_these,
    late="une fois la cible choisie,",
    both_roll=_both_roll,
    if_higher=_if_higher,
    that_die="ce dé",
    an_opponent="un adversaire",
    of_choice=lambda own, narration: phrase(choice(narration) if own else "de son choix"),
    most="jusqu’à",
    twice="(le même dé peut être relancé deux fois)",
    dice_of=_dice_of,
    change=regular("changer"),
    changed=_changed,
    nudge=NUDGE,
    nudged=lambda effect, narration: phrase(f"de {effect.by}", _value_of(effect.dice, effect.whose, narration)),
    extra_attempts=_extra_attempts,
    with_most="avec jusqu’à",
    in_phase="pendant la",
)


DONNER: Final = regular("donner")
RECEVOIR: Final = verb("recevoir", "recevez", "reçoit", "reçoivent")
RETIRER: Final = regular("retirer")
REMOVE_IT: Final = Verb("le retirer", "le retirez", "le retire", "le retirent", order="retirez-le")
FAIRE_DEFAUSSER: Final = verb("faire défausser", "faites défausser", "fait défausser", "font défausser")
OWN: Final = {Person.YOU: "votre", Person.ONE: "sa", Person.MANY: "leur"}
OF_CHOICE: Final = {Person.YOU: "de votre choix", Person.ONE: "de son choix", Person.MANY: "de leur choix"}


def _inflicted(group: Inflicted, narration: Narration) -> Block:
    does, goal = aimed(INFLIGER, each_choice(group.target), narration)
    first, *others = group.inflictions
    if others:
        items = token_list(tuple((each.status, each.count) for each in group.inflictions), narration)
        named = phrase(listed(items, "et"), goal)
    else:
        named = given(tokens(first.status, first.count, narration), goal)
    if group.target == (Who.SAME,) and narration.same_chooses:
        return (Clause(doer(group.target, narration), RECEVOIR, named),)
    return repeated(group.target, order(narration, does, named), narration)


def _any_own(narration: Narration) -> Spans:
    wish = "qu’il veut" if narration.of_holder else "que vous voulez"
    return phrase("autant de", mine(narration), EFFECTS, wish)


def _limit_by(number: int, status: Spans, narration: Narration) -> Spans:
    return phrase(f"de {number}", my(narration, nouns.STACK_LIMIT), elided("de", status))


def _incoming(effect: e.PreventStatus, noun: Noun, narration: Narration) -> Spans:
    token = noun if effect.status == ANY_STATUS else counted(effect.status, narration)
    return phrase(count(effect.count, token), agree("entrant", token.gender, effect.count))


def _detonated(status: str, targets: Targets, narration: Narration) -> Spans:
    return phrase("les", counted(status, narration).plural("fr"), of(recipient(targets, narration)))


def _stolen(effect: e.StealCp, most: str, narration: Narration) -> Clause:
    does, victim = aimed(VOLER, effect.target, narration)
    head, tail = measure(effect.amount, nouns.CP, narration)
    return order(narration, does, given((phrase(most, head), tail), victim))


def _search(number: int, narration: Narration) -> Block:
    deck, hand = ("sa pioche", "sa main") if narration.of_holder else ("votre pioche", "votre main")
    taken = order(narration, regular("chercher"), count(number, nouns.CARD), choice(narration), "dans", deck)
    add_it = verb("l’ajouter", "ajoutez-la", "l’ajoute")
    add_them = verb("les ajouter", "ajoutez-les", "les ajoute")
    added = order(narration, add_it if number == 1 else add_them, f"à {hand}")
    return (taken, added, order(narration, regular("mélanger"), deck))


EFFECTS: Final = nouns.STATUS_EFFECT.plural("fr")
TOKENS: Final = TokenWords(
    gain=regular("gagner"),
    given=lambda targets, items, narration: done_to(DONNER, targets, (items, ()), narration),
    inflicted=_inflicted,
    remove=RETIRER,
    remove_it=(REMOVE_IT, ()),
    remove_from=lambda targets, narration: aiming(RETIRER, targets, narration),
    all_own=lambda narration: phrase("toutes", mine(narration), EFFECTS),
    any_own=_any_own,
    of_own=lambda narration: phrase("de", mine(narration), EFFECTS),
    transfer=verb("transférer", "transférez", "transfère"),
    this_token="ce jeton",
    one_of_any=phrase("1 jeton", elided("de", nouns.STATUS_EFFECT.singular("fr"))),
    from_whom=of,
    to_whom=to_recipient,
    to_another=lambda narration: phrase("vers un autre joueur", choice(narration)),
    raise_=regular("augmenter"),
    limit_by=_limit_by,
    prevent=PREVENIR,
    incoming=_incoming,
    explode=regular("exploser"),
    detonate=verb("faire exploser", "faites exploser", "fait exploser", "font exploser"),
    detonated=_detonated,
    first_one="le premier",
    lose=verb("perdre", "perdez", "perd", "perdent"),
    steal=VOLER,
    most="jusqu’à",
    of_those="de ces",
    victim=to_recipient,
    instead=lambda one: "au lieu de le gagner" if one else "au lieu de les gagner",
    stolen=_stolen,
    draw=regular("piocher"),
    discard=regular("défausser"),
    whole_hand=lambda person: phrase("toute", OWN[person], "main"),
    any_cards=lambda narration: as_many(nouns.CARD, narration),
    at_random="au hasard",
    of_choice=lambda person: OF_CHOICE[person],
    made_discard=lambda targets, cards, narration: done_to(FAIRE_DEFAUSSER, targets, ((), cards), narration),
    search=_search,
    look=regular("regarder"),
    their_hand=lambda many: "leurs mains" if many else "sa main",
    hand_of=lambda whose: phrase("la main", of(whose)),
)


FAIRE_CROITRE: Final = verb("faire croître", "faites croître", "fait croître", "font croître")
REDEVENIR: Final = verb("redevenir", "redevenez", "redevient", "redeviennent")


def _grow(effect: e.Grow, group: Noun, narration: Narration) -> Clause:
    if not effect.each_in_play:
        return replace(order(narration, FAIRE_CROITRE, whole(effect.amount, group, narration)), may=effect.optional)
    wish = ("qu’il veut" if narration.of_holder else "que vous voulez") if effect.optional else ""
    each = phrase("chacun de", mine(narration), group.plural("fr"), wish)
    return order(narration, FAIRE_CROITRE, whole(effect.amount, nouns.TIME, narration), each)


def _heal(effect: e.HealCompanion, narration: Narration) -> Clause:
    measured = measure(effect.amount, nouns.HEALTH, narration)
    if narration.companion == effect.companion:
        return order(narration, to_whom(RENDRE, "lui"), *measured)
    companion = to(narration.lexicon.companions[effect.companion].singular("fr"))
    return order(narration, RENDRE, given(measured, companion))


def _turn(effect: e.SetCompanion, narration: Narration) -> Clause:
    noun = narration.lexicon.companions[effect.companion]
    companion = Subject(companion_named(effect.companion, narration), Person.ONE)
    if effect.state is CompanionState.ACTIVE:
        return Clause(companion, REDEVENIR, spans(ACTIVE[noun.gender]))
    return Clause(companion, regular("tomber"), spans("hors de combat"))


def _so_many(number: int, noun: Noun, different: bool) -> Spans:
    most = "jusqu’à" if number > 1 else ""
    return phrase(most, count(number, noun), agree("différent", noun.gender, number) if different else "")


def _levelled(level: Level, group: Noun) -> Noun:
    return replace(group, fr_singular=f"{group.fr_singular} {nouns.level(level, group, 'fr')}")


COMPANIONS: Final = CompanionWords(
    grow=_grow,
    heal=_heal,
    turn=_turn,
    activate=regular("activer"),
    so_many=_so_many,
    free="gratuitement",
    any_time=lambda many: f"(même hors de {'leur' if many else 'son'} moment habituel)",
    build=verb("construire", "construisez", "construit", "construisent"),
    upgrade=regular("améliorer"),
    levelled=lambda level, group: a(_levelled(level, group)),
    upgraded=lambda level, group: phrase("en", _levelled(level, group).singular("fr")),
    flip=regular("retourner"),
    own_board=lambda narration: "son plateau" if narration.of_holder else "votre plateau",
    rest_of_game="pour le reste de la partie",
)


def _extra_phases(number: int) -> Spans:
    phase = nouns.OFFENSIVE_PHASE
    return phrase(count(number, phase), agree("supplémentaire", phase.gender, number))


FLOW: Final = FlowWords(
    nothing=(Clause(Subject(spans("rien"), Person.ONE), verb("ne se passer", "ne se passez", "ne se passe")),),
    choose=CHOISIR,
    take=regular("effectuer"),
    extra_phases=_extra_phases,
    against="contre",
    holder="le porteur",
    you="vous",
    until={Until.ROLL_PHASE_END: phrase("jusqu’à la conclusion de la", nouns.ROLL_PHASE.singular("fr"))},
)
