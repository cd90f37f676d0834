/** A PostgreSQL for tests, in a temporary folder that is removed with it afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type RunningPostgres, startPostgres } from '@/scripts/postgres/cluster';

export async function startThrowawayPostgres(): Promise<RunningPostgres> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-test-'));
  // The user that PostgreSQL runs as when this process is root must be able to traverse it, not to list it.
  fs.chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, throwaway: true });
  const stop = async () => {
    await postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...postgres, stop };
}
