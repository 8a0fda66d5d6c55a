"""Cookies and tokens that can be taken back, and whose program a guest is."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        # With a default, so that servers of the older version can go on adding guests
        guests.add_column(sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
        guests.add_column(sa.Column("owner", sa.String(32), nullable=True))
        guests.create_index("ix_guests_owner", ["owner"])


def downgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.drop_index("ix_guests_owner")
        guests.drop_column("owner")
        guests.drop_column("epoch")
