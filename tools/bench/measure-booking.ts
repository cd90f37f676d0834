/**
 * The cost of a booking request: with its proof of work, two letters and their jobs, compared with a bare server that
 * inserts the same row and a job in one transaction.
 */
import { randomBytes } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { parseCookies } from '@/server/cookies';
import { AltchaCheck } from '@/server/bot-check/altcha';
import { bareRequestPath } from '@/tools/bench/bare-request';
import { mark } from '@/tools/bench/format';
import { databaseTime, findDatabaseServer, processorTime } from '@/tools/bench/processor';
import type { Bench } from '@/tools/bench/prepare';
import { startBareSite, startSite } from '@/tools/bench/site';
import type { Served, SiteBench } from '@/tools/bench/site';
import { median } from '@/tools/bench/statistics';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step, StepError } from '@/scripts/launch/steps';
import { connected } from '@/scripts/postgres/connection';

const ROUNDS = 9;
const REQUESTS = 40;
/** Requests to each before measuring: a server that runs for days has compiled its frequent code. */
const WARM_UP = 300;
/** Homes that are requested in turn. */
const LISTINGS = 8;
/** The promised bound: times the bare insert. */
const MOST = 5;

/** Milliseconds of processor time for one request. */
interface Cost {
  web: number;
  database: number;
}

export interface BookingFigures {
  site: Cost;
  bare: Cost;
  /** The ratio of the sums. */
  times: number;
}

interface Stay {
  listing: number;
  start: Day;
  end: Day;
}

/** The homes that can be requested, each with the first seven nights that it accepts. */
async function findStays({ origin }: Served, databaseUrl: string, caller: Caller): Promise<Stay[]> {
  const { rows } = await connected(databaseUrl, (client) =>
    client.query<{ id: number }>(
      `SELECT id FROM listings WHERE approved_at IS NOT NULL AND disabled_at IS NULL AND max_capacity >= 2
         ORDER BY id LIMIT 40`,
    ),
  );
  const stays: Stay[] = [];
  for (const { id: listing } of rows) {
    for (let days = 60; days < 120 && stays.length < LISTINGS; days += 1) {
      const start = addDays(todayIn(), days);
      const stay = { listing, start, end: addDays(start, 7) };
      const asked = await caller(`${origin}/api/listings/${listing}/booking-price`, {
        from: stay.start,
        to: stay.end,
      });
      if (!asked.ok) continue;
      stays.push(stay);
      break;
    }
  }
  if (stays.length === 0) throw new StepError('No home of the demo world takes a stay.');
  return stays;
}

type Caller = (url: string, body: object) => Promise<Response>;

/** Calls as a page does, with the CSRF token, and each from its own client address. */
async function openCaller(origin: string): Promise<Caller> {
  const { headers } = await fetch(`${origin}/sanctum/csrf-cookie`);
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .join('; ');
  const token = parseCookies(cookie)['XSRF-TOKEN'] ?? '';
  let asked = 0;
  return (url, body) => {
    asked += 1;
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        cookie,
        'x-xsrf-token': token,
        'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
      },
      body: JSON.stringify(body),
    });
  };
}

/** A request not sent before. */
const formOf = ({ start, end }: Stay) => {
  const name = randomBytes(6).toString('hex');
  return {
    first_name: 'Els',
    last_name: name,
    date_of_birth: '1985-06-30',
    email: `${name}@kustverblijf.test`,
    country: 'be',
    phone_number: '+32 470 12 34 56',
    start_date: start,
    end_date: end,
    number_of_adults: 2,
    number_of_children: 0,
    number_of_pets: 0,
    street_name: 'Kerkstraat',
    house_number: '4',
    city: 'Gent',
    message: 'Wij komen graag met ons tweeën.',
  };
};

/** Solves a challenge signed with the site's secret, at hardly any work: checking one costs the same. */
async function solvedToken(secret: string): Promise<string> {
  const check = new AltchaCheck(secret, { cost: 1, counters: { min: 1, max: 2 } });
  const challenge = await check.createChallenge();
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

interface Measured {
  web: number;
  /** PostgreSQL's. */
  database: number;
  /** Sends this many, one after another. */
  send(count: number): Promise<void>;
}

const timesOf = ({ web, database }: Measured): Cost => ({
  web: processorTime(web)?.own ?? Number.NaN,
  database: databaseTime(database) ?? Number.NaN,
});

async function costOf(measured: Measured): Promise<Cost> {
  const before = timesOf(measured);
  await measured.send(REQUESTS);
  const after = timesOf(measured);
  return {
    web: (after.web - before.web) / REQUESTS,
    database: (after.database - before.database) / REQUESTS,
  };
}

const middle = (costs: readonly Cost[]): Cost => ({
  web: median(costs.map(({ web }) => web)),
  database: median(costs.map(({ database }) => database)),
});

/** Sends `count`, each for the next of the stays. @throws StepError for an answer other than 201 */
async function sendTo(url: (stay: Stay) => string, stays: readonly Stay[], send: Caller, count: number) {
  for (let index = 0; index < count; index += 1) {
    const stay = stays[index % stays.length];
    if (!stay) return;
    const answer = await send(url(stay), { listing_id: stay.listing, ...formOf(stay) });
    if (answer.status !== 201)
      throw new StepError(`A request was answered ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
}

interface BookingBench extends SiteBench {
  demoUrl: string;
  bundles: Pick<Bench['bundles'], 'bare'>;
}

/** Medians of rounds that alternate between the site, on the demo world, and the bare server. */
export async function measureBookingRequest(
  bench: BookingBench,
  shutdown: Shutdown,
): Promise<BookingFigures> {
  const databaseUrl = bench.demoUrl;
  const { AUTH_SECRET: secret = '' } = bench.settings;
  // Each comes from another address: none is rate-limited.
  const settings = { ...bench.settings, TRUST_PROXY: '1' };
  const site = await step('Site, requests', () => startSite({ ...bench, settings }, databaseUrl, shutdown));
  const bare = await startBareSite(bench, databaseUrl, shutdown);
  const database = await findDatabaseServer(databaseUrl);
  const caller = await openCaller(site.origin);
  const stays = await findStays(site, databaseUrl, caller);
  const withToken: Caller = async (url, body) =>
    caller(url, { ...body, g_recaptcha_response: await solvedToken(secret) });
  const asked: Measured = {
    web: site.pid,
    database,
    send: (count) =>
      sendTo(
        ({ listing }) => `${site.origin}/api/listings/${listing}/booking-requests`,
        stays,
        withToken,
        count,
      ),
  };
  const inserted: Measured = {
    web: bare.pid,
    database,
    send: (count) => sendTo(() => `${bare.origin}${bareRequestPath}`, stays, caller, count),
  };
  const [sites, bares]: [Cost[], Cost[]] = [[], []];
  await step('Asking for a stay', async () => {
    await asked.send(WARM_UP);
    await inserted.send(WARM_UP);
    for (let round = 0; round < ROUNDS; round += 1) {
      shutdown.check();
      sites.push(await costOf(asked));
      bares.push(await costOf(inserted));
    }
  });
  await Promise.all([site.stop(), bare.stop()]);
  const [ofSite, ofBare] = [middle(sites), middle(bares)];
  const times = (ofSite.web + ofSite.database) / (ofBare.web + ofBare.database);
  return { site: ofSite, bare: ofBare, times };
}

const ms = (value: number) => `${value.toFixed(1)} ms`;

export function bookingLine({ site, bare, times }: BookingFigures): string {
  return [
    `Asking for a stay takes ${times.toFixed(1)} times the processor time of a bare insert with its job`,
    `(${ms(site.web)} of the web server and ${ms(site.database)} of the database, beside ${ms(bare.web)} and`,
    `${ms(bare.database)}); at most ${MOST.toFixed(1)} times: ${mark(times <= MOST)}.`,
  ].join(' ');
}
