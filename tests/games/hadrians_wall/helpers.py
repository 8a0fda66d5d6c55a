"""What the tests of Hadrian's Wall share."""


def run(s, *moves):
    """Let a position go on, with these moves."""
    s.advance()
    for seat, move in moves:
        s.play(seat, move)
    return s


def view(s, seat):
    return s.view(seat)


def moves_of(s, seat):
    return set(s.moves(seat))


def refusal(s, seat, move):
    found = s.why_not(seat, move)
    assert found is not None, f"{move} is allowed"
    return found.key, found.clause
