/**
 * Bundles the TypeScript entry points for plain Node: `scripts/<entry>.ts`, or `<entry>.ts` of a tool, becomes
 * `.build/<entry>.mjs`. Packages stay external, `@/` follows tsconfig, and `server-only` (a guard for the browser
 * bundle) becomes an empty module.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

// Every entry runs with the project as its working directory; a bundle's own location says nothing about it.
export const root = process.cwd();
export const buildDir = path.join(root, '.build');
const require = createRequire(path.join(root, 'package.json'));

/** Node requires the file extension for a deep import of a package without `exports`, such as next/headers. */
function withExtension(specifier) {
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  if (specifier === name || path.extname(specifier)) return specifier;
  const folder = path.join(root, 'node_modules', name);
  const manifest = path.join(folder, 'package.json');
  if (!fs.existsSync(manifest) || JSON.parse(fs.readFileSync(manifest, 'utf8')).exports) return specifier;
  const inside = specifier.slice(name.length + 1);
  const found = [`${inside}.js`, `${inside}/index.js`].find((file) => fs.existsSync(path.join(folder, file)));
  return found ? `${name}/${found}` : specifier;
}

const packages = {
  name: 'packages',
  setup(build) {
    build.onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'empty' }));
    build.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export {};' }));
    build.onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) => {
      if (kind === 'entry-point' || specifier.startsWith('@/')) return undefined;
      return { path: withExtension(specifier), external: true };
    });
  },
};

/** Written to a temporary file and renamed, so that another process never reads a partial file. */
function writeWhole(file, contents) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  fs.writeFileSync(beside, contents);
  fs.renameSync(beside, file);
}

/** The folders of entries: the product's first, then the tools'. */
const toolNames = [
  'bench',
  'calendar-fuzz',
  'chaos',
  'fuzz',
  'sdep-stand-in',
  'soak',
  'stripe-stand-in',
  'upgrade',
];
const entryFolders = ['scripts', ...toolNames.map((name) => `tools/${name}`)];

/**
 * The source of an entry, relative to the project; assumed under `scripts` if it does not exist.
 * @throws if several tools have a file of this name, which is ambiguous
 */
export function sourceOf(entry) {
  const [own, ...ofTools] = entryFolders.map((folder) => path.join(folder, `${entry}.ts`));
  const isThere = (file) => fs.existsSync(path.join(root, file));
  const found = ofTools.filter(isThere);
  if (isThere(own) || found.length === 0) return own;
  if (found.length > 1) throw new Error(`${entry} may be ${found.join(' or ')}: give one another name.`);
  return found[0];
}

const settings = (entries, outdir, checkout = root) => ({
  absWorkingDir: root,
  entryPoints: entries.map((entry) => ({ in: path.join(root, sourceOf(entry)), out: entry })),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  jsx: 'automatic',
  sourcemap: 'linked',
  tsconfig: path.join(checkout, 'tsconfig.json'),
  plugins: [packages],
  // Bundled CommonJS code may call require.
  banner: {
    js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
  },
  logLevel: 'warning',
});

/** Bundles that are being made. */
let working = 0;

/**
 * Runs work with esbuild, whose process ends with the last work: a start bundles the demo world during the build.
 * @template T
 * @param {(build: typeof import('esbuild').build) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withEsbuild(work) {
  const { build, stop } = await import('esbuild');
  working += 1;
  try {
    return await work(build);
  } finally {
    working -= 1;
    if (working === 0) await stop();
  }
}

/**
 * Bundles entries (names without folder and extension) and returns the paths of the bundles, in order.
 * @param {string[]} entries
 * @param {string} [outdir]
 * @param {string} [checkout] whose sources `@/` refers to; entries are this checkout's
 * @returns {Promise<string[]>}
 */
export async function bundle(entries, outdir = buildDir, checkout = root) {
  if (!entries.length) return [];
  const { outputFiles } = await withEsbuild((build) => build(settings(entries, outdir, checkout)));
  for (const file of outputFiles) writeWhole(file.path, file.contents);
  return entries.map((entry) => path.join(outdir, `${entry}.mjs`));
}

/** The settings of a script for browsers. */
const browserSettings = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  write: false,
  platform: 'browser',
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  tsconfig: path.join(root, 'tsconfig.json'),
  logLevel: 'warning',
};

/**
 * Bundles and minifies a script that is inlined in pages: `<folder>/<name>.ts` becomes `<outdir>/<name>.js`.
 * @param {string} entry its path relative to the project, without extension
 * @param {string} outdir
 */
export async function bundleForBrowser(entry, outdir) {
  const options = { ...browserSettings, entryPoints: [`${entry}.ts`] };
  const { outputFiles } = await withEsbuild((build) => build(options));
  for (const { contents } of outputFiles)
    writeWhole(path.join(outdir, `${path.basename(entry)}.js`), contents);
}

/** The folders of `lib/texts/<language>` whose texts browsers fetch. */
const textFiles = ['shell', 'browse', 'ask', 'translator'];

/**
 * Bundles the texts that browsers fetch (lib/languages/fetch-texts.ts): the modules of `lib/texts/<language>/<file>/`
 * become `<outdir>/<language>/<file>.js`.
 * @param {readonly string[]} languages
 * @param {string} outdir
 */
export async function bundleTexts(languages, outdir) {
  await withEsbuild(async (build) => {
    for (const language of languages) {
      for (const file of textFiles) {
        const folder = path.join(root, 'lib/texts', language, file);
        const modules = fs.readdirSync(folder).map((name) => path.basename(name, '.ts'));
        const lines = modules.map(
          (name, at) => `import * as m${at} from '@/lib/texts/${language}/${file}/${name}';`,
        );
        const held = modules.map((name, at) => `'${name}': m${at}`).join(',');
        const { outputFiles } = await build({
          ...browserSettings,
          stdin: {
            contents: `${lines.join('')}(self.siteTexts??={})['${file}']={${held}};`,
            resolveDir: root,
            loader: 'ts',
          },
        });
        writeWhole(path.join(outdir, language, `${file}.js`), outputFiles[0].contents);
      }
    }
  });
}

/**
 * Bundles entries into `.build`, and again whenever a source changes; `onChange` is called with the entry of each
 * changed bundle. Resolves after the first build.
 * @param {string[]} entries
 * @param {(entry: string) => void} onChange
 */
export async function watchBundle(entries, onChange) {
  const { context } = await import('esbuild');
  const known = new Map();
  const first = Promise.withResolvers();
  const write = ({ outputFiles = [], errors }) => {
    for (const { path: file, contents, hash } of outputFiles) {
      if (known.get(file) === hash) continue;
      writeWhole(file, contents);
      if (known.has(file) && file.endsWith('.mjs')) onChange(path.basename(file, '.mjs'));
      known.set(file, hash);
    }
    if (errors.length) first.reject(new Error(errors.map((error) => error.text).join('\n')));
    else first.resolve();
  };
  const writer = { name: 'writer', setup: (build) => build.onEnd(write) };
  const options = settings(entries, buildDir);
  const watching = await context({ ...options, plugins: [...options.plugins, writer] });
  await watching.watch();
  await first.promise;
  return { stop: () => watching.dispose() };
}

/** Every entry point of the product: the TypeScript files directly under `scripts/`, except tests. */
export function entryNames() {
  return fs
    .readdirSync(path.join(root, 'scripts'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('.d.ts'))
    .map((file) => file.slice(0, -3));
}

/** The version of an installed package, for cache stamps. */
export const versionOf = (name) => require(`${name}/package.json`).version;
