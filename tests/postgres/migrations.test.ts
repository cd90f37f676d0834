import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { testDatabaseUrl } from '@/tests/support/database';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-migrations-'));
let url: string;
let count = 0;

beforeEach(() => {
  url = withDatabase(testDatabaseUrl, `kust_migrations_${process.pid}_${count++}`);
  fs.rmSync(folder, { recursive: true, force: true });
  write('1_first', 'CREATE TABLE first (id int);');
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(name: string, sql: string): void {
  fs.mkdirSync(path.join(folder, name), { recursive: true });
  fs.writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}

const tables = () =>
  connected(url, async (client) => {
    const { rows } = await client.query(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    );
    return rows.map((row) => row.tablename).filter((name) => name !== '_prisma_migrations');
  });

describe('applyMigrations', () => {
  it('creates the database, applies each migration once and in order', async () => {
    write('2_second', 'ALTER TABLE first ADD COLUMN name text;');
    expect(await applyMigrations(url, { folder })).toEqual(['1_first', '2_second']);
    expect(await applyMigrations(url, { folder })).toEqual([]);
  });

  it('leaves nothing of a migration that fails, and can continue once it is fixed', async () => {
    write('2_second', 'CREATE TABLE second (id int);\nSELECT nothing();');
    await expect(applyMigrations(url, { folder })).rejects.toThrow(/2_second \(line 2\).*nothing/);
    expect(await tables()).toEqual(['first']);
    write('2_second', 'CREATE TABLE second (id int);');
    expect(await applyMigrations(url, { folder })).toEqual(['2_second']);
  });

  it('lets one of two concurrent runs wait for the other', async () => {
    write('2_second', 'SELECT pg_sleep(0.3); CREATE TABLE second (id int);');
    const both = await Promise.all([applyMigrations(url, { folder }), applyMigrations(url, { folder })]);
    expect(both.flat().toSorted()).toEqual(['1_first', '2_second']);
  });

  it('lets other queries through while it waits for a locked table', async () => {
    await applyMigrations(url, { folder });
    write('2_second', 'ALTER TABLE first ADD COLUMN name text;');
    const patience = { lockMs: 100, pauseMs: 400, tries: 30 };
    const read = () => connected(url, (client) => client.query('SELECT id FROM first'));
    const { migrating, slowest } = await connected(url, async (client) => {
      await client.query('BEGIN; SELECT id FROM first');
      const begun = applyMigrations(url, { folder, patience });
      let longest = 0;
      for (const end = performance.now() + 1500; performance.now() < end;) {
        const from = performance.now();
        await read();
        longest = Math.max(longest, performance.now() - from);
      }
      await client.query('COMMIT');
      return { migrating: begun, slowest: longest };
    });
    expect(await migrating).toEqual(['2_second']);
    expect(slowest).toBeLessThan(1000);
  });

  it('never lets others wait behind it for longer than 150 ms, and tries for minutes', async () => {
    await applyMigrations(url, { folder });
    write('2_second', `CREATE TABLE second AS SELECT current_setting('lock_timeout') AS patience`);
    write('3_third', 'ALTER TABLE first ADD COLUMN name text;');
    await connected(url, async (client) => {
      await client.query('BEGIN; SELECT id FROM first');
      const begun = applyMigrations(url, { folder });
      // By then it has been refused the lock at least twice, and still retries.
      await setTimeout(2500);
      await client.query('COMMIT');
      expect(await begun).toEqual(['2_second', '3_third']);
      expect((await client.query('SELECT patience FROM second')).rows).toEqual([{ patience: '150ms' }]);
    });
  });

  it('reports a migration that was edited afterwards', async () => {
    await applyMigrations(url, { folder });
    write('1_first', 'CREATE TABLE first (id bigint);');
    const warnings: string[] = [];
    await applyMigrations(url, { folder, warn: (line) => warnings.push(line) });
    expect(warnings).toEqual([expect.stringContaining('1_first')]);
  });

  it('accepts a former text with the same outcome, also where prisma migrate deploy applied it, and no other', async () => {
    const checksumOf = (sql: string) => crypto.createHash('sha256').update(sql).digest('hex');
    const [former, other] = ['CREATE TABLE second (id int);', 'CREATE TABLE second (id bigint);'];
    write('2_second', former);
    await applyMigrations(url, { folder });
    write('2_second', `-- Also applied as: ${checksumOf(former)}\nCREATE TABLE second (id integer);`);
    const warnings: string[] = [];
    const again = () => applyMigrations(url, { folder, warn: (line) => warnings.push(line) });
    // The row that Prisma's engine leaves.
    const appliedByPrisma = (sql: string) =>
      connected(url, (client) =>
        client.query(
          `WITH gone AS (DELETE FROM _prisma_migrations WHERE migration_name = '2_second')
           INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, logs, rolled_back_at, started_at, applied_steps_count)
           VALUES (gen_random_uuid(), $1, now(), '2_second', NULL, NULL, now(), 1)`,
          [checksumOf(sql)],
        ),
      );
    expect(await again()).toEqual([]);
    await appliedByPrisma(former);
    expect(await again()).toEqual([]);
    expect(warnings).toEqual([]);
    await appliedByPrisma(other);
    expect(await again()).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('2_second')]);
  });

  it('applies what a chosen migration requires, for a backup made before that was split', async () => {
    write('2_column', 'ALTER TABLE first ADD COLUMN IF NOT EXISTS name text;');
    write('3_other', 'CREATE TABLE other (id int);');
    write('4_fourth', `-- Requires: 2_column\nUPDATE first SET name = '';`);
    const only = new Set(['1_first', '4_fourth']);
    expect(await applyMigrations(url, { folder, only })).toEqual(['1_first', '2_column', '4_fourth']);
    expect(await applyMigrations(url, { folder })).toEqual(['3_other']);
  });
});
