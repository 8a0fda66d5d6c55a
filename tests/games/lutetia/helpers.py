"""What the tests of Lutetia share."""


def run(s, *moves):
    """Let a position go on, with these moves."""
    s.advance()
    for seat, move in moves:
        s.play(seat, move)
    return s


def kinds(s, seat):
    return [s.data.kind[card] for card in s.players[seat].cards]


def removed(s):
    return [s.data.kind[card] for card in s.removed]


def supplies(s):
    return [player.supply for player in s.players]


def refusal(s, seat, move):
    found = s.why_not(seat, move)
    assert found is not None
    return found.key, found.clause
