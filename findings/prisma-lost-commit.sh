#!/usr/bin/env bash
# Prisma 7.10 with its adapter for pg: a connection reset in a transaction is a PrismaClientKnownRequestError in BEGIN
# (P1017) and in a statement (P2010 for raw SQL). In COMMIT, where it matters most, it is the adapter's own
# DriverAdapterError, of no class that Prisma exports and without a code. A server of forty lines stands in for
# PostgreSQL and resets the connection instead of answering.
# Leans on it: docs/decisions/2026-11-28-database-away.md
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts \
  prisma@7.10.1 @prisma/client@7.10.0 @prisma/adapter-pg@7.10.1
cat >schema.prisma <<'PRISMA'
generator client {
  provider = "prisma-client-js"
}
datasource db {
  provider = "postgresql"
}
model Thing {
  id Int @id
}
PRISMA
# Any file passes for the engine that generating downloads and never runs.
export PRISMA_HIDE_UPDATE_MESSAGE=1 PRISMA_SCHEMA_ENGINE_BINARY=$(command -v node)
node_modules/.bin/prisma generate --schema schema.prisma >generate.log 2>&1 ||
  { cat generate.log; exit 1; }
cat >ask.mjs <<'JS'
import net from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '@prisma/client';

const message = (type, body) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const ready = (state) => message('Z', Buffer.from(state));
const done = (tag) => message('C', Buffer.from(`${tag}\0`));
let resetAt;
const server = net.createServer((socket) => {
  let isStarted = false;
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    if (!isStarted) {
      isStarted = true;
      return socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready('I')]));
    }
    if (bytes[0] !== 0x51) return socket.end();
    const sql = bytes.toString('latin1', 5, bytes.length - 1);
    if (sql.startsWith(resetAt)) return socket.resetAndDestroy();
    return socket.write(Buffer.concat([done(sql.split(' ')[0]), ready(sql === 'COMMIT' ? 'I' : 'T')]));
  });
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const connectionString = `postgresql://me:secret@127.0.0.1:${server.address().port}/things`;

async function errorAt(sql) {
  resetAt = sql;
  const client = new PrismaClient({ adapter: new PrismaPg({ connectionString }) });
  const error = await client.$transaction((tx) => tx.$executeRawUnsafe('UPDATE thing SET id = 1')).catch((thrown) => thrown);
  const { name, code } = error;
  const isKnown = error instanceof Prisma.PrismaClientKnownRequestError;
  console.log(`${sql.padEnd(6)} ${name}, code ${code}, ${isKnown ? 'known to' : 'of no class of'} Prisma: ${error.message.trim().split('\n').at(-1)}`);
  return { isKnown, code };
}
console.log(`Prisma ${Prisma.prismaVersion.client}`);
const [begin, update, commit] = [await errorAt('BEGIN'), await errorAt('UPDATE'), await errorAt('COMMIT')];
const isSo = begin.isKnown && begin.code === 'P1017' && update.isKnown && !commit.isKnown && commit.code === undefined;
process.exit(isSo ? 0 : 1);
JS
node ask.mjs
