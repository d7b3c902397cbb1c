"""What partners said to each other."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "sayings",
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("ears", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_sayings"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_sayings_table_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("sayings")
