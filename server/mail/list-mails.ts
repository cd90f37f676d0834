import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { MailListQuery, MailPage, MailState } from '@/lib/mail/contract';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { containing } from '@/server/text-match';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { mayManageMails } from '@/server/mail/policy';
import { mailJobKey } from '@/server/mail/queue-mail';
import { toMailDto } from '@/server/mail/serialize';

const whereState: Readonly<Record<MailState, Prisma.OutgoingMailWhereInput>> = {
  waiting: { sentAt: null, givenUpAt: null, failedAt: null },
  failed: { sentAt: null, givenUpAt: null, failedAt: { not: null } },
  given_up: { givenUpAt: { not: null } },
  bounced: { bouncedAt: { not: null } },
  sent: { sentAt: { not: null }, bouncedAt: null },
};

/** When the queue next tries to send each of these mails, by id. */
export async function nextTries(db: Tx, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db.$queryRaw<{ key: string; runAt: Date }[]>`
    SELECT key, run_at AS "runAt" FROM graphile_worker.jobs
    WHERE key = ANY (${ids.map(mailJobKey)}::text[]) AND locked_at IS NULL`;
  const byKey = new Map(rows.map(({ key, runAt }) => [key, runAt]));
  return new Map(
    ids.flatMap((id) => {
      const runAt = byKey.get(mailJobKey(id));
      return runAt ? [[id, runAt] as const] : [];
    }),
  );
}

interface Input {
  actor: Actor;
  query: MailListQuery;
}

/**
 * GET /api/mails, for admins: mails that have not been sent or that bounced, or those that were, newest first.
 * @throws DomainError forbidden
 */
export async function listMails({ actor, query }: Input): Promise<MailPage> {
  authorize(mayManageMails(actor));
  const { state, search, page, limit } = query;
  const where: Prisma.OutgoingMailWhereInput = {
    ...(state ? whereState[state] : { OR: [{ sentAt: null }, { bouncedAt: { not: null } }] }),
    ...(search !== null && { recipient: containing(search) }),
  };
  const [rows, total] = await Promise.all([
    prisma().outgoingMail.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().outgoingMail.count({ where }),
  ]);
  const tries = await nextTries(
    prisma(),
    rows.map(({ id }) => id),
  );
  return toPage({
    items: rows.map((row) => toMailDto(row, tries.get(row.id))),
    ...{ page, perPage: limit, total },
    path: '/api/mails',
    query: { limit: String(limit), state, search: search ?? undefined },
  });
}
