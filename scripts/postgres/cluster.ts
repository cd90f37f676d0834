/**
 * The embedded PostgreSQL of one data folder, for trying out and testing the site; in production, DATABASE_URL names an
 * administered server (docs/operations.md). This module creates, starts, adopts and stops it, and recovers at the next
 * start from having been killed at any point.
 *
 * `DATA_DIR/postgres.json` (readable by its owner only) stores the port, the password and the location of the cluster,
 * normally `DATA_DIR/postgres`.
 */
import { spawn } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  connected,
  dataDirectoryAt,
  databaseUrl,
  databaseUser,
  freePort,
  isPortFree,
} from '@/scripts/postgres/connection';
import {
  canEnter,
  databaseIdentity,
  type Identity,
  nativeFolder,
  sharedFolder,
} from '@/scripts/postgres/native';
import { commandLine, isAlive, processesIn, waitUntil } from '@/scripts/postgres/processes';

export interface RunningPostgres {
  /** The URL of the project's database on it (which the migrations create). */
  url: string;
  port: number;
  /** Whether a server that was still running was taken over. */
  adopted: boolean;
  /** Whether its process is alive. */
  isAlive(): boolean;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** For tests: without durability, so nothing waits for the disk. */
  throwaway?: boolean;
}

interface State {
  port: number;
  password: string;
  directory: string;
}

interface Cluster extends State {
  dataDir: string;
  identity: Identity;
  native: string;
}

const common = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: "''",
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const throwaway = {
  // Three test processes, the servers they start and the site of the browser tests come close to 200 at once.
  max_connections: '400',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

const stateFile = (dataDir: string) => path.join(dataDir, 'postgres.json');

function readState(dataDir: string): State | undefined {
  try {
    const state = JSON.parse(fs.readFileSync(stateFile(dataDir), 'utf8'));
    return Number.isInteger(state.port) && state.password && state.directory ? state : undefined;
  } catch {
    return undefined;
  }
}

function writeState(dataDir: string, { port, password, directory }: State): void {
  const beside = `${stateFile(dataDir)}.${process.pid}`;
  fs.writeFileSync(beside, JSON.stringify({ port, password, directory }), { mode: 0o600 });
  fs.renameSync(beside, stateFile(dataDir));
}

/** Runs a PostgreSQL program as its user; on failure, rejects with its output. */
function run(cluster: Cluster, program: string, args: string[], input?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // pg_ctl leaves a server behind that would keep our pipes open forever, so the server only writes to its log.
    const isControl = program === 'pg_ctl';
    const child = spawn(path.join(cluster.native, 'bin', program), args, {
      ...cluster.identity,
      cwd: '/',
      stdio: isControl ? 'ignore' : ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C.UTF-8', HOME: cluster.directory },
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(input ?? '');
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${program} ended with ${code}\n${output.trim().slice(-2000)}`)),
    );
  });
}

function giveTo(identity: Identity, file: string): void {
  if (identity.uid !== undefined && identity.gid !== undefined)
    fs.chownSync(file, identity.uid, identity.gid);
}

/** In the data folder, or, for a database user that cannot enter it, in a folder of root. */
function chooseDirectory(dataDir: string, identity: Identity): string {
  if (canEnter(dataDir, identity)) return path.join(fs.realpathSync(dataDir), 'postgres');
  const shared = path.join(sharedFolder(identity), 'clusters');
  fs.mkdirSync(shared, { recursive: true, mode: 0o755 });
  const directory = path.join(shared, crypto.randomUUID());
  fs.mkdirSync(directory, { mode: 0o755 });
  fs.writeFileSync(path.join(directory, 'owner'), dataDir);
  return path.join(directory, 'postgres');
}

/** Removes clusters in root's folder whose data folder is gone: nothing can reach them again. */
function removeOrphans(directory: string): void {
  const shared = path.resolve(directory, '..', '..');
  if (path.basename(shared) !== 'clusters') return;
  for (const name of fs.readdirSync(shared)) {
    const folder = path.join(shared, name);
    const owner = path.join(folder, 'owner');
    const dataDir = fs.existsSync(owner) ? fs.readFileSync(owner, 'utf8') : '';
    if (!dataDir || readState(dataDir)?.directory === path.join(folder, 'postgres')) continue;
    if (!processesIn(path.join(folder, 'postgres')).length)
      fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function prepare(dataDir: string): Promise<Cluster> {
  const identity = databaseIdentity();
  // The database user must be able to traverse root's folder to its own folder in it.
  fs.mkdirSync(dataDir, { recursive: true, mode: identity.uid === undefined ? 0o700 : 0o711 });
  const known = readState(dataDir);
  const local = path.join(fs.realpathSync(dataDir), 'postgres');
  const state = known ?? {
    port: await freePort(),
    password: crypto.randomBytes(24).toString('base64url'),
    directory: fs.existsSync(local) ? local : chooseDirectory(dataDir, identity),
  };
  // A data folder that was moved takes its cluster along.
  if (state.directory !== local && path.basename(path.resolve(state.directory, '..', '..')) !== 'clusters') {
    state.directory = local;
  }
  const cluster = { ...state, dataDir, identity, native: nativeFolder(identity) };
  writeState(dataDir, cluster);
  removeOrphans(state.directory);
  if (!known && fs.existsSync(path.join(state.directory, 'PG_VERSION'))) await setPassword(cluster);
  return cluster;
}

/** Creates the cluster under a temporary name and renames it: an interrupted attempt is discarded at the next start. */
async function initialise(cluster: Cluster, isThrowaway: boolean): Promise<void> {
  const { directory, identity, password } = cluster;
  if (fs.existsSync(path.join(directory, 'PG_VERSION'))) return;
  const beside = `${directory}.new`;
  fs.rmSync(beside, { recursive: true, force: true });
  fs.mkdirSync(beside, { mode: 0o700 });
  giveTo(identity, beside);
  const passwordFile = `${directory}.password`;
  fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  giveTo(identity, passwordFile);
  try {
    await run(cluster, 'initdb', [
      `--pgdata=${beside}`,
      `--username=${databaseUser}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      ...(isThrowaway ? ['--no-sync'] : []),
    ]);
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  fs.rmSync(directory, { recursive: true, force: true });
  fs.renameSync(beside, directory);
}

/** If postgres.json was lost, sets a new password without a server, as the owner of the files. */
async function setPassword(cluster: Cluster): Promise<void> {
  await stop(cluster);
  await leftover(cluster);
  const command = `ALTER ROLE ${databaseUser} PASSWORD '${cluster.password}';\n`;
  await run(cluster, 'postgres', ['--single', '-D', cluster.directory, 'postgres'], command);
}

const pidFile = (cluster: Cluster) => path.join(cluster.directory, 'postmaster.pid');

function recorded(cluster: Cluster): { pid: number; port: number } | undefined {
  try {
    const lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return undefined;
  }
}

const isServer = (cluster: Cluster, pid: number) =>
  isAlive(pid) && /postgres/.test(commandLine(pid)) && commandLine(pid).includes(cluster.directory);

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const folder = await dataDirectoryAt(databaseUrl(port, cluster.password, 'postgres'));
  return folder === cluster.directory;
}

/**
 * Handles what an earlier start left: either a server that answers ('running', whose port is then used), or nothing
 * that would be in the way. PostgreSQL would refuse to start because of a pid file whose pid now belongs to another
 * program or a zombie process: the file is removed once no process works in the folder any more.
 */
async function leftover(cluster: Cluster): Promise<'running' | 'stopped'> {
  const found = recorded(cluster);
  if (found && isServer(cluster, found.pid)) {
    const settled = await waitUntil(
      async () =>
        !isServer(cluster, found.pid) || (await answers(cluster, recorded(cluster)?.port ?? found.port)),
      60_000,
    );
    if (settled && isServer(cluster, found.pid)) {
      cluster.port = recorded(cluster)?.port ?? found.port;
      return 'running';
    }
    if (!settled) await run(cluster, 'pg_ctl', ['-D', cluster.directory, '-m', 'immediate', '-w', 'stop']);
  }
  // Workers of a killed server notice and exit by themselves; one that does not serves nobody.
  const gone = await waitUntil(() => processesIn(cluster.directory).length === 0, 5000);
  if (!gone) for (const pid of processesIn(cluster.directory)) process.kill(pid, 'SIGKILL');
  const stale = recorded(cluster);
  if (stale && !isServer(cluster, stale.pid)) fs.rmSync(pidFile(cluster), { force: true });
  return 'stopped';
}

async function stop(cluster: Cluster): Promise<void> {
  const pid = recorded(cluster)?.pid;
  if (!pid || !isServer(cluster, pid)) return;
  const shutDown = (mode: string) =>
    run(cluster, 'pg_ctl', ['-D', cluster.directory, '-m', mode, '-w', '-t', '60', 'stop']);
  await shutDown('fast').catch(async () => {
    // If the process is already gone, it has stopped.
    if (isServer(cluster, pid)) await shutDown('immediate');
  });
}

const logFile = (cluster: Cluster) => path.join(cluster.directory, 'server.log');

function logTail(cluster: Cluster, from: number): string {
  if (!fs.existsSync(logFile(cluster))) return '';
  return fs.readFileSync(logFile(cluster), 'utf8').slice(from).trim().slice(-1500);
}

async function launch(cluster: Cluster, isThrowaway: boolean): Promise<void> {
  const settings = { ...common, ...(isThrowaway ? throwaway : {}), port: String(cluster.port) };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const size = fs.statSync(logFile(cluster), { throwIfNoEntry: false })?.size ?? 0;
  if (size > 10_000_000) fs.truncateSync(logFile(cluster), 0);
  const from = logTail(cluster, 0) && size <= 10_000_000 ? size : 0;
  try {
    // Five minutes: after a crash the server first replays its write-ahead log.
    const where = ['-D', cluster.directory, '-w', '-t', '300', '-l', logFile(cluster)];
    await run(cluster, 'pg_ctl', [...where, '-o', flags.join(' '), 'start']);
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${logTail(cluster, from)}`, { cause: error });
  }
}

/** Starts the server of a data folder, creating its cluster first if there is none. */
export async function startPostgres(options: Options): Promise<RunningPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const cluster = await prepare(dataDir);
  await initialise(cluster, options.throwaway ?? false);
  let adopted = (await leftover(cluster)) === 'running';
  for (let attempt = 1; !adopted; attempt++) {
    if (!(await isPortFree(cluster.port))) cluster.port = await freePort();
    try {
      await launch(cluster, options.throwaway ?? false);
      break;
    } catch (error) {
      // Another program may have taken the port, or an old process may still hold the shared memory.
      if (attempt >= 5) throw error;
      adopted = (await leftover(cluster)) === 'running';
      if (!adopted) cluster.port = await freePort();
    }
  }
  writeState(dataDir, cluster);
  const url = databaseUrl(cluster.port, cluster.password);
  await connected(databaseUrl(cluster.port, cluster.password, 'postgres'), (client) =>
    client.query('SELECT 1'),
  );
  const isRunning = () => isServer(cluster, recorded(cluster)?.pid ?? 0);
  return { url, port: cluster.port, adopted, isAlive: isRunning, stop: () => stop(cluster) };
}

/** The URL of a data folder's server if it is running, else undefined. Starts nothing. */
export async function findPostgres(dataDir: string): Promise<string | undefined> {
  const state = readState(path.resolve(dataDir));
  if (!state) return undefined;
  const answered = await dataDirectoryAt(databaseUrl(state.port, state.password, 'postgres'));
  return answered === state.directory ? databaseUrl(state.port, state.password) : undefined;
}
