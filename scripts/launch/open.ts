/**
 * The first steps of every way to run the site locally: settings, an exclusively held data folder, a database.
 * Production machines do none of this (docs/operations.md).
 */
import path from 'node:path';
import { seedDemoWorld } from '@/scripts/launch/database';
import { holderOf, takeLock } from '@/scripts/launch/lock';
import { authSecret, dataFolder, readSettings } from '@/scripts/launch/settings';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step, StepError } from '@/scripts/launch/steps';
import { generateClient } from '@/scripts/launch/build';
import { lockFile } from '@/scripts/launch/world';
import { type RunningPostgres, startPostgres } from '@/scripts/postgres/cluster';
import { isPortFree } from '@/scripts/postgres/connection';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { waitUntil } from '@/scripts/postgres/processes';
import type { Settings } from '@/server/env';

export interface Opened {
  settings: Settings;
  dataDir: string;
  databaseUrl: string;
  /** Environment variables for the server processes, in addition to those of this process. */
  variables: Record<string, string>;
}

const shown = (folder: string) => path.relative('.', folder) || folder;

/** Allows one start at a time per data folder. Waits for a start that is just ending. */
async function takeDataFolder(settings: Settings, shutdown: Shutdown): Promise<string> {
  const dataDir = dataFolder(settings);
  const file = lockFile(dataDir);
  // When the other start was killed, it takes up to a second to notice and then a moment to stop.
  const isEnding = () => holderOf(file)?.note === 'stopping';
  let lock = await takeLock(file, 'starting', 1500);
  if (!lock && isEnding()) lock = await takeLock(file, 'starting', 60_000);
  if (!lock) {
    const holder = holderOf(file);
    throw new StepError(
      `${shown(dataDir)} is already in use by process ${holder?.pid} (${holder?.note}).`,
      'Stop that one first, or start this one with another DATA_DIR and PORT.',
    );
  }
  const own = lock;
  own.say(`npm start or npm run dev, http://localhost:${settings.PORT}`);
  shutdown.signal.addEventListener('abort', () => own.say('stopping'));
  await shutdown.onEnd('the data folder', () => own.release());
  return dataDir;
}

async function claimPort({ PORT, HOST }: Settings): Promise<void> {
  // The server of a killed start may still be finishing its requests.
  if (await waitUntil(() => isPortFree(PORT, HOST), 5000)) return;
  throw new StepError(
    `Port ${PORT} on ${HOST} is used by another program, or this machine has no such address.`,
    'Stop the other program, or set PORT (and HOST) to something else.',
  );
}

/**
 * Restarts a killed server on the same port, where the connection pools of other processes find it. A restart in
 * progress is completed before stopping, or it would outlive the stop.
 */
function keepPostgres(postgres: RunningPostgres, dataDir: string, shutdown: Shutdown) {
  let current = postgres;
  let working = Promise.resolve();
  const check = async () => {
    if (shutdown.signal.aborted || current.isAlive()) return;
    process.stderr.write('  PostgreSQL ended; it is started again.\n');
    try {
      current = await startPostgres({ dataDir });
    } catch (error) {
      process.stderr.write(`  ✗ ${error instanceof Error ? error.message : error}\n`);
    }
  };
  const timer = setInterval(() => {
    working = working.then(check);
  }, 1000);
  return {
    async stop() {
      clearInterval(timer);
      await working;
      await current.stop();
    },
  };
}

async function openDatabase(settings: Settings, dataDir: string, shutdown: Shutdown): Promise<string> {
  if (settings.DATABASE_URL) return settings.DATABASE_URL;
  const postgres = await step(
    'PostgreSQL',
    () => startPostgres({ dataDir }),
    ({ port, adopted }) => `127.0.0.1:${port}${adopted ? ', was still running' : ''}`,
  );
  const keeper = keepPostgres(postgres, dataDir, shutdown);
  await shutdown.onEnd('PostgreSQL', () => keeper.stop());
  return postgres.url;
}

async function migrate(url: string): Promise<string[]> {
  try {
    return await applyMigrations(url);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const unreachable = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000'].includes(String(code));
    const advice = unreachable
      ? 'Check DATABASE_URL: host, port, user and password.'
      : 'Nothing of it was applied.';
    throw new StepError(error instanceof Error ? error.message || String(code) : String(error), advice, {
      cause: error,
    });
  }
}

/** What a start holds before it opens anything. */
interface Claimed {
  settings: Settings;
  dataDir: string;
}

/** Settings, data folder and port: checks first what may be invalid or in use. */
export async function claim(shutdown: Shutdown): Promise<Claimed> {
  const settings = await step('Settings', async () => readSettings());
  const dataDir = await step('Data folder', () => takeDataFolder(settings, shutdown), shown);
  await step(
    'Port',
    () => claimPort(settings),
    () => String(settings.PORT),
  );
  shutdown.check();
  return { settings, dataDir };
}

/** The generated code that everything else imports. */
export async function prepareClient(shutdown: Shutdown): Promise<void> {
  await step(
    'Prisma client',
    () => generateClient(shutdown.signal),
    (isNew) => (isNew ? 'generated' : 'unchanged'),
  );
}

/**
 * Prepares everything the servers need. Each step reports what it does; what it opened is registered to be closed.
 * @param client resolves once the Prisma client is generated, which only the demo world waits for; by default it is
 */
export async function open(
  { settings, dataDir }: Claimed,
  shutdown: Shutdown,
  client?: Promise<void>,
): Promise<Opened> {
  const databaseUrl = await openDatabase(settings, dataDir, shutdown);
  await step(
    'Migrations',
    () => migrate(databaseUrl),
    (names) => (names.length ? `${names.length} applied` : 'up to date'),
  );
  await client;
  shutdown.check();
  const variables = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    AUTH_SECRET: authSecret(settings, dataDir),
  };
  if (settings.SEED === 'demo') {
    const remarks = {
      made: 'made',
      there: 'there',
      'own data': 'left out: the database holds data of its own',
    };
    const seed = () => seedDemoWorld(databaseUrl, variables, shutdown.signal);
    await step('Demo world', seed, (result) => remarks[result]);
  }
  return { settings, dataDir, databaseUrl, variables };
}
