import 'server-only';

import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { askStripe, isOwnFault } from '@/server/features/billing/stripe-client';
import { prisma } from '@/server/db';

interface Wanted<P> {
  /** What is to be made, at most 200 characters: the same name and parameters make one thing. */
  name: string;
  params: P;
  /** Of the DomainError when Stripe is away. */
  code?: Parameters<typeof askStripe>[1];
}

/** How often Stripe failed at something by its own fault. */
export async function faultsAt(name: string): Promise<number> {
  const row = await prisma().stripeFault.findUnique({ where: { name } });
  return row?.faults ?? 0;
}

/** Two at once that met the same fault count it once. */
async function countFault(name: string, faults: number): Promise<void> {
  const fresh = { faults: faults + 1, failedAt: new Date() };
  const { count } = await prisma().stripeFault.updateMany({ where: { name, faults }, data: fresh });
  if (count === 0)
    await prisma().stripeFault.createMany({ data: [{ name, ...fresh }], skipDuplicates: true });
}

/**
 * Makes something at Stripe, and the same however often it is asked for: at once, again, or after an answer that was
 * lost. Stripe keeps its first answer under the key, a fault of its own too, and gives it for a day
 * (https://docs.stripe.com/api/idempotent_requests): after such a fault the key is another one, after silence the same.
 * What a fault left half made is for the caller to look after.
 * @throws DomainError `code` (503) when Stripe is away
 */
export async function makeOnce<P, T>(
  { name, params, code }: Wanted<P>,
  make: (stripe: Stripe, params: P, options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  const faults = await faultsAt(name);
  const hash = createHash('sha256')
    .update(`${faults}\n${JSON.stringify(params)}`)
    .digest('hex')
    .slice(0, 32);
  const options = { idempotencyKey: `${name}-${hash}` };
  return askStripe(
    (stripe) =>
      make(stripe, params, options).catch(async (error: unknown) => {
        if (isOwnFault(error)) await countFault(name, faults);
        throw error;
      }),
    code,
  );
}
