# One image for web, worker and migrations: docker build --build-arg BUILD_ID=$(git rev-parse HEAD) -t kustverblijf .

# The same version as .nvmrc; the digest is that of the index of all platforms.
FROM node:24.21.0-trixie-slim@sha256:173f125896c3b47ddf056734c7ea789d04595a6a08769a8f78e0df642781fb66 AS node

FROM node AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The build id shared by the pages and scripts of all machines; an image is built without the repository's history.
ARG BUILD_ID
# The first command only looks whether the Node that npm fetched is the one that the project names.
RUN node scripts/bootstrap.mjs install && BUILD_ID="${BUILD_ID}" npm run build && node scripts/collect-runtime.mjs /site

FROM node
WORKDIR /site
COPY --from=build /site ./
# For uploads in progress, and for emails if there is no mail server.
RUN install -d -o node -g node -m 700 /data
# Two malloc arenas and earlier release of free memory: a server uses a third less memory.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 \
  MALLOC_MMAP_THRESHOLD_=4194304 MALLOC_TRIM_THRESHOLD_=1048576
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "scripts/run-built.mjs"]
CMD ["web"]
