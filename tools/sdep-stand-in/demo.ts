/** The settings of `npm run demo:sdep`, and what it prints. */
import type { SdepStandIn, SdepStandInOptions } from '@/tools/sdep-stand-in/stand-in';

const proof = { id: 'kustverblijf', secret: 'geheim-van-de-demo' };

/** The stand-in's port, if free. */
export const usualPort = 12_113;

/** The options of a demo's stand-in: one platform, the municipalities of the coast, a screener that is always there. */
export const demoOptions = (port: number): SdepStandInOptions => ({
  port,
  clients: [{ id: proof.id, name: 'Kustverblijf', secret: proof.secret }],
  screens: true,
});

/**
 * The site's settings, which override those in `.env`: its own data folder and database, and nothing that refers to a
 * real entry point. An empty setting counts as absent.
 */
export const demoSettings = (origin: string): Record<string, string> => ({
  APP_URL: '',
  DATABASE_URL: '',
  DATA_DIR: '.data-sdep',
  SEED: 'demo',
  SDEP_BASE_URL: origin,
  SDEP_VERSION: 'v2',
  SDEP_CLIENT_ID: proof.id,
  SDEP_CLIENT_SECRET: proof.secret,
  SDEP_PRIVATE_KEY: '',
  SDEP_KEY_ID: '',
  SDEP_TOKEN_AUDIENCE: '',
  SDEP_PERIOD: 'month',
  SDEP_CHECK_PERCENT: '10',
  SDEP_CHECK_MINIMUM: '2',
});

/** The steps through the demo, one per line. */
export function walk({ origin }: Pick<SdepStandIn, 'origin'>): string {
  return `
  The entry point is a stand-in at ${origin}: its areas and authorities are made up, nothing leaves this machine.
  It forgets everything when this stops; the site, in .data-sdep, does not.

    areas     sign in as admin@kustverblijf.test, open /dashboard/admin/meldplicht, read the areas: ten at the coast
    checks    on the same page: drawn, sent and screened at once; landlords get a letter, in .data-sdep/mail
    reports   on the same page: send a month that is over; its departed stays of homes in those areas, no names
    screener  numbers that end in 0 are unknown to it, in 5 expired, in 9 of another address

  What it was sent, and what goes wrong, from another terminal:

    curl ${origin}/_stand-in/listings
    curl ${origin}/_stand-in/activities
    curl -d '{"area": "KUST-OOSTENDE"}' ${origin}/_stand-in/break-area
    curl -d '{"how": "status 503", "times": 3}' ${origin}/_stand-in/fail
    curl ${origin}/_stand-in/counts`;
}
