"""What an alert says: each at most 200 characters, in the language of whoever tapped."""

from __future__ import annotations

from bot.screens import words
from bot.texts import Translator
from engine.cards import Card
from engine.errors import Refusal


def refused(reason: Refusal, t: Translator) -> str:
    """What the rules refuse to somebody who is asked: a forged move, or an old one."""
    match reason:
        case Refusal.CARD_NOT_ALLOWED:
            return t.plain("alert-card-not-allowed")
        case Refusal.NOT_YOUR_CARD:
            return t.plain("alert-not-your-card")
        case Refusal.ALREADY_DELEGATED:
            return t.plain("alert-already-delegated")
        case Refusal.NOT_CERTAIN:
            return t.plain("alert-claim-refused")
        case Refusal.NOT_YOUR_TURN:
            return t.plain("alert-not-your-turn")
        case Refusal.ALREADY_OFFERED:
            return t.plain("alert-already-offered")
        case Refusal.ALREADY_DECLINED:
            return t.plain("alert-already-declined")
        case _:
            return stale(t)


def stale(t: Translator) -> str:
    """A button of an older question."""
    return t.plain("alert-stale")


def unknown(t: Translator) -> str:
    """A button that means nothing here."""
    return t.plain("alert-unknown")


def not_your_game(t: Translator) -> str:
    """A stranger's tap on a match's button."""
    return t.plain("alert-not-your-game")


def only_seated(t: Translator) -> str:
    """A lobby's button that is for the seated and for administrators."""
    return t.plain("alert-only-seated")


def only_starter(t: Translator) -> str:
    """Ending a match is for administrators and for whoever started it."""
    return t.plain("alert-only-starter")


def only_administrators(t: Translator) -> str:
    """A group's settings are for its administrators."""
    return t.plain("alert-only-administrators")


def only_members(t: Translator) -> str:
    """A forwarded lobby, tapped from outside the group."""
    return t.plain("alert-only-members")


def banned(t: Translator) -> str:
    """They may not play in this group."""
    return t.plain("alert-banned")


def forgiven(t: Translator, name: str) -> str:
    """Somebody may play again."""
    return t.plain("alert-forgiven", name=name)


def only_opener(t: Translator) -> str:
    """Taking somebody off a table is for whoever opened it and for administrators."""
    return t.plain("alert-only-opener")


def asked_in_private(t: Translator) -> str:
    """The question stands in the private chat."""
    return t.plain("alert-asked-in-private")


def unproven_administrator(t: Translator) -> str:
    """For administrators, and Telegram doesn't say that they are one: anonymous ones it hides."""
    return t.plain("alert-unproven-administrator")


def seat_taken(t: Translator, name: str) -> str:
    """Somebody was faster."""
    return t.plain("alert-seat-taken", name=name)


def seated(t: Translator) -> str:
    """They have sat down."""
    return t.plain("alert-seated")


def seated_with(t: Translator, partner: str) -> str:
    """They have a seat at a table that fills, and somebody opposite."""
    return t.plain("alert-seated-with", partner=partner)


def stood_up(t: Translator) -> str:
    """They have left the lobby."""
    return t.plain("alert-stood-up")


def seats_free(t: Translator, free: int) -> str:
    """Start, with seats still free."""
    return t.plain("alert-seats-free", n=free)


def not_confirmed(t: Translator, name: str) -> str:
    """Start, with somebody who has not said yet that they are there."""
    return t.plain("alert-not-confirmed", name=name)


def lobby_gone(t: Translator) -> str:
    """The lobby has started, expired or closed."""
    return t.plain("alert-lobby-gone")


def countdown_stopped(t: Translator) -> str:
    """Hold has stopped the countdown."""
    return t.plain("alert-countdown-stopped")


def partners_drawn(t: Translator) -> str:
    """Partners were drawn by lot."""
    return t.plain("alert-partners-drawn")


def here(t: Translator) -> str:
    """They have said that they are there."""
    return t.plain("alert-here")


def match_over(t: Translator) -> str:
    """The match is over."""
    return t.plain("alert-match-over")


def no_hints_here(t: Translator) -> str:
    """This table plays without hints."""
    return t.plain("alert-no-hints")


def hint_not_now(t: Translator) -> str:
    """They are asked nothing now."""
    return t.plain("alert-hint-not-now")


def hand_over(t: Translator) -> str:
    """The next hand is already being played."""
    return t.plain("alert-hand-over")


def ready(t: Translator, count: int, of: int) -> str:
    """They are ready for the next hand, as so many are of those who play."""
    return t.plain("alert-ready", n=count, of=of)


def welcome_back(t: Translator) -> str:
    """They have taken their seat back."""
    return t.plain("alert-welcome-back")


def never_away(t: Translator) -> str:
    """Nobody was playing for them."""
    return t.plain("alert-never-away")


def rematch_asked(t: Translator) -> str:
    """The rematch is open; they are in."""
    return t.plain("alert-rematch-asked")


def language_set(t: Translator) -> str:
    """Said in the language that was chosen."""
    return t.plain("alert-language-set")


def setting_set(t: Translator, *, next_match: bool = False) -> str:
    """A setting is kept; some count from the next match on."""
    return t.plain("alert-setting-next-match") if next_match else t.plain("alert-setting-set")


def no_more_tips(t: Translator) -> str:
    """And where to ask for them again."""
    return t.plain("alert-no-more-tips")


def setting_gone(t: Translator) -> str:
    """A setting that is no longer on offer: another administrator was there meanwhile."""
    return t.plain("alert-setting-gone")


def not_in_group(t: Translator) -> str:
    """Settings of a group that the bot is no longer a member of."""
    return t.plain("alert-not-in-group")


def own_deleted(t: Translator) -> str:
    """The group's own profile is no more."""
    return t.plain("alert-own-deleted")


def own_pinned(t: Translator, *, pinned: bool) -> str:
    """New tables begin with the group's own profile, or no longer."""
    return t.plain("alert-own-pinned") if pinned else t.plain("alert-own-unpinned")


def paused(t: Translator) -> str:
    """The match stands still because the group can't be written to."""
    return t.plain("alert-paused")


def hand_stays_closed(t: Translator) -> str:
    """The cards of a hand are asked for that the next deals are made of."""
    return t.plain("alert-hand-stays-closed")


def too_fast(t: Translator) -> str:
    """Too many updates at once: nothing is heard for a while."""
    return t.plain("alert-too-fast")


def try_again(t: Translator) -> str:
    """Something went wrong on our side; nothing has changed."""
    return t.plain("alert-try-again")


def played(t: Translator, card: Card) -> str:
    """The card that was played, as a toast under the finger."""
    return t.plain("alert-played", card=words.card_name(card, t))


def already_played(t: Translator) -> str:
    """They tap a card that lies: it has played itself meanwhile, or they tapped it twice."""
    return t.plain("alert-already-played")


def trick_lies(t: Translator) -> str:
    """A lead while the last trick still lies."""
    return t.plain("alert-trick-lies")


def offer_made(t: Translator) -> str:
    """The others have been asked whether to end the hand."""
    return t.plain("alert-offer-made")


def agreed(t: Translator) -> str:
    """They have said yes to ending the hand."""
    return t.plain("alert-agreed")


def offer_declined(t: Translator) -> str:
    """They have said no to ending the hand."""
    return t.plain("alert-offer-declined")


def offer_gone(t: Translator) -> str:
    """What was on offer no longer is."""
    return t.plain("alert-offer-gone")


def voted(t: Translator) -> str:
    """Their vote on ending the match counts."""
    return t.plain("alert-voted")


def already_voted(t: Translator) -> str:
    """They have voted so before."""
    return t.plain("alert-already-voted")


def table_is_alive(t: Translator) -> str:
    """Somebody has played there a short while ago: it is not closed."""
    return t.plain("alert-table-is-alive")


def closing(t: Translator) -> str:
    """The table closes in a minute."""
    return t.plain("alert-closing")


def table_stays(t: Translator) -> str:
    """Whoever plays there has said so: it is not closed."""
    return t.plain("alert-table-stays")
