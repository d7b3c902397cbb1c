"""One link for all, a level for the bots, seats that move on, and reactions."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("bots", sa.String(40)))
    op.add_column("tables", sa.Column("invitation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("moved", sa.Integer, nullable=False, server_default="0"))
    op.add_column(
        "sayings", sa.Column("kind", sa.String(8), nullable=False, server_default="words")
    )


def downgrade() -> None:
    op.drop_column("sayings", "kind")
    op.drop_column("tables", "moved")
    op.drop_column("tables", "invitation")
    op.drop_column("tables", "bots")
