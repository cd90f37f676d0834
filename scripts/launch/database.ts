/** The database steps: a server, its tables, and the demo world in an empty database. */
import type pg from 'pg';
import { bundle } from '@/scripts/bundle.mjs';
import { runProgram } from '@/scripts/launch/child';
import { connected } from '@/scripts/postgres/connection';

async function hasMark(client: pg.Client, key: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM app_settings WHERE key = $1', [key]);
  return Boolean(rowCount);
}

const setMark = (client: pg.Client, key: string) =>
  client.query(`INSERT INTO app_settings (key, value) VALUES ($1, 'true') ON CONFLICT (key) DO NOTHING`, [
    key,
  ]);

async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'SELECT NOT EXISTS (SELECT FROM users) AND NOT EXISTS (SELECT FROM listings) AS yes',
  );
  return rows[0]?.yes === true;
}

/**
 * Fills an empty database with the demo world. `demo_started` is set before and `demo_seeded` after, so that an
 * interrupted seed is repeated, and a database that somebody started to fill is never touched.
 */
export async function seedDemoWorld(
  url: string,
  variables: Record<string, string>,
  signal?: AbortSignal,
): Promise<'made' | 'there' | 'own data'> {
  const state = await connected(url, async (client) => {
    if (await hasMark(client, 'demo_seeded')) return 'there';
    if (!(await hasMark(client, 'demo_started')) && !(await isEmpty(client))) return 'own data';
    await setMark(client, 'demo_started');
    return 'to do';
  });
  if (state !== 'to do') return state;
  const [file = ''] = await bundle(['seed-demo']);
  await runProgram(file, [], { ...variables, DATABASE_URL: url }, signal);
  await connected(url, (client) => setMark(client, 'demo_seeded'));
  return 'made';
}

/** Whether this database contains the demo world and its accounts. */
export const hasDemoWorld = (url: string) => connected(url, (client) => hasMark(client, 'demo_seeded'));
