import { afterAll, describe, expect, it } from 'vitest';
import { pool } from '@/server/db';
import { copyRows, copyTexts } from '@/server/features/search/copy-rows';

const client = await pool().connect();
afterAll(() => client.release());

describe('rows read with COPY', () => {
  it('have their values by name after a row without a value, which is then 0', async () => {
    const rows: object[] = [];
    const rest = `FROM (VALUES (1, 2, 1.5::float8), (2, NULL, 2.5), (NULL, 4, NULL), (4, 5, 4.5)) AS v (a, b, c)`;
    const columns = { first: ['a', 'int4'], half: ['c', 'float8'], second: ['b', 'int2'] } as const;
    await copyRows(client, columns, rest, (row) => rows.push({ ...row }));
    expect(rows).toEqual([
      { first: 1, second: 2, half: 1.5 },
      { first: 2, second: 0, half: 2.5 },
      { first: 0, second: 4, half: 0 },
      { first: 4, second: 5, half: 4.5 },
    ]);
  });

  it('are complete across every boundary between two chunks, including nulls', async () => {
    let count = 0;
    const columns = { n: ['n', 'int4'], twice: ['CASE WHEN n % 3 > 0 THEN n END', 'float8'] } as const;
    await copyRows(client, columns, 'FROM generate_series(1, 100000) AS n', ({ n, twice }) => {
      count += 1;
      if (n !== count || twice !== (n % 3 > 0 ? n : 0)) throw new Error(`row ${count} says ${n}, ${twice}`);
    });
    expect(count).toBe(100_000);
  });

  it('omit a text that is missing, and keep those after it', async () => {
    const texts: [number, string][] = [];
    const query = `SELECT * FROM (VALUES (1, 'één'), (2, NULL), (3, ''), (4, 'vier')) AS v (a, b)`;
    await copyTexts(client, query, (id, text) => texts.push([id, Buffer.from(text).toString()]));
    expect(texts).toEqual([
      [1, 'één'],
      [3, ''],
      [4, 'vier'],
    ]);
  });
});
