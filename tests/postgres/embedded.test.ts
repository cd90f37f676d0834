import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPostgres, type RunningPostgres, startPostgres } from '@/scripts/postgres/cluster';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { isAlive, waitUntil } from '@/scripts/postgres/processes';

let dataDir: string;
let started: RunningPostgres[];

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-embedded-'));
  fs.chmodSync(dataDir, 0o711);
  started = [];
});
afterEach(async () => {
  for (const postgres of started) await postgres.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

async function start(): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir, throwaway: true });
  started.push(postgres);
  return postgres;
}

const query = (postgres: RunningPostgres, sql: string) =>
  connected(withDatabase(postgres.url, 'postgres'), async (client) => (await client.query(sql)).rows);
const pidFile = () => path.join(dataDir, 'postgres', 'postmaster.pid');
const pidOf = () => Number(fs.readFileSync(pidFile(), 'utf8').split('\n')[0]);

async function killOutright(): Promise<void> {
  const pid = pidOf();
  process.kill(pid, 'SIGKILL');
  await waitUntil(() => !isAlive(pid), 5000);
}

describe('the embedded PostgreSQL', () => {
  it('keeps port and data when restarted', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept (id int)');
    await first.stop();
    expect(await findPostgres(dataDir)).toBeUndefined();
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
  });

  it('takes over a server that is still running', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ adopted: true, url: first.url });
    expect(await findPostgres(dataDir)).toBe(first.url);
  });

  it('starts again after it was killed outright', async () => {
    const first = await start();
    await killOutright();
    expect(first.isAlive()).toBe(false);
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(second.isAlive()).toBe(true);
  });

  it('is not misled by a pid file whose pid belongs to another program', async () => {
    await start();
    const lines = fs.readFileSync(pidFile(), 'utf8').split('\n');
    await killOutright();
    fs.writeFileSync(pidFile(), [process.pid, ...lines.slice(1)].join('\n'));
    expect((await start()).adopted).toBe(false);
  });

  it('discards a cluster whose creation was interrupted', async () => {
    fs.mkdirSync(path.join(dataDir, 'postgres.new', 'base'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
    const postgres = await start();
    expect(await query(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(fs.existsSync(path.join(dataDir, 'postgres.new'))).toBe(false);
  });

  it('sets a new password when the file with the old one is lost', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept (id int)');
    fs.rmSync(path.join(dataDir, 'postgres.json'));
    const second = await start();
    expect(second.url).not.toBe(first.url);
    expect(await query(second, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 0 }]);
  });

  it('reveals its password only to the owner of the data folder', async () => {
    await start();
    expect(fs.statSync(path.join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600);
  });
});
