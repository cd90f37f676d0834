import 'server-only';

import { traderOf } from '@/lib/trader/contract';
import type { TraderDto } from '@/lib/trader/contract';
import type { TraderInput } from '@/lib/trader/input';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { mayBeTrader } from '@/server/features/trader/policy';

const select = { trader: true, enterpriseNumber: true } as const;

/**
 * GET /api/user/trader.
 * @throws DomainError forbidden for co-landlords
 */
export async function getTrader({ actor }: { actor: Actor }): Promise<{ data: TraderDto }> {
  authorize(mayBeTrader(actor));
  return { data: traderOf(await prisma().user.findUniqueOrThrow({ where: { id: actor.id }, select })) };
}

interface Input {
  actor: Actor;
  body: TraderInput;
}

/**
 * PUT /api/user/trader: the pages of the landlord's homes say so from then on.
 * @throws DomainError forbidden for co-landlords
 */
export async function saveTrader({ actor, body }: Input): Promise<{ data: TraderDto }> {
  authorize(mayBeTrader(actor));
  return { data: traderOf(await prisma().user.update({ where: { id: actor.id }, data: body, select })) };
}
