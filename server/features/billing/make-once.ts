import 'server-only';

import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { askStripe, isOwnFault } from '@/server/features/billing/stripe-client';
import { prisma } from '@/server/db';

interface Wanted<P> {
  /** Identifies what to create, at most 200 characters: the same name and parameters create one thing. */
  name: string;
  params: P;
  /** Code of the DomainError when Stripe is unavailable. */
  code?: Parameters<typeof askStripe>[1];
}

/** How often Stripe failed at this with a server error. */
export async function faultsAt(name: string): Promise<number> {
  const row = await prisma().stripeFault.findUnique({ where: { name } });
  return row?.faults ?? 0;
}

/** Two concurrent calls that met the same fault count it once. */
async function countFault(name: string, faults: number): Promise<void> {
  const fresh = { faults: faults + 1, failedAt: new Date() };
  const { count } = await prisma().stripeFault.updateMany({ where: { name, faults }, data: fresh });
  if (count === 0)
    await prisma().stripeFault.createMany({ data: [{ name, ...fresh }], skipDuplicates: true });
}

/**
 * Creates something at Stripe, only once however often it is requested: concurrently, repeatedly, or after a lost
 * response. Stripe stores its first response under the idempotency key, even a server error, and repeats it for a day
 * (https://docs.stripe.com/api/idempotent_requests): after a server error a new key is used, after no response the
 * same. What a server error left half done is up to the caller.
 * @throws DomainError `code` (503) when Stripe is unavailable
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
