import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'prisma/config';

// Each of Prisma's commands first has its schema engine downloaded, `generate` too, which never runs it. Here only who
// migrates with it gets it (`npm run migrate`); any file that is there does for the others.
if (process.argv[2] === 'generate') process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

/** The address of the own database, or of the embedded one where `npm start` or `npm run dev` made one. */
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
