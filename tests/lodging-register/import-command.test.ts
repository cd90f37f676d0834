import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, startPostgres } from '@/scripts/postgres/cluster';
import { connected } from '@/scripts/postgres/connection';
import { applyMigrations } from '@/scripts/postgres/migrations';

let dataDir: string;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-register-'));
  fs.chmodSync(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir, throwaway: true });
  await applyMigrations(postgres.url);
  await postgres.stop();
}, 120_000);
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

/** Runs `npm run register:import` with the embedded database of `dataDir` and without any settings. */
async function runImport(source: string): Promise<{ code: unknown; said: string }> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['scripts/run.mjs', 'register-import', source], {
    env: { NODE_ENV: 'production', PATH, HOME, TMPDIR, DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

describe('npm run register:import with the embedded database', () => {
  it('starts a stopped one, and stops it again', async () => {
    const { code, said } = await runImport('tests/lodging-register/sample.csv');
    expect([code, said]).toEqual([0, expect.stringContaining('Read 10 rows: 8 new')]);
    expect(await findPostgres(dataDir)).toBeUndefined();
  });

  it('uses a running one, and leaves it running', async () => {
    const postgres = await startPostgres({ dataDir, throwaway: true });
    try {
      const { code, said } = await runImport('tests/lodging-register/sample.csv');
      expect([code, said]).toEqual([0, expect.stringContaining('8 as they were')]);
      const { rows } = await connected(postgres.url, (client) =>
        client.query('SELECT count(*)::int AS n FROM lodging_register'),
      );
      expect(rows).toEqual([{ n: 8 }]);
    } finally {
      await postgres.stop();
    }
  });

  it('says what is wrong with a file, and leaves nothing running', async () => {
    const { code, said } = await runImport('tests/lodging-register/none.csv');
    expect([code, said]).toEqual([1, expect.stringContaining('cannot be opened')]);
    expect(await findPostgres(dataDir)).toBeUndefined();
  });
});
