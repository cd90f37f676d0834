/**
 * `node scripts/collect-runtime.mjs FOLDER`: copies what a machine needs to run the build that `npm run build` made
 * last, and nothing else: no sources, no build tools, of each package the files that are reached. For images.
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
/** Left behind by building; nobody reads it afterwards. */
const ofBuilding = new Set(['cache', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types', 'users']);

/** Files that Next found that its server and the pages need. */
function tracedByNext() {
  return fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json') && !file.startsWith('next-minimal-server'))
    .flatMap((file) => {
      const from = path.join(build, file);
      return JSON.parse(fs.readFileSync(from, 'utf8')).files.map((one) => path.join(path.dirname(from), one));
    });
}

/** Files that the bundles of servers and tools reach. */
async function tracedByUs() {
  const bundles = fs.globSync(path.join(build, 'bundles', '*.mjs'));
  const { fileList } = await nodeFileTrace([...bundles, 'scripts/run-built.mjs', 'next.config.mjs'], {
    base: root,
    // What the server of development would load.
    ignore: ['**/next/dist/server/dev/**', '**/next/dist/build/webpack/**'],
  });
  return [...fileList];
}

/** Maps of pages, a third of everything; those of the bundles stay, for what the log says of errors. */
const isMapOfPages = (file) => file.endsWith('.map') && !file.includes(`${path.sep}bundles${path.sep}`);

function copy(file) {
  const to = path.join(target, file);
  if (fs.existsSync(to) && !fs.statSync(file).isDirectory()) return;
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.cpSync(file, to, { recursive: true, verbatimSymlinks: true, filter: (one) => !isMapOfPages(one) });
}

const isPackage = (file) => file.startsWith('node_modules/');
for (const file of new Set([...tracedByNext(), ...(await tracedByUs())])) if (isPackage(file)) copy(file);
for (const entry of fs.readdirSync(build)) if (!ofBuilding.has(entry)) copy(path.join(build, entry));
// Next looks for these by name when it starts, in a way that no tracing sees.
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
