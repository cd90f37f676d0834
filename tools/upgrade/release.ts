/** An older release, built from the commit that added its last migration. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { StepError } from '@/scripts/launch/steps';

type Variables = Record<string, string | undefined>;

const BUILD_ID = 'release';

export interface Release {
  commit: string;
  folder: string;
  /** For its processes. */
  variables: { BUILD_ID: string };
  /** Runs one of its programs. */
  run(words: readonly string[], variables: Variables): Promise<void>;
}

const git = (...words: string[]) =>
  execFileSync('git', words, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The commit that added a migration; undefined if the history does not reach back. */
export function commitOf(migration: string): string | undefined {
  try {
    const file = `prisma/migrations/${migration}/migration.sql`;
    const commit = git('log', '--diff-filter=A', '--format=%H', '--', file).split('\n').at(-1);
    // In a shallow history the oldest commit seems to add everything.
    const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
    return commit && isWhole ? commit : undefined;
  } catch {
    return undefined;
  }
}

/** npm's own settings apply when it installs, but not those of this run. */
const ofThisRun = /^npm_(package|lifecycle|command|config_local_prefix)/;
const ownVariables = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisRun.test(name)));

/** Runs a program; its output goes to a file, named on failure. */
function runIn(
  folder: string,
  program: string,
  words: readonly string[],
  variables: Variables,
): Promise<void> {
  const logFile = path.join(folder, 'upgrade.log');
  const log = fs.openSync(logFile, 'a');
  const { PATH, HOME } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...words], {
      cwd: folder,
      env: { NODE_ENV: 'development', PATH, HOME, ...variables },
      stdio: ['ignore', log, log],
    });
    fs.closeSync(log);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new StepError(`${[program, ...words].join(' ')} ended with ${code}: see ${logFile}.`)),
    );
  });
}

/** Fetches, installs and builds it in its own folder, kept for the next run. */
export async function prepareRelease(commit: string): Promise<Release> {
  const folder = path.join(os.tmpdir(), 'kust-releases', commit);
  const mark = path.join(folder, '.next/builds', BUILD_ID, 'complete');
  if (!fs.existsSync(mark)) {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const archive = path.join(folder, 'release.tar');
    git('archive', '--output', archive, commit);
    await runIn(folder, 'tar', ['-xf', archive], {});
    await runIn(
      folder,
      'npm',
      ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'],
      ownVariables(),
    );
    await runIn(folder, 'npm', ['run', 'build'], { ...ownVariables(), BUILD_ID });
  }
  return {
    commit,
    folder,
    variables: { BUILD_ID },
    run: (words, variables) => runIn(folder, process.execPath, words, { BUILD_ID, ...variables }),
  };
}

/** The migrations that a release has. */
export const migrationsOf = ({ folder }: Release): string[] =>
  fs
    .readdirSync(path.join(folder, 'prisma/migrations'))
    .filter((name) => /^\d/.test(name))
    .toSorted();
