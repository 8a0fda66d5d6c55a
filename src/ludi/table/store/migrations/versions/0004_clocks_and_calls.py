"""A clock for each seat, a grace for those who leave, and where a webhook's links lead."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("page", sa.Text(), nullable=True))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("grace", sa.Integer(), nullable=True))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("deadline", sa.DateTime(timezone=True), nullable=True))


def downgrade() -> None:
    for table, column in (("seats", "deadline"), ("tables", "grace"), ("guests", "page")):
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column)
