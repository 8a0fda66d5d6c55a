"""Whether a table's seed was chosen by its host: such a game is not rated."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        # With a default, so that servers of the older version can go on adding tables
        tables.add_column(
            sa.Column("seed_chosen", sa.Boolean(), nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("seed_chosen")
