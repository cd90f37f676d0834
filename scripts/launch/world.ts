/**
 * The database and settings for a tool such as `npm run admin`: uses the embedded server if `npm start` is running it,
 * else starts it for the duration of the tool.
 */
import path from 'node:path';
import process from 'node:process';
import { takeLock } from '@/scripts/launch/lock';
import { authSecret, dataFolder, readSettings } from '@/scripts/launch/settings';
import { StepError } from '@/scripts/launch/steps';
import { findPostgres, startPostgres } from '@/scripts/postgres/cluster';

export interface World {
  databaseUrl: string;
  dataDir: string;
  /** Stops what was started for the tool. */
  close(): Promise<void>;
}

export const lockFile = (dataDir: string) => path.join(dataDir, 'start.lock');

/** Connects to the database of DATA_DIR and sets the environment variables that `server/env` reads. */
export async function openWorld(): Promise<World> {
  const settings = readSettings();
  const dataDir = dataFolder(settings);
  process.env.DATA_DIR = dataDir;
  process.env.AUTH_SECRET = authSecret(settings, dataDir);
  const running = settings.DATABASE_URL ?? (await findPostgres(dataDir));
  if (running) {
    process.env.DATABASE_URL = running;
    return { databaseUrl: running, dataDir, close: async () => undefined };
  }
  const lock = await takeLock(lockFile(dataDir), 'a tool that uses the database', 10_000);
  if (!lock)
    throw new StepError(
      `${dataDir} is in use by another program that is just starting or stopping.`,
      'Try again.',
    );
  const postgres = await startPostgres({ dataDir });
  process.env.DATABASE_URL = postgres.url;
  const close = async () => {
    await postgres.stop();
    lock.release();
  };
  return { databaseUrl: postgres.url, dataDir, close };
}
