/**
 * `npm run migrate [-- --create-only --name NAME]`, for development: runs `prisma migrate dev`, which writes a
 * migration from the changes in prisma/schema.prisma. Its schema engine is a separate download; without it, existing
 * migrations are applied, and a new one has to be written by hand.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openWorld } from '@/scripts/launch/world';
import { applyMigrations } from '@/scripts/postgres/migrations';

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { 'create-only': { type: 'boolean' }, name: { type: 'string', short: 'n' } },
});

/** Whether the schema engine is configured, or downloaded where Prisma stores it. */
function isEngineThere(): boolean {
  const folder = 'node_modules/@prisma/engines';
  return (
    fs.existsSync(process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? '') ||
    fs.readdirSync(folder).some((name) => name.startsWith('schema-engine-'))
  );
}

/** Creates an empty migration, named as Prisma names them. */
function createEmpty(name: string): void {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const file = path.join('prisma/migrations', `${stamp}_${name.replaceAll(/\W+/g, '_')}`, 'migration.sql');
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(file, '');
  console.log(`Write the change of prisma/schema.prisma into ${file}, then run npm run migrate.`);
}

const world = await openWorld();
try {
  const { status } = spawnSync('node_modules/.bin/prisma', ['migrate', 'dev', ...args], { stdio: 'inherit' });
  if (status === 0 || isEngineThere()) process.exitCode = status ?? 1;
  else {
    console.log("Prisma's schema engine cannot be had here: migrations are applied without it.");
    if (values['create-only']) createEmpty(String(values.name ?? 'migration'));
    else {
      const names = await applyMigrations(world.databaseUrl);
      console.log(names.length ? `Applied ${names.join(', ')}.` : 'Nothing to apply.');
    }
  }
} finally {
  await world.close();
}
