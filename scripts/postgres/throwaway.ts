/** A PostgreSQL for tests: made in a temporary folder, gone with it afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type RunningPostgres, startPostgres } from '@/scripts/postgres/cluster';

export async function startThrowawayPostgres(): Promise<RunningPostgres> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-test-'));
  // Entered, not read, by the user that PostgreSQL runs as when this process is root's.
  fs.chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, throwaway: true });
  const stop = async () => {
    await postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...postgres, stop };
}
