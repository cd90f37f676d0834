/**
 * `node scripts/collect-runtime.mjs FOLDER`: copies what a machine needs to run the latest `npm run build`, and nothing
 * else: no sources, no build tools, and only those files of each package that are used. For container images.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { nodeFileTrace } from '@vercel/nft';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const target = path.resolve(process.argv[2] ?? '');
if (!process.argv[2] || fs.existsSync(target)) {
  process.stderr.write('Give a folder that does not exist yet: node scripts/collect-runtime.mjs FOLDER\n');
  process.exit(2);
}

const name = fs.readFileSync('.next/builds/current', 'utf8').trim();
const build = path.join('.next/builds', name);
/** Build artefacts that nothing reads afterwards. */
const ofBuilding = new Set(['cache', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types', 'users']);

/** Files that Next traced for its server and the pages. */
function tracedByNext() {
  return fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json') && !file.startsWith('next-minimal-server'))
    .flatMap((file) => {
      const from = path.join(build, file);
      return JSON.parse(fs.readFileSync(from, 'utf8')).files.map((one) => path.join(path.dirname(from), one));
    });
}

/** Files that the bundles of servers and tools use. */
async function tracedByUs() {
  const bundles = fs.globSync(path.join(build, 'bundles', '*.mjs'));
  const { fileList } = await nodeFileTrace([...bundles, 'scripts/run-built.mjs', 'next.config.mjs'], {
    base: root,
    // Only used by the development server.
    ignore: ['**/next/dist/server/dev/**', '**/next/dist/build/webpack/**'],
  });
  return [...fileList];
}

/** Source maps of packages; those of the bundles stay, for stack traces in the log. */
const isMapOfPackage = (file) => file.endsWith('.map') && !file.includes(`${path.sep}bundles${path.sep}`);

function copy(file) {
  const to = path.join(target, file);
  if (fs.existsSync(to) && !fs.statSync(file).isDirectory()) return;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(file, to, { recursive: true, verbatimSymlinks: true, filter: (one) => !isMapOfPackage(one) });
}

const isPackage = (file) => file.startsWith('node_modules/');
for (const file of new Set([...tracedByNext(), ...(await tracedByUs())])) if (isPackage(file)) copy(file);
for (const entry of fs.readdirSync(build)) if (!ofBuilding.has(entry)) copy(path.join(build, entry));
// Next resolves these by name at start-up, in a way that tracing does not see.
for (const part of ['webpack', '@babel/runtime']) copy(path.join('node_modules/next/dist/compiled', part));
const others = [
  '.next/builds/current',
  'scripts/run-built.mjs',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
];
for (const file of [...others, 'tsconfig.build.json', 'public', 'prisma/migrations']) copy(file);
process.stdout.write(`${name} in ${target}\n`);
