/**
 * Runs an entry of the latest `npm run build`, or of the build named by BUILD_ID: `node scripts/run-built.mjs web`. For
 * production machines: nothing is installed, built, migrated or started besides it, the entry runs in this process, and
 * the sources are not needed.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

process.chdir(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
const [entry, ...args] = process.argv.slice(2);

/** @returns {never} */
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

if (fs.existsSync('.env')) process.loadEnvFile('.env');
const current = path.resolve('.next/builds/current');
const named = process.env.BUILD_ID?.trim();
if (!named && !fs.existsSync(current)) fail('There is no build: run npm run build first.');
const folder = path.join(path.dirname(current), named || fs.readFileSync(current, 'utf8').trim());
const bundles = path.join(folder, 'bundles');
const file = path.join(bundles, `${entry}.mjs`);
if (!entry || !fs.existsSync(file)) fail(`There is no ${entry ?? '<entry>'} in the build ${folder}.`);

try {
  // Keeps later builds from removing this one while it is in use (scripts/launch/build.ts).
  fs.mkdirSync(path.join(folder, 'users'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'users', String(process.pid)), '');
} catch {
  // In a container image nothing is writable, but nothing is built either.
}
Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_DIST_DIR: path.relative('.', folder),
  BUNDLE_DIR: bundles,
});
process.argv = [process.execPath, file, ...args];
await import(pathToFileURL(file).href);
