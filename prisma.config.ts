import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'prisma/config';

// The native engine is a download of its own; the stand-in is made of packages that are installed anyway.
if (process.env.PRISMA_NATIVE_ENGINE !== '1') {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.join(
    import.meta.dirname,
    'prisma/engine/schema-engine.mjs',
  );
}

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
