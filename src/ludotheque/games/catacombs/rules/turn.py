"""A turn without its shots: draw, card, ability, surprise, flip (CC-TURN, CC-CARD, CC-ABIL, CC-ADV)."""

from ludotheque.games.catacombs.table import events
from ludotheque.games.catacombs.table.actions import ASK_CARD, ASK_DISCARD, ASK_SURPRISE, DISCARD, DONE, PLAY
from ludotheque.games.catacombs.table.match_content import HEAL, RESET, SURPRISE
from ludotheque.games.catacombs.table.state import BANK, CARD, NO_CARD, OBSTACLE, SHOT, START
from ludotheque.games.catacombs.table.state import SURPRISE as SURPRISE_PHASE
from ludotheque.games.catacombs.table.table import CatacombsTable
from ludotheque.kernel.decisions import ARGUMENT_MASK


def begin_turn(table: CatacombsTable) -> None:
    """Begin a turn with step 1 (CC-TURN-4)."""
    state = table.state
    seat = table.seat()
    table.begin_turn()
    table.begin_phase(CARD)
    if table.content.exhaustion and not state.piles[state.team] and state.hands[seat]:
        exhaust(table)
    if not table.content.draw_at_end:
        table.draw(seat, 1)


def exhaust(table: CatacombsTable) -> None:
    """CC-ADV-2, CC-ADV-3."""
    team = table.state.team
    if table.listening:
        table.tell(events.Exhausted(team))
    table.lose_tokens(team, 1)
    if table.state.pools[team] == 0:
        table.end_game("pool")


def choose_card(table: CatacombsTable) -> None:
    """Choose a card in step 2 (CC-TURN-7, CC-TURN-11); without a card the game ends (CC-END-4, CC-ABIL-10)."""
    state = table.state
    seat = table.seat()
    hand = state.hands[seat]
    if not hand:
        table.end_game("hand")
    table.begin_sequence()
    table.begin_phase(SHOT)
    if state.stunned[state.team]:
        answer = table.ask_active(ASK_DISCARD, [DISCARD | card for card in hand])
        table.throw_away(seat, answer & ARGUMENT_MASK, "stun")
    else:
        answer = table.ask_active(ASK_CARD, [PLAY | card for card in hand])
        table.play(seat, answer & ARGUMENT_MASK)


def use_ability(table: CatacombsTable) -> None:
    """Use the ability after the sequence (CC-CARD-6), then put the card away before another is played (CC-ABIL-4)."""
    state = table.state
    table.begin_phase(OBSTACLE)
    if state.playing == NO_CARD:
        return
    card = table.card(state.playing)
    ability = card.ability if table.content.abilities else 0
    if ability == HEAL:
        table.heal(state.team, card.amount)
        if state.pools[BANK] == 0:
            table.end_game("bank")  # CC-END-3
    elif ability == RESET:
        table.reset_pile(state.team)
    table.put_away()
    if ability == SURPRISE and state.hands[table.seat()]:
        table.begin_phase(SURPRISE_PHASE)


def surprise(table: CatacombsTable) -> None:
    """Offer another card to the same player with the same character (CC-ABIL-3)."""
    seat = table.seat()
    options = [DONE]
    options.extend([PLAY | card for card in table.state.hands[seat]])
    answer = table.ask_active(ASK_SURPRISE, options)
    if answer == DONE:
        table.begin_phase(OBSTACLE)
        if table.listening:
            table.tell(events.SurpriseDeclined(seat))
        return
    table.begin_phase(SHOT)
    table.play(seat, answer & ARGUMENT_MASK)


def finish_turn(table: CatacombsTable) -> None:
    """Flip the marker and activate the other team (CC-TURN-10); stun ends with its turn (CC-ABIL-9)."""
    table.begin_phase(START)
    if table.content.draw_at_end:
        table.draw(table.seat(), 1)
    table.pass_turn()
    if table.state.turn == table.content.max_turns:
        table.end_game("turns")  # CC-STATE-7
