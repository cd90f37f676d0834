import 'server-only';

import type { AuditLogFilter } from '@/lib/audit-log/contract';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';

export interface AuditRow {
  id: number;
  actorId: number | null;
  action: string;
  subjectType: string;
  subjectId: number | null;
  listingId: number | null;
  userId: number | null;
  details: Prisma.JsonValue;
  createdAt: Date;
}

function conditions(filter: AuditLogFilter, before: number | undefined): Prisma.Sql {
  const { actor_id: actor, user_id: user, listing_id: listing, action, from, to } = filter;
  const all = [Prisma.sql`TRUE`];
  if (before !== undefined) all.push(Prisma.sql`id < ${before}`);
  if (actor !== undefined) all.push(Prisma.sql`actor_id = ${actor}`);
  if (user !== undefined) all.push(Prisma.sql`about_user_id = ${user}`);
  if (listing !== undefined) all.push(Prisma.sql`about_listing_id = ${listing}`);
  if (action !== undefined) all.push(Prisma.sql`action = ${action}`);
  if (from !== undefined)
    all.push(Prisma.sql`created_at >= ${from}::date::timestamp AT TIME ZONE ${PRODUCT_ZONE}`);
  if (to !== undefined)
    all.push(Prisma.sql`created_at < (${to}::date + 1)::timestamp AT TIME ZONE ${PRODUCT_ZONE}`);
  return Prisma.join(all, ' AND ');
}

/** The newest `most` entries of a selection that are older than the entry `before`. */
export function findEntries(
  filter: AuditLogFilter,
  { before, most }: { before: number | undefined; most: number },
): Promise<AuditRow[]> {
  return prisma().$queryRaw<AuditRow[]>`
    SELECT id, actor_id AS "actorId", action, subject_type AS "subjectType", subject_id AS "subjectId",
      about_listing_id AS "listingId", about_user_id AS "userId", details, created_at AS "createdAt"
    FROM audit_logs WHERE ${conditions(filter, before)} ORDER BY id DESC LIMIT ${most}`;
}
