# A server with its page and its compiled kernels, for SQLite and PostgreSQL: docker build -t tianxia .
# Both stages use one image: a wheel with kernels fits the Python that compiled them.
FROM python:3.11-slim-bookworm AS python
ENV PYTHONUNBUFFERED=1 PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1

FROM python AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements-postgres.lock ./
RUN python -m venv /opt/tianxia \
    && /opt/tianxia/bin/python -m pip install --require-hashes --only-binary :all: -r requirements-postgres.lock
COPY pyproject.toml README.md CONTRIBUTING.md CHANGELOG.md LICENSE requirements.lock requirements-build.lock \
    requirements-test.lock requirements-checkers.lock requirements-compile.lock requirements-node.lock \
    requirements-zig.lock ./
COPY docs docs
COPY tools tools
COPY web web
COPY src src
RUN python tools/wheels.py \
    && /opt/tianxia/bin/python -m pip install --no-deps --no-index dist/*-cp311-*.whl \
    && /opt/tianxia/bin/python -m compileall -q /opt/tianxia

FROM python
RUN groupadd --system --gid 10001 tianxia \
    && useradd --system --uid 10001 --gid tianxia --home-dir /data --shell /usr/sbin/nologin tianxia \
    && install --directory --owner tianxia --group tianxia --mode 700 /data
COPY --from=build /opt/tianxia /opt/tianxia
ENV PATH=/opt/tianxia/bin:$PATH \
    TIANXIA_KERNELS=compiled \
    TIANXIA_HOST=0.0.0.0 \
    TIANXIA_PORT=8380 \
    TIANXIA_LOG=json \
    TIANXIA_DB=sqlite:////data/tables.db
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8380
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8380/health', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["tianxia", "serve"]
