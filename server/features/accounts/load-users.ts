import 'server-only';

import type { UserDto } from '@/lib/accounts/contract';
import type { Prisma } from '@/prisma/generated/client';
import { userSelect } from '@/server/features/accounts/select';
import { serializeUser } from '@/server/features/accounts/serialize';
import type { RequestCounts } from '@/server/features/accounts/serialize';
import type { Tx } from '@/server/db';
import { undeliverableAmong } from '@/server/mail/undeliverable';

const none: RequestCounts = { bookingRequests: 0, contactRequests: 0 };

/** The number of requests that the listings of each of these users received. */
async function countRequests(tx: Tx, userIds: readonly number[]): Promise<Map<number, RequestCounts>> {
  const rows = await tx.$queryRaw<({ userId: number } & RequestCounts)[]>`
    SELECT l.user_id AS "userId",
      sum((SELECT count(*) FROM booking_requests r WHERE r.listing_id = l.id AND NOT r.manual))::int AS "bookingRequests",
      sum((SELECT count(*) FROM contact_requests r WHERE r.listing_id = l.id))::int AS "contactRequests"
    FROM listings l WHERE l.user_id = ANY (${userIds}::int[]) GROUP BY l.user_id`;
  return new Map(rows.map(({ userId, ...counts }) => [userId, counts]));
}

/** Why each of these users is suspended, from the audit log, where the reason was written. */
async function suspensionReasons(tx: Tx, userIds: readonly number[]): Promise<Map<number, string | null>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ userId: number; reason: string | null }[]>`
    SELECT DISTINCT ON (subject_id) subject_id AS "userId", details ->> 'reason' AS reason FROM audit_logs
    WHERE subject_type = 'user' AND subject_id = ANY (${userIds}::int[]) AND action = 'user.suspend'
    ORDER BY subject_id, id DESC`;
  return new Map(rows.map(({ userId, reason }) => [userId, reason]));
}

type Find = Pick<Prisma.UserFindManyArgs, 'where' | 'orderBy' | 'skip' | 'take'>;

/** Users as they themselves and admins see them. */
export async function loadUsers(tx: Tx, find: Find): Promise<UserDto[]> {
  const rows = await tx.user.findMany({ ...find, select: userSelect });
  const counts = await countRequests(
    tx,
    rows.map(({ id }) => id),
  );
  const returning = await undeliverableAmong(
    tx,
    rows.map(({ email }) => email),
  );
  const suspended = rows.filter(({ suspendedAt }) => suspendedAt !== null);
  const reasons = await suspensionReasons(
    tx,
    suspended.map(({ id }) => id),
  );
  return rows.map((row) =>
    serializeUser(row, {
      ...(counts.get(row.id) ?? none),
      emailReturns: returning.has(row.email.toLowerCase()),
      suspensionReason: reasons.get(row.id) ?? null,
    }),
  );
}

/** The same for one user, or null. */
export async function loadUser(tx: Tx, id: number): Promise<UserDto | null> {
  return (await loadUsers(tx, { where: { id } }))[0] ?? null;
}
