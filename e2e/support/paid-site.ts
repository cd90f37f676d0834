/**
 * A site where publishing costs money, paid to the stand-in for Stripe: a web server and a worker on a copy of the demo
 * world. It has its own database, since the worker of the other tests has no Stripe key.
 */
import fs from 'node:fs';
import path from 'node:path';
import { copyWorld } from '@/e2e/support/own-world';
import type { OwnWorld } from '@/e2e/support/own-world';
import { startStripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import type { StripeStandIn } from '@/tools/stripe-stand-in/stand-in';
import { Machine } from '@/tests/operations/support/machine';

export interface PaidSite {
  /** `http://localhost:PORT` */
  origin: string;
  /** Its clock runs, and can be advanced; its events are sent to the site. */
  standIn: StripeStandIn;
  web: Machine;
  close(): Promise<void>;
}

export const monthPrice = 'price_month';
const webhookSecret = 'whsec_of_the_journeys';

const startStandIn = () =>
  startStripeStandIn({
    prices: [
      { id: 'price_year', productName: 'Jaarabonnement', unitAmount: 149_00, interval: 'year' },
      { id: monthPrice, productName: 'Maandabonnement', unitAmount: 15_00, interval: 'month' },
    ],
  });

const settingsOf = ({ settings }: OwnWorld, { origin, secretKey }: StripeStandIn) => ({
  ...settings,
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_ID: `price_year,${monthPrice}`,
  STRIPE_API_BASE: origin,
});

async function startMachines(root: string, settings: Record<string, string>): Promise<[Machine, Machine]> {
  const starting = [Machine.start('web', root, settings), Machine.start('worker', root, settings)] as const;
  return Promise.all(starting).catch(async (error: unknown) => {
    for (const outcome of await Promise.allSettled(starting))
      if (outcome.status === 'fulfilled') await outcome.value.stop();
    throw error;
  });
}

/** Starts a site. Until it is closed, e2e/support/database.ts in this process uses its database. */
export async function startPaidSite(): Promise<PaidSite> {
  const world = await copyWorld('paid');
  const standIn = await startStandIn();
  const [web, worker] = await startMachines(world.root, settingsOf(world, standIn));
  // The copied database refers to the photos of the demo world, which exist only once.
  fs.symlinkSync(path.join(process.env.E2E_DATA_DIR ?? '.data', 'photos'), path.join(web.dataDir, 'photos'));
  world.enter();
  standIn.setWebhook({ url: `${web.address}/api/webhooks/stripe`, secret: webhookSecret });
  return {
    origin: `http://localhost:${web.port}`,
    standIn,
    web,
    async close() {
      await Promise.all([standIn.close(), web.stop(), worker.stop()]);
      await world.remove();
    },
  };
}
