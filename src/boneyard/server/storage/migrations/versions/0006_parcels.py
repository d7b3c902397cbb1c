"""Lists of matches on their way from one browser to another."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "parcels",
        sa.Column("lock", sa.String(64), nullable=False),
        sa.Column("matches", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("lock", name="pk_parcels"),
    )
    op.create_index("ix_parcels_made", "parcels", ["made"])


def downgrade() -> None:
    op.drop_table("parcels")
