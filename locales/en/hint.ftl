### A hint: what the strongest bot would do, and why.

hint = { $choice }: { $reason }.
hint-delegate = Delegate
hint-call = { $level ->
    [contro] { -contro(case: "title") }
    [recontro] { -recontro(case: "title") }
   *[sant_vicenc] { -sant-vicenc }
  }
hint-pass = Pass
hint-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
hint-nines = { $n ->
    [0] no manilla
    [one] 1 manilla
   *[other] { $n } manillas
  }
hint-aces = { $n ->
    [0] no ace
    [one] 1 ace
   *[other] { $n } aces
  }
hint-tenths = { $whole }.{ $tenths }
hint-either = { $first } or { $last }
hint-a-trump = a trump

hint-only = it's the only card you may play
hint-ruffing = you ruff, having no { $suit }; { $then }
hint-sure = { $last ->
    [yes] it takes the trick ({ $points })
   *[no] your opponents can't beat it any more
  }{ $among ->
    [cheapest] , and it's the lowest that makes sure of it
    [richest] , and it's the one that secures the most points
   *[one] {""}
  }
hint-highest = your opponents have none higher, and can only beat it with a trump
hint-highest-partner = your partner is winning ({ $card }) and your opponents can only beat that with a trump; it adds { $points }
hint-draws = { $out ->
    [one] it draws trumps, as 1 is still out and an opponent may have it
   *[other] it draws trumps, as { $out } are still out and your opponents may have some
  }{ $sure ->
    [yes] ; they can't beat this one
   *[no] {""}
  }
hint-gives = your partner is winning ({ $card }) and your opponents can't beat that any more; it adds { $points }
hint-nothing-to-give = your partner is winning ({ $card }) and you have no points to add; it's your lowest of that suit
hint-cannot-win = { $lost ->
    [yes] neither of you can beat { $name } ({ $card }){ $points ->
        [0] , and this gives no points away
       *[other] , and no other card gives fewer points away
      }
   *[no] you can't beat { $name } ({ $card }){ $points ->
        [0] , and this risks no points
       *[other] , and no other card risks fewer points
      }
  }
hint-keeps-winner = the trick is yours already, and you keep { $card }; your opponents have none higher in that suit
hint-keeps-guard = you can't win the trick, and this way { $card } isn't left on its own
hint-beaten = your opponents can only beat it with { $cards }
hint-beaten-partner = your partner is winning ({ $card }) and your opponents can only beat that with { $cards }; it adds { $points }
hint-takes-low = it's the lowest with which you can beat { $name } ({ $card })
hint-risks-nothing = it risks no card with points
hint-risks-nothing-keeps = it risks no card with points, and you keep { $card }
hint-risks-nothing-partner = your partner is winning ({ $card }), but your opponents may still beat that; it risks no points
hint-partner-ruffs = your partner has no { $suit } and may be able to ruff
hint-last-of-suit = it leaves you with no { $suit }, but with trumps to ruff with
hint-average = in { $worlds } possible deals{ $open ->
    [yes] , all hands open,
   *[no] {""}
  } the two of you come to { $points } points on average{ $leads ->
    [yes] , { $better } more than with any other I tried
   *[no] {""}
  }
hint-preferred = it's the card I'd play

hint-claims = every trick that is left is yours, whatever happens
hint-names = you have { $count }{ $some ->
    [yes] {" "}({ $honours })
   *[no] {""}
  }{ $nines ->
    [0] {""}
    [one] {" "}and 1 manilla besides
   *[other] {" "}and { $nines } manillas besides
  }
hint-botifarra = { $nines } and { $aces } in your hand
hint-delegates = { $longest } cards in your longest suit, and { $nines } in your hand; let your partner choose
hint-speaks = { $trumps ->
    [0] no trumps
    [one] 1 trump
   *[other] { $trumps } trumps
  }, { $nines } and { $aces } in your hand
hint-expects = in { $worlds } possible deals the two of you come to { $points } points on average, { $called ->
    [yes] more than 36
   *[no] too few to double
  }

button-hint = 💡 Hint
alert-no-hints = This table plays without hints. Administrators can allow them in /settings.
alert-hint-not-now = There is nothing for you to decide now: ask when it is your turn.
