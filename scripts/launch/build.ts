/**
 * What is built from the sources: the Prisma client, the pages and the server bundles. Each is built once per state of
 * the sources.
 *
 * A build is in `.next/builds/<name>`, with a marker file written last: an interrupted build is repeated, and a running
 * server keeps the build it was started from. Its name is the hash of the sources, or, for machines that must agree,
 * the name that `npm run build` gives it.
 */
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bundle, bundleForBrowser, bundleTexts, entryNames, versionOf } from '@/scripts/bundle.mjs';
import { runProgram } from '@/scripts/launch/child';
import { languages } from '@/lib/languages/language';
import { compressStatic } from '@/scripts/launch/compress-static';
import { takeLock } from '@/scripts/launch/lock';
import { StepError } from '@/scripts/launch/steps';
import { isAlive } from '@/scripts/postgres/processes';

const builds = path.resolve('.next/builds');
const sourceFolders = [
  'app',
  'components',
  'emails',
  'lib',
  'prisma',
  'public',
  'server',
  'scripts/backup',
  'scripts/launch',
  'scripts/machine',
  'scripts/postgres',
];
const sourceFiles = [
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'tsconfig.build.json',
  'package-lock.json',
  'scripts/bundle.mjs',
];
/** Files that do not affect the build: generated code follows from the schema. */
const notSource = /(^|\/)(generated|migrations|seed\/pictures)\/|\.test\.tsx?$|\.md$/;

function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function hashOf(files: string[], more: string[] = []): string {
  const hash = crypto.createHash('sha256');
  for (const word of more) hash.update(word);
  for (const file of files) hash.update(file).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Entries that machines run from a build without sources (`scripts/run-built.mjs`). */
const machineEntries = ['web', 'worker', 'migrate-deploy', 'backup', 'restore', 'admin', 'register-import'];

/** Entries that the servers start as threads (`scripts/<name>-thread.ts`) or processes. */
export const partNames = () => entryNames().filter((name) => /-(?:thread|process)$/.test(name));

/** A hash of everything that goes into a build. */
export function sourceHash(): string {
  const entries = [...machineEntries, ...partNames(), 'check-page'].map((name) => `scripts/${name}.ts`);
  const single = [...sourceFiles, ...entries].filter((file) => fs.existsSync(file));
  const files = [...sourceFolders.flatMap(filesIn), ...single];
  return hashOf(files.filter((file) => !notSource.test(file)).toSorted(), [process.version]);
}

/** Keeps two starts of one checkout from building the same thing at once: the second waits and finds it built. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  fs.mkdirSync('.build', { recursive: true });
  const lock = await takeLock(path.resolve('.build/lock'), 'build', 600_000);
  if (!lock)
    throw new StepError(
      'Another build of this checkout has been running for ten minutes.',
      'End it and try again.',
    );
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** Generates the Prisma client if the schema changed. Resolves to whether it did. */
export function generateClient(signal?: AbortSignal): Promise<boolean> {
  return alone(async () => {
    const stamp = path.resolve('.build/prisma.stamp');
    const now = hashOf(['prisma/schema.prisma', 'prisma.config.ts'], [versionOf('prisma')]);
    const isMade = fs.existsSync('prisma/generated/client.ts');
    if (isMade && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === now) return false;
    await runProgram(
      'node_modules/prisma/build/index.js',
      ['generate', '--generator', 'client'],
      { PRISMA_HIDE_UPDATE_MESSAGE: '1' },
      signal,
    );
    fs.writeFileSync(stamp, now);
    return true;
  });
}

export interface Build {
  name: string;
  folder: string;
  /** Whether it is a new build. */
  isNew: boolean;
  /** Environment variables for the processes of this build. */
  variables: Record<string, string>;
}

/** The path of a server bundle in a build, such as 'web' or 'worker'. */
export const bundlePath = (build: Build, entry: string) => path.join(build.folder, 'bundles', `${entry}.mjs`);

/** The script that starts a page's delayed scripts; at an address unique to the build, so cacheable for ever. */
export const starterPath = ({ folder, name }: Build) => path.join(folder, 'static', name, 'wake-page.js');

/** Removes unused builds, except the newest two. */
function prune(): void {
  const all = fs
    .readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(builds, entry.name))
    .toSorted((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  for (const folder of all.slice(2)) {
    const users = path.join(folder, 'users');
    const isUsed = fs.existsSync(users) && fs.readdirSync(users).some((pid) => isAlive(Number(pid)));
    if (!isUsed) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Records that this process runs servers from the build, so that no other start removes it. */
export function useBuild(build: Build): void {
  fs.mkdirSync(path.join(build.folder, 'users'), { recursive: true });
  fs.writeFileSync(path.join(build.folder, 'users', String(process.pid)), '');
}

async function make(build: Build, variables: Record<string, string>, signal?: AbortSignal): Promise<void> {
  fs.rmSync(build.folder, { recursive: true, force: true });
  fs.mkdirSync(build.folder, { recursive: true });
  const all = { ...variables, ...build.variables, NEXT_TELEMETRY_DISABLED: '1' };
  const bundles = path.join(build.folder, 'bundles');
  await Promise.all([
    runProgram('node_modules/next/dist/bin/next', ['build'], all, signal),
    makeBundles(bundles),
  ]);
  dropPolyfills(build.folder);
  const scripts = path.join(build.folder, 'static');
  const own = path.dirname(starterPath(build));
  await bundleForBrowser('lib/first-interaction/wake-page', own);
  await bundleTexts(languages, path.join(own, 'texts'));
  await Promise.all([
    compressStatic(scripts),
    runProgram(path.join(bundles, 'check-page.mjs'), [], all, signal),
  ]);
}

/**
 * Next adds polyfills to every page, 39 kB for browsers without modules, which cannot run its other scripts. Removing
 * them from its manifests removes them from pages.
 */
function dropPolyfills(folder: string): void {
  for (const file of filesIn(folder).filter((name) => path.basename(name) === 'build-manifest.json')) {
    const manifest: object = JSON.parse(fs.readFileSync(file, 'utf8'));
    fs.writeFileSync(file, JSON.stringify({ ...manifest, polyfillFiles: [] }));
  }
}

/** Browser scripts that are inlined into pages, or have their own address. */
const browserEntries = [
  'lib/first-interaction/start-page',
  'lib/offline/offline-page',
  'lib/offline/offline-worker',
];

async function makeBundles(folder: string): Promise<void> {
  await bundle([...machineEntries, ...partNames(), 'check-page'], folder);
  for (const entry of browserEntries) await bundleForBrowser(entry, folder);
}

/** The commit of the checkout, or undefined if it has uncommitted changes or is no git repository. */
function cleanCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The name that machines give a build of the current sources: BUILD_ID, or the commit. This way pages and scripts of
 * one machine work with those of another.
 */
export const sharedName = () => process.env.BUILD_ID?.trim() || cleanCommit() || sourceHash();

/** Records the name of the latest `npm run build`, for `scripts/run-built.mjs`. */
export function nameCurrent(build: Build): void {
  fs.writeFileSync(path.join(builds, 'current'), build.name);
}

function describeBuild(name: string, folder = path.join(builds, name)): Build {
  const variables = {
    NODE_ENV: 'production',
    NEXT_DIST_DIR: path.relative('.', folder),
    BUNDLE_DIR: path.join(folder, 'bundles'),
    BUILD_ID: name,
  };
  return { name, folder, isNew: false, variables };
}

const contentOf = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);

/** Makes a build of the current sources in a folder that no start looks at, for measuring what that costs. */
export const makeApart = (folder: string): Promise<void> =>
  make(describeBuild(path.basename(folder), path.resolve(folder)), {});

/** The build of the current sources, made if missing; named by `nameIt`. */
export function ensureBuild(
  variables: Record<string, string>,
  signal?: AbortSignal,
  nameIt: () => string = sourceHash,
): Promise<Build> {
  return alone(async () => {
    // If a file is saved during the build, the result matches no hash: try again.
    for (let attempt = 1; attempt <= 3; attempt++) {
      const hash = sourceHash();
      const build = describeBuild(nameIt());
      const mark = path.join(build.folder, 'complete');
      // The same name may have been given to other sources before.
      if (contentOf(mark) === hash) return build;
      await make(build, variables, signal);
      if (sourceHash() !== hash) continue;
      fs.writeFileSync(mark, hash);
      prune();
      return { ...build, isNew: true };
    }
    throw new StepError('The sources kept changing while they were built.', 'Start again when they rest.');
  });
}
