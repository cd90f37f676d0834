import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { StripeEventDto, StripeEventPage, stripeEventQuery } from '@/lib/billing/contract';
import type { z } from '@/lib/api/zod';
import type { Prisma, StripeEvent } from '@/prisma/generated/client';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { getPayments } from '@/server/features/billing/get-billing';
import { enqueueSync } from '@/server/features/billing/sync-subscription';
import { prisma, transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/enqueue';

type State = StripeEventDto['state'];

const whereState: Readonly<Record<State, Prisma.StripeEventWhereInput>> = {
  waiting: { processedAt: null, failure: null },
  processed: { processedAt: { not: null } },
  failed: { processedAt: null, failure: { not: null } },
};

function stateOf({ processedAt, failure }: StripeEvent): State {
  if (processedAt) return 'processed';
  return failure === null ? 'waiting' : 'failed';
}

const toStripeEvent = (row: StripeEvent): StripeEventDto => ({
  id: row.id,
  type: row.type,
  object_id: row.objectId,
  created_at: row.createdAt.toISOString(),
  received_at: row.receivedAt.toISOString(),
  processed_at: row.processedAt?.toISOString() ?? null,
  state: stateOf(row),
  failure: row.failure,
});

/** GET /api/billing/events, for admins: the events received from Stripe, newest first. */
export async function listStripeEvents(input: {
  query: z.output<typeof stripeEventQuery>;
}): Promise<StripeEventPage> {
  const { state, page, limit } = input.query;
  const where = state ? whereState[state] : {};
  const [rows, total] = await Promise.all([
    prisma().stripeEvent.findMany({
      where,
      orderBy: [{ receivedAt: 'desc' }, { id: 'asc' }],
      skip: (page - 1) * limit,
      take: limit,
    }),
    prisma().stripeEvent.count({ where }),
  ]);
  return toPage({
    items: rows.map(toStripeEvent),
    ...{ page, perPage: limit, total },
    path: '/api/billing/events',
    query: { limit: String(limit), state },
  });
}

/** POST /api/billing/events/{id}/retry, for admins: handles an event again, now. */
export async function retryStripeEvent(input: {
  actor: Actor;
  params: { id: string };
}): Promise<{ data: StripeEventDto }> {
  const { actor, params } = input;
  return transaction(async (tx) => {
    const row = await tx.stripeEvent.findUnique({ where: { id: params.id } });
    if (!row) throw new DomainError('not_found');
    getPayments();
    const data = { processedAt: null, failure: null };
    const after = await tx.stripeEvent.update({ where: { id: row.id }, data });
    if (row.subscriptionId !== null) await enqueueSync(tx, row.subscriptionId);
    else await enqueue(tx, 'resolve-stripe-event', { eventId: row.id });
    const subject = { type: 'stripe_event', id: null } as const;
    await recordAudit(tx, { actor, action: 'stripe-event.retry', subject, details: { event: row.id } });
    return { data: toStripeEvent(after) };
  });
}
