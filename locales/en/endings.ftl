### Ending early: the rest claimed or given up, the hand thrown in, the vote, the table at a standstill.

button-end-hand = End the hand…
end-how = <b>How would you like to end hand { $number }?</b> (group { $group })
end-claim = • <b>The rest is mine</b>: every trick that is left is yours, whatever happens. If that isn't certain, play goes on and nobody hears of it.
end-concede = • <b>We give up the rest</b>: the tricks that are left go to the opponents. { $partner } has to agree.
end-void = • <b>Throw the hand in</b>: it counts for nobody and the next player deals. All four have to agree.
end-none = There is nothing more to propose just now. You can try again in the next trick.
button-claim = The rest is mine
button-concede = We give up the rest
button-void = Throw the hand in
button-void-count = Throw the hand in { $count }/4
button-withdraw = Take it back
button-decline = No

concession-offered = 🏳️ You have proposed to give up the rest. Let's see what { $partner } says.
concession-asked = 🏳️ <b>{ $partner } would give up the rest</b> to the opponents. Do you agree?
concession-declined = 🏳️ { $partner } won't give up the rest: play on.
void-asked = 🚫 <b>Throw the hand in?</b> { $name } proposes it. All four have to agree.
void-wanted = 🚫 { $name } proposes to throw the hand in. All four have to agree.
void-agreed = 🚫 You want to throw the hand in. Let's see what the others say.
void-declined = 🚫 { $name } won't throw the hand in: play goes on.

ended-claimed = 🙋 { $name } takes the rest: it was certain
ended-conceded = 🏳️ { $names } give up the rest
ended-voided = 🚫 Hand thrown in by all four: it doesn't count

alert-claim-refused = From what you have seen so far, it isn't certain that every trick is yours. Play on: I'm telling this to you alone.
alert-not-your-turn = The rest can be claimed when it's your turn to play a card.
alert-already-offered = You have said so already. The others have yet to answer.
alert-already-declined = Somebody has said no to that during this trick. You can try again in the next one.
alert-offer-made = Proposed.
alert-agreed = Agreed.
alert-offer-declined = You have said no: play goes on.
alert-offer-gone = Nobody is asking that any more: the game has moved on.

vote-asked = 🏁 <b>End the match?</b> { $name } proposes it. It ends if { $needed } of you say so within 2 minutes.
vote-opened = 🏁 The vote on ending the match is in the group <b>{ $group }</b>.
button-vote-count = End it { $count }/{ $needed }
button-vote-no = No, let's go on
alert-voted = Your vote is counted.
alert-already-voted = Your vote is counted already.

close-offered = 💤 Nobody has played at this table for quite a while. If nobody is going to, it can be closed.
button-close = Close the table
close-soon = ⏳ { $name } wants to close the table: it closes in a minute. If you are still playing there, say so.
button-still-playing = We're still playing
alert-closing = All right: it closes in a minute, unless somebody who plays there says something.
alert-table-is-alive = Somebody has played at this table recently: it stays open.
alert-table-stays = All right: the table goes on.
