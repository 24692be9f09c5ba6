# The whole product in one image: API and web app on one port. Small and without root; a model runs
# beside it (compose.model.yaml), not in it.
FROM node:24-bookworm-slim AS build
WORKDIR /build
COPY . .
RUN npx -y pnpm@12.21.0 install --frozen-lockfile \
 && npx -y pnpm@12.21.0 build \
 && npx -y pnpm@12.21.0 --filter @whetstone/api deploy --legacy --prod --no-optional /out/api \
 && mkdir -p /out/web /out/extension \
 && cp -r apps/api/dist /out/api/ \
 && cp -r apps/web/dist /out/web/ \
 && cp -r apps/extension/dist /out/extension/

FROM node:24-bookworm-slim
# For `backup` and `restore` of PostgreSQL.
RUN apt-get update \
 && apt-get install -y --no-install-recommends postgresql-client \
 && rm -rf /var/lib/apt/lists/* \
 && mkdir /data \
 && chown node:node /data
COPY --from=build /out /app
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8787/api/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# Eight MB for young objects instead of sixteen: two thirds of the memory under load (docs/performance.md).
ENTRYPOINT ["node", "--max-semi-space-size=8", "/app/api/dist/main.js"]
