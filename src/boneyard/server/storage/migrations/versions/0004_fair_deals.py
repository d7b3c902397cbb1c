"""By which scheme the deals of a table are proven; those that are there keep the first."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("scheme", sa.Integer, nullable=False, server_default="1"))
    op.add_column(
        "tables", sa.Column("bot_seats", sa.String(60), nullable=False, server_default="")
    )


def downgrade() -> None:
    op.drop_column("tables", "bot_seats")
    op.drop_column("tables", "scheme")
