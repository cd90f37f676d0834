/** What guests and landlords do with a stay, over HTTP. Repeatable calls are retried until answered. */
import { createHash } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { todayIn } from '@/lib/dates/day';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import type { Random } from '@/prisma/seed/random';
import { AltchaCheck } from '@/server/bot-check/altcha';
import { env } from '@/server/env';
import { call } from '@/tools/chaos/load/call';
import type { Answer, Outcome } from '@/tools/chaos/load/call';
import { fresh } from '@/tools/chaos/load/world';
import type { Stay } from '@/tools/chaos/load/world';

/** A mailbox may get twelve letters an hour: one stay causes fewer. */
const MOST = { payments: 4, messages: 3 };

/** What an act needs besides the stay. */
export interface Means {
  random: Random;
  /** Waits until web server and database are up. */
  served: () => Promise<void>;
  /** The id of the request with this code. */
  idOf: (code: string) => Promise<number | null>;
  /** The token in this guest's letter, if it has arrived. */
  tokenOf: (email: string) => string | null;
}

/** The share of answers dropped on purpose: a kill seldom falls between work and answer. */
const LOST = 0.08;

/** Repeats a call until its outcome is known. */
async function insist<Body>(
  means: Means,
  outcomes: Outcome[],
  one: () => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  for (;;) {
    const answer = await one();
    const isLost = answer.outcome === 'done' && means.random.chance(LOST);
    outcomes.push(isLost ? 'unknown' : answer.outcome);
    if (answer.outcome !== 'unknown' && !isLost) return answer;
    await means.served();
  }
}

/** Solves a challenge signed with the site's secret: easily. */
async function solvedToken(): Promise<string> {
  const check = new AltchaCheck(env.AUTH_SECRET, { cost: 1, counters: { min: 1, max: 2 } });
  const challenge = await check.createChallenge();
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

async function ask(stay: Stay, means: Means): Promise<void> {
  const form = {
    ...{
      first_name: 'Els',
      last_name: 'Maes',
      date_of_birth: '1985-06-30',
      email: stay.email,
      country: 'be',
    },
    ...{ start_date: stay.start, end_date: stay.end, number_of_adults: 2, number_of_children: 0 },
    ...{ street_name: 'Kerkstraat', house_number: '4', city: 'Gent', phone_number: '+32 470 12 34 56' },
    message: 'Wij komen graag met ons tweeën.',
  };
  const path = `/api/listings/${stay.home.id}/booking-requests`;
  const { outcome, body, said } = await insist(means, stay.asked, async () =>
    call<{ data: { code: string } }>(stay.guest, 'POST', path, {
      ...form,
      g_recaptcha_response: await solvedToken(),
    }),
  );
  if (body) stay.code = body.data.code;
  // Its nights may have been given to another guest meanwhile.
  else if (outcome === 'refused' && !said.includes('start_date')) throw new Error(`Not asked: ${said}`);
}

const deskOf = ({ id }: Stay) => `/api/booking-requests/${id}`;

async function approve(stay: Stay, means: Means): Promise<void> {
  const times = { check_in: '16:00', check_out: '10:30', message: null };
  await insist(means, stay.approvals, () =>
    call(stay.home.landlord, 'POST', `${deskOf(stay)}/approve`, times),
  );
}

const isApproved = ({ approvals }: Stay) => approvals.includes('done');

async function say(stay: Stay, by: 'guest' | 'landlord', means: Means): Promise<void> {
  const message = `Zin ${fresh()}: komt dat uit?`;
  const said = { text: message, by, outcomes: [] as Outcome[] };
  stay.said.push(said);
  await insist(means, said.outcomes, () =>
    by === 'guest'
      ? call(stay.guest, 'POST', `/api/stays/${stay.token}/messages`, { message })
      : call(stay.home.landlord, 'POST', `${deskOf(stay)}/messages`, { message }),
  );
}

/** The payment with the most left to pay, so that none is overpaid. */
function payableOf({ payment_requests: asked }: BookingRequestDetail): number | undefined {
  const open = asked.filter(({ state }) => state !== 'canceled');
  return open.toSorted((a, b) => b.amount_cents - b.paid_cents - a.amount_cents + a.paid_cents)[0]?.id;
}

async function pay(stay: Stay, means: Means): Promise<void> {
  const { landlord } = stay.home;
  const { body } = await call<{ data: BookingRequestDetail }>(landlord, 'GET', deskOf(stay));
  if (!body) return;
  const request = payableOf(body.data);
  const cents = 1000 + stay.paid.length * 100 + means.random.int(0, 99);
  const paid = { payment_request_id: request, amount_cents: cents, paid_at: todayIn() };
  if (means.random.chance(0.3)) {
    const { outcome } = await call(landlord, 'POST', `${deskOf(stay)}/payments`, { ...paid, kind: 'rent' });
    stay.paid.push({ fingerprint: null, cents, outcomes: [outcome] });
    return;
  }
  const fingerprint = createHash('sha256').update(`${stay.email}/${cents}`).digest('hex');
  const line = { fingerprint, cents, outcomes: [] as Outcome[] };
  stay.paid.push(line);
  // The earlier lines once more: none may count twice.
  const known = stay.paid.filter((one) => one !== line && one.fingerprint !== null);
  const matches = [
    ...known.map((one) => ({ ...paid, amount_cents: one.cents, fingerprint: one.fingerprint })),
    { ...paid, fingerprint },
  ];
  await insist(means, line.outcomes, () => call(landlord, 'POST', '/api/user/payment-matches', { matches }));
}

/** One act with this stay. */
export async function actOnStay(stay: Stay, means: Means): Promise<void> {
  if (stay.asked.length === 0) return ask(stay, means);
  if (stay.code === null) return undefined;
  stay.id ??= await means.idOf(stay.code);
  stay.token ??= means.tokenOf(stay.email);
  if (stay.id === null) return undefined;
  const messages = (by: 'guest' | 'landlord') => stay.said.filter((one) => one.by === by).length;
  const by = means.random.pick(['guest', 'landlord'] as const);
  if (means.random.chance(0.4) && messages(by) < MOST.messages && (by === 'landlord' || stay.token !== null))
    return say(stay, by, means);
  if (stay.approvals.length === 0) return approve(stay, means);
  if (isApproved(stay) && stay.paid.length < MOST.payments) return pay(stay, means);
  return undefined;
}
