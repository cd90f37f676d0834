/** Landlords and guests who write, offer, approve and withdraw over HTTP, with the answers they got. */
import { setTimeout } from 'node:timers/promises';
import type { Random } from '@/prisma/seed/random';
import { bookingRequestActions } from '@/lib/booking-requests/lifecycle';
import type { BookingRequestAction, RequestParty } from '@/lib/booking-requests/lifecycle';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { PossibleStates } from '@/tests/operations/support/possible-states';
import type { Outcome } from '@/tests/operations/support/possible-states';
import { Visitor } from '@/tests/operations/support/visitor';
import { makeMember, password } from '@/tests/support/accounts';

/** Per landlord, all for one listing and for different days. */
const REQUESTS = 10;

/** A unique message, and the result of sending it. */
export interface Words {
  text: string;
  by: RequestParty;
  outcome: Outcome;
}

/** A step that was tried; `cents` identify offers. */
export interface Tried {
  action: BookingRequestAction;
  cents: number;
  outcome: Outcome;
}

export interface Talk {
  id: number;
  code: string;
  start: Day;
  /** Days of departure: as requested, and as offered. */
  ends: readonly Day[];
  guestEmail: string;
  ownerEmail: string;
  token: string;
  landlord: Visitor;
  guest: Visitor;
  possible: PossibleStates;
  said: Words[];
  tried: Tried[];
}

async function makeLandlord(origin: string, number: number): Promise<Talk[]> {
  const owner = await makeMember({ firstName: `Marie${number}` });
  const landlord = new Visitor(origin, `203.0.113.${number + 1}`);
  const credentials = { email: owner.email, password, remember: false };
  if ((await landlord.status('POST', '/login', credentials)) >= 300) throw new Error('nobody is signed in');
  const listing = await makeListing({ userId: owner.id });
  const talks: Talk[] = [];
  for (let place = 0; place < REQUESTS; place += 1) {
    const start = addDays(todayIn(), 20 + place * 8);
    const ends = [addDays(start, 3), addDays(start, 5)] as const;
    const guestEmail = `gast-${number}-${place}@kustverblijf.test`;
    const days = { startDate: dayToUtcDate(start), endDate: dayToUtcDate(ends[0]) };
    const { id, code } = await makeBookingRequest({ listingId: listing.id, email: guestEmail, ...days });
    const token = await makeGuestToken({ kind: 'booking-requests', id });
    const guest = new Visitor(origin, `198.18.${number}.${place + 1}`);
    const possible = new PossibleStates();
    const people = { guestEmail, ownerEmail: owner.email, token, landlord, guest };
    talks.push({ id, code, start, ends, ...people, possible, said: [], tried: [] });
  }
  return talks;
}

export async function makeTalks(origin: string, landlords: number): Promise<Talk[]> {
  const numbers = Array.from({ length: landlords }, (_, number) => number);
  return (await Promise.all(numbers.map((number) => makeLandlord(origin, number)))).flat();
}

let told = 0;
/** A unique number for messages and amounts. */
const fresh = () => (told += 1);

/** Pause before a retry in milliseconds: a calendar has one writer and one waiting, others must retry. */
const BACK_MS = 50;

/** The outcome of a call; `body` is the JSON of the answer if it is 'done', else undefined. */
interface Answered<Body> {
  outcome: Outcome;
  body: Body | undefined;
}

/** 'refused' is what the transition table does not allow. Any other answer is an error, except a truncated one. */
export async function answerTo<Body>(call: () => Promise<Response>): Promise<Answered<Body>> {
  const got = await call()
    .then(async (response) => ({
      status: response.status,
      isBusy: response.status === 409 && response.headers.has('retry-after'),
      text: await response.text(),
    }))
    .catch(() => null);
  if (!got) return { outcome: 'cut off', body: undefined };
  if (got.isBusy) {
    await setTimeout(BACK_MS);
    return answerTo(call);
  }
  if (got.status >= 200 && got.status < 300)
    return { outcome: 'done', body: got.text === '' ? undefined : JSON.parse(got.text) };
  if (got.status === 409) return { outcome: 'refused', body: undefined };
  throw new Error(`${got.status}: ${got.text}`);
}

const outcomeOf = async (call: () => Promise<Response>): Promise<Outcome> =>
  (await answerTo<unknown>(call)).outcome;

async function say(talk: Talk, by: RequestParty): Promise<void> {
  const text = `Zin ${fresh()}: komt dat uit?`;
  const desk = `/api/booking-requests/${talk.id}/messages`;
  const own = `/api/stays/${talk.token}/messages`;
  const message = { message: text };
  const outcome = await outcomeOf(() =>
    by === 'guest' ? talk.guest.call('POST', own, message) : talk.landlord.call('POST', desk, message),
  );
  if (outcome === 'refused') throw new Error('Everybody may write at any time.');
  talk.said.push({ text, by, outcome });
}

/** The steps taken so far. */
const taken = new Set<BookingRequestAction>();

/** Steps for which the landlord may add a message. */
const withWords: ReadonlySet<BookingRequestAction> = new Set(['approve', 'decline', 'cancel', 'make-offer']);

async function step(talk: Talk, action: BookingRequestAction): Promise<void> {
  const { landlord, guest, start, ends } = talk;
  // No quote has this shape, and letters state quotes too: an offer is known by its amount alone.
  const cents = 500_007 + fresh() * 100;
  const message = `Zin ${fresh()}: zo doen we het.`;
  const desk = `/api/booking-requests/${talk.id}`;
  const own = `/api/stays/${talk.token}`;
  const offer = { start_date: start, end_date: ends[1], total_cents: cents, message };
  const calls: Record<BookingRequestAction, () => Promise<Response>> = {
    approve: () =>
      landlord.call('POST', `${desk}/approve`, { check_in: '16:00', check_out: '10:30', message }),
    decline: () => landlord.call('POST', `${desk}/decline`, { message }),
    cancel: () => landlord.call('POST', `${desk}/cancel`, { message }),
    'make-offer': () => landlord.call('PUT', `${desk}/offer`, offer),
    'take-offer-back': () => landlord.call('DELETE', `${desk}/offer`),
    'accept-offer': () => guest.call('POST', `${own}/accept-offer`, {}),
    'decline-offer': () => guest.call('POST', `${own}/decline-offer`),
    withdraw: () => guest.call('POST', `${own}/withdraw`),
  };
  const outcome = await outcomeOf(calls[action]);
  talk.possible.step({ action, cents }, outcome);
  talk.tried.push({ action, cents, outcome });
  if (outcome === 'done') taken.add(action);
  if (withWords.has(action) && outcome !== 'refused')
    talk.said.push({ text: message, by: 'landlord', outcome });
}

/** Steps that end a request, and so prevent further ones, are drawn less often. */
const rare: ReadonlySet<BookingRequestAction> = new Set(['decline', 'cancel', 'withdraw']);

/** One action in this conversation: mostly a message, otherwise a possible step, preferably one not taken before. */
export async function act(talk: Talk, random: Random): Promise<void> {
  if (random.chance(0.55)) return say(talk, random.chance(0.5) ? 'guest' : 'landlord');
  const { open } = talk.possible;
  const untaken = open.filter((action) => !taken.has(action));
  if (untaken.length > 0) return step(talk, random.pick(untaken));
  const from = open.length > 0 && random.chance(0.85) ? open : bookingRequestActions;
  const action = random.pick(from);
  return step(talk, rare.has(action) && random.chance(0.5) ? random.pick(from) : action);
}
