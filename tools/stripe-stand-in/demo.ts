/** The settings of `npm run demo:stripe`, and what it prints. */
import type { SoldPrice, StripeStandIn } from '@/tools/stripe-stand-in/stand-in';

const secrets = { key: 'sk_test_demo', webhook: 'whsec_demo' };

const prices: readonly SoldPrice[] = [
  { id: 'price_year', productName: 'Jaarabonnement', unitAmount: 14_900, interval: 'year' },
  { id: 'price_month', productName: 'Maandabonnement', unitAmount: 1500, interval: 'month' },
];

/** The stand-in's port, if free. */
export const usualPort = 12_111;

/**
 * The options of a demo's stand-in.
 * @param appUrl the site's URL
 * @param began ms since 1970: makes its ids unique to this run, since the site's database outlives it
 */
export const demoOptions = (port: number, appUrl: string, began: number) => ({
  port,
  secretKey: secrets.key,
  webhook: { url: `${appUrl}/api/webhooks/stripe`, secret: secrets.webhook },
  prices: [...prices],
  idMark: began.toString(36),
});

/**
 * The site's settings, which override those in `.env`: its own data folder and database, and nothing that refers to a
 * Stripe account or another site. An empty setting counts as absent.
 */
export const demoSettings = (origin: string): Record<string, string> => ({
  APP_URL: '',
  BILLING: 'stripe',
  DATABASE_URL: '',
  DATA_DIR: '.data-stripe',
  STRIPE_API_BASE: origin,
  STRIPE_PRICE_ID: prices.map(({ id }) => id).join(','),
  STRIPE_SECRET_KEY: secrets.key,
  STRIPE_WEBHOOK_SECRET: secrets.webhook,
});

/** The steps through the demo, one per line. */
export function walk({ origin }: Pick<StripeStandIn, 'origin'>): string {
  return `
  Stripe is a stand-in at ${origin}: nothing is charged, nothing leaves this machine.
  It forgets everything when this stops; the site, in .data-stripe, does not.

    publish   sign in as verhuurder@kustverblijf.test, take a home offline under 'Aanbod beheren', publish it again
    pay       on the page that opens: 'Betalen', 'Betalen met bank (komt later)' or 'Betaling laten mislukken'
    back      'Terug zonder te betalen' leaves the home as it was; paid, it is online after a moment
    cancel    under 'Abonnementen'; the home stays online until the end of what is paid
    resume    at the same place, until then

  What time brings, from another terminal:

    curl -d '{"days": 366}' ${origin}/_stand-in/advance-clock
    curl ${origin}/_stand-in/events`;
}
