/**
 * Runs a TypeScript entry point: `node scripts/run.mjs <entry> [arguments]` bundles `<entry>.ts` of `scripts/` or of a
 * tool and imports the bundle, in the project's folder, with `process.argv` as if it had been started directly.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const { bundle, sourceOf } = await import('./bundle.mjs');

const [entry, ...args] = process.argv.slice(2);
if (!entry || !fs.existsSync(sourceOf(entry))) {
  console.error(`There is no ${sourceOf(entry ?? '<entry>')} to run.`);
  process.exit(2);
}
// The entries import generated code; start, dev and test detect a changed schema themselves.
if (!fs.existsSync('prisma/generated/client.ts')) {
  spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], { stdio: 'ignore' });
}
if (fs.existsSync('.env')) process.loadEnvFile('.env');
process.setSourceMapsEnabled(true);
const [file] = await bundle([entry]);
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
