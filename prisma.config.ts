import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'prisma/config';

// Every Prisma command first downloads its schema engine, even `generate`, which never runs it. Here only
// `npm run migrate` needs it; for other commands any existing file satisfies the check.
if (process.argv[2] === 'generate') process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

/** The configured database URL, or that of the embedded database that `npm start` or `npm run dev` created. */
function databaseUrl(): string | undefined {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const state = path.resolve(import.meta.dirname, process.env.DATA_DIR || '.data', 'postgres.json');
  if (!fs.existsSync(state)) return undefined;
  const { port, password } = JSON.parse(fs.readFileSync(state, 'utf8'));
  return `postgresql://kust:${password}@127.0.0.1:${port}/kust`;
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: databaseUrl() },
});
