import 'server-only';

import fs from 'node:fs';
import path from 'node:path';
import { z } from '@/lib/api/zod';
import { sql } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { isStopping } from '@/server/front/graceful-stop';

export const healthDto = z.object({ status: z.literal('ok') });

/** 200 while the process lives; never touches the database. */
export async function reportHealth(): Promise<z.infer<typeof healthDto>> {
  return { status: 'ok' };
}

/** The migrations that this version of the program needs, the oldest first. */
export function neededMigrations(): string[] {
  return fs
    .readdirSync(path.resolve('prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/**
 * 200 if the database is reachable and migrated, and the process was not asked to stop; so a load balancer sends nobody
 * here any more, while remaining requests are still answered.
 * @throws DomainError unavailable (503)
 */
export async function reportReadiness(): Promise<z.infer<typeof healthDto>> {
  if (isStopping()) throw new DomainError('unavailable', { retryAfter: 2 });
  const applied = await sql<{ found: number }>(
    'readiness',
    'SELECT count(*)::int AS found FROM _prisma_migrations WHERE migration_name = $1 AND finished_at IS NOT NULL',
    [neededMigrations().at(-1)],
  ).catch(() => []);
  if (!applied[0]?.found) throw new DomainError('unavailable', { retryAfter: 2 });
  return { status: 'ok' };
}
