"""Accounts, clocks, endings, notes, lessons done, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.add_column(sa.Column("webhook", sa.Text(), nullable=True))
        guests.add_column(sa.Column("language", sa.String(8), nullable=True))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("pace", sa.Integer(), nullable=True))
        tables.add_column(sa.Column("deadline", MOMENT, nullable=True))
        tables.add_column(sa.Column("ending", sa.String(16), nullable=True))
        tables.add_column(sa.Column("finished", MOMENT, nullable=True))
        tables.add_column(sa.Column("result", sa.JSON(none_as_null=True), nullable=True))
        tables.add_column(sa.Column("parent", sa.String(32), nullable=True))
        tables.add_column(sa.Column("parent_moves", sa.Integer(), nullable=True))
        tables.add_column(
            sa.Column("origin", sa.String(8), nullable=False, server_default="played")
        )
        tables.create_foreign_key("fk_tables_parent_tables", "tables", ["parent"], ["id"])
        tables.create_index("ix_tables_deadline", ["deadline"])
        tables.create_index("ix_tables_finished", ["finished"])
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("stand_in", sa.String(32), nullable=True))
        for name in ("resigned", "agrees"):
            seats.add_column(
                sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false())
            )
    op.create_table(
        "accounts",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("passphrase", sa.Text(), nullable=False),
        sa.Column("created", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", name="pk_accounts"),
        sa.UniqueConstraint("name", name="uq_accounts_name"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_accounts_guest_id_guests"),
    )
    op.create_table(
        "notes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_notes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notes_table_id_tables"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_notes_guest_id_guests"),
    )
    op.create_index("ix_notes_table_id", "notes", ["table_id"])
    op.create_index("ix_notes_guest_id", "notes", ["guest_id"])
    op.create_table(
        "lessons_done",
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("lesson", sa.String(64), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("guest_id", "game", "lesson", name="pk_lessons_done"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_lessons_done_guest_id_guests"
        ),
    )
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(48), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("at", MOMENT, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_ratings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_ratings_table_id_tables"),
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])


def downgrade() -> None:
    for table in ("ratings", "lessons_done", "notes", "accounts"):
        op.drop_table(table)
    with op.batch_alter_table("seats") as seats:
        for name in ("stand_in", "resigned", "agrees"):
            seats.drop_column(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_constraint("fk_tables_parent_tables", type_="foreignkey")
        tables.drop_index("ix_tables_finished")
        tables.drop_index("ix_tables_deadline")
        for name in ("pace", "deadline", "ending", "finished", "result", "parent", "parent_moves"):
            tables.drop_column(name)
        tables.drop_column("origin")
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("webhook")
        guests.drop_column("language")
