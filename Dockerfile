# syntax=docker/dockerfile:1
# What runs has neither Node nor compilers: the page and the wheel are made in a stage before it.

FROM python:3.12-bookworm AS build
WORKDIR /src
COPY . .
# The wheel's build makes the page, and fetches the Node it needs from PyPI.
RUN python -m tools.page build \
    && pip install --no-cache-dir --constraint constraints.txt hatchling \
    && python -m hatchling build --target wheel
RUN python -m venv /opt/boneyard \
    && /opt/boneyard/bin/pip install --no-cache-dir --constraint constraints.txt \
       "$(ls dist/*.whl)[postgres,redis]"

FROM python:3.12-slim-bookworm
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/boneyard boneyard
COPY --from=build /opt/boneyard /opt/boneyard
ENV PATH=/opt/boneyard/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    NUMBA_CACHE_DIR=/var/lib/boneyard/compiled
USER boneyard
WORKDIR /var/lib/boneyard
# Without BONEYARD_DATABASE_URL the tables are in a file here.
VOLUME /var/lib/boneyard
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD [ \
  "python", "-c", \
  "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/healthz', timeout=4)" ]
ENTRYPOINT ["boneyard"]
CMD ["serve", "--host", "0.0.0.0"]
