"""What is said in a line: notices and alerts."""

from __future__ import annotations

from collections.abc import Iterator

from bot.gallery.guests import (
    Family,
    Guests,
    Shown,
)
from bot.screens import (
    alerts,
    notices,
)
from engine.cards import Card
from engine.errors import Refusal


class Lines(Guests):
    """Single sentences."""

    def families(self) -> Iterator[tuple[str, Family]]:
        yield "notices", list(self._notices())
        yield "alerts", list(self._alerts())

    def _notices(self) -> Iterator[tuple[str, Shown]]:
        t, bot = self.t, "botifarra_bot"
        yield "no game", notices.no_game(t)
        yield "no game of yours", notices.no_game_of_yours(bot, t)
        yield "solo is private", notices.solo_is_private(bot, t)
        yield "learning is private", notices.learning_is_private(bot, t)
        yield "only in a group", notices.only_in_a_group(bot, t)
        yield "cards are private", notices.cards_are_private(bot, t)
        yield "settings are private", notices.settings_are_private("https://t.me/b?start=x", t)
        yield "back again", notices.back_again(t)
        yield "paused", notices.paused(self.group, t)
        yield "left", notices.left(self.group, t)
        yield "link used", notices.link_used(t)
        yield "stayed", notices.stayed(t)
        yield "an alert, as a message", notices.said(alerts.only_starter(t))

    def _alerts(self) -> Iterator[tuple[str, Shown]]:
        t, name = self.t, self.names[1]
        for reason in Refusal:
            yield f"refused: {reason.value}", alerts.refused(reason, t)
        for alert in (
            alerts.unknown,
            alerts.not_your_game,
            alerts.only_seated,
            alerts.only_starter,
            alerts.only_administrators,
            alerts.only_members,
            alerts.stood_up,
            alerts.lobby_gone,
            alerts.countdown_stopped,
            alerts.partners_drawn,
            alerts.here,
            alerts.match_over,
            alerts.hand_over,
            alerts.no_hints_here,
            alerts.hint_not_now,
            alerts.welcome_back,
            alerts.never_away,
            alerts.hand_stays_closed,
            alerts.rematch_asked,
            alerts.language_set,
            alerts.setting_gone,
            alerts.not_in_group,
            alerts.own_deleted,
            alerts.paused,
            alerts.too_fast,
            alerts.try_again,
            alerts.offer_made,
            alerts.agreed,
            alerts.offer_declined,
            alerts.offer_gone,
            alerts.voted,
            alerts.already_voted,
            alerts.table_is_alive,
            alerts.closing,
            alerts.table_stays,
        ):
            yield alert.__name__.replace("_", " "), alert(t)
        yield "seat taken", alerts.seat_taken(t, name)
        yield "seated", alerts.seated(t)
        yield "seated with", alerts.seated_with(t, name)
        yield "not confirmed", alerts.not_confirmed(t, name)
        for count in (1, 3):
            yield f"seats free: {count}", alerts.seats_free(t, count)
            yield f"ready: {count}", alerts.ready(t, count, 4)
        yield "ready: alone", alerts.ready(t, 1, 1)
        for pinned in (True, False):
            yield f"own profile pinned: {pinned}", alerts.own_pinned(t, pinned=pinned)
        yield "setting", alerts.setting_set(t)
        yield "setting, next match", alerts.setting_set(t, next_match=True)
        for card in ("9O", "12E", "2B"):
            yield f"played {card}", alerts.played(t, Card(card))
