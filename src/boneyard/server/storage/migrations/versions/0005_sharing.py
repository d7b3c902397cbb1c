"""Several servers on one database: revisions, a driver for each table, and who is at which."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("driver", sa.String(22)))
    op.create_table(
        "workers",
        sa.Column("id", sa.String(22), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("measures", sa.Text, nullable=False, server_default="[]"),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "guests",
        sa.Column("worker", sa.String(22), nullable=False),
        sa.Column("table_id", sa.String(22), nullable=False),
        sa.Column("presence", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("worker", "table_id", name="pk_guests"),
        sa.ForeignKeyConstraint(
            ["worker"], ["workers.id"], name="fk_guests_worker", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_guests_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_guests_table_id", "guests", ["table_id"])


def downgrade() -> None:
    op.drop_table("guests")
    op.drop_table("workers")
    op.drop_column("tables", "driver")
    op.drop_column("tables", "revision")
