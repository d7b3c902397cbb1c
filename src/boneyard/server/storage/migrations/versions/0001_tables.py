"""Tables, their seats and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("slug", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("daily", sa.String(10)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("clock_s", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("rematch", sa.String(22)),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("nonce", sa.String(64)),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("actor", sa.String(8), nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.Column("state_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index(
        "uq_entries_client_id", "entries", ["table_id", "actor", "client_id"], unique=True
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("seats")
    op.drop_table("tables")
