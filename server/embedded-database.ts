import 'server-only';

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/server/env';
import type { Env } from '@/server/env';

/** Whether DATABASE_URL is the server that belongs to this data folder (scripts/postgres/cluster.ts). */
export async function isEmbeddedDatabase({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'> = env): Promise<boolean> {
  try {
    const state: unknown = JSON.parse(await readFile(path.resolve(DATA_DIR, 'postgres.json'), 'utf8'));
    const password = typeof state === 'object' && state !== null ? Reflect.get(state, 'password') : undefined;
    return typeof password === 'string' && password !== '' && new URL(DATABASE_URL).password === password;
  } catch {
    return false;
  }
}
