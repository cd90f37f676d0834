/**
 * Two requests for overlapping days, played at random by a landlord and two guests against a model that uses the
 * transition table: one action after another, and two at once.
 */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { allowedActions, bookingRequestTransitions } from '@/lib/booking-requests/lifecycle';
import type { BookingRequestAction, BookingRequestStatus } from '@/lib/booking-requests/lifecycle';
import { addDays, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { overlaps } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { arrival } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeAll(truncateAll);

const asked: readonly [DayRange, DayRange] = [
  { start: arrival, end: addDays(arrival, 3) },
  { start: addDays(arrival, 1), end: addDays(arrival, 4) },
];
/** The days that are offered: those requested, some of them, others. */
const offered: readonly DayRange[] = [...asked, { start: addDays(arrival, 20), end: addDays(arrival, 22) }];

interface Life {
  status: BookingRequestStatus;
  days: DayRange;
  /** The index of the offered days, if there is an offer. */
  offer: number | null;
  agreed: number | null;
  canceledBy: 'guest' | 'landlord' | null;
}
type Model = readonly [Life, Life];

interface Act {
  who: 0 | 1;
  action: BookingRequestAction;
  /** The index of an offer's days. */
  which: number;
}

const totalOf = (which: number) => 10_000 + which;
const opening = (): Model => {
  const life = (days: DayRange): Life => ({
    status: 'pending',
    days,
    offer: null,
    agreed: null,
    canceledBy: null,
  });
  return [life(asked[0]), life(asked[1])];
};

/** The model's answer: the status of the call, and the state after it. */
function play(model: Model, { who, action, which }: Act): { status: number; after: Model } {
  const life = model[who];
  const role = bookingRequestTransitions[action].by.includes('guest') ? 'guest' : 'owner';
  const state = { status: life.status, hasOffer: life.offer !== null, arrival: life.days.start };
  if (!allowedActions(state, role, todayIn()).includes(action)) return { status: 409, after: model };
  const next = stepOf(life, action, which);
  const other = model[who === 0 ? 1 : 0];
  const wanted = action === 'make-offer' ? offered[which] : next.days;
  const asksForDays = action === 'make-offer' || action === 'approve' || action === 'accept-offer';
  if (asksForDays && wanted && other.status === 'approved' && overlaps(wanted, other.days))
    return { status: 409, after: model };
  return { status: 200, after: who === 0 ? [next, model[1]] : [model[0], next] };
}

function stepOf(life: Life, action: BookingRequestAction, which: number): Life {
  const moved = { ...life, status: bookingRequestTransitions[action].to, offer: null };
  if (action === 'make-offer') return { ...moved, offer: which };
  if (action === 'accept-offer' && life.offer !== null)
    return { ...moved, days: offered[life.offer] ?? life.days, agreed: totalOf(life.offer) };
  if (action === 'withdraw') return { ...moved, canceledBy: 'guest' };
  return action === 'cancel' ? { ...moved, canceledBy: 'landlord' } : moved;
}

interface World {
  listingId: number;
  landlord: TestClient;
  guest: TestClient;
  requests: readonly { id: number; token: string }[];
}

async function makeWorld(): Promise<World> {
  const owner = await makeUser();
  const { id: listingId } = await makeListing({ userId: owner.id });
  const requests = [];
  for (const { start, end } of asked) {
    const stay = { startDate: dayToUtcDate(start), endDate: dayToUtcDate(end) };
    const { id } = await makeBookingRequest({ listingId, ...stay });
    requests.push({ id, token: await makeGuestToken({ kind: 'booking-requests', id }) });
  }
  const [landlord, guest] = [await signedIn(owner), visitor()];
  for (const client of [landlord, guest]) await client.get('/sanctum/csrf-cookie');
  return { listingId, landlord, guest, requests };
}

async function call({ landlord, guest, requests }: World, { who, action, which }: Act): Promise<number> {
  const request = requests[who];
  if (!request) throw new Error('no such request');
  const desk = `/api/booking-requests/${request.id}`;
  const own = `/api/stays/${request.token}`;
  const days = offered[which];
  const offer = { start_date: days?.start, end_date: days?.end, total_cents: totalOf(which) };
  const calls: Record<BookingRequestAction, () => Promise<{ status: number }>> = {
    approve: () => landlord.post(`${desk}/approve`, { check_in: '15:00', check_out: '10:00' }),
    decline: () => landlord.post(`${desk}/decline`, {}),
    cancel: () => landlord.post(`${desk}/cancel`, {}),
    'make-offer': () => landlord.put(`${desk}/offer`, offer),
    'take-offer-back': () => landlord.delete(`${desk}/offer`),
    'accept-offer': () => guest.post(`${own}/accept-offer`),
    'decline-offer': () => guest.post(`${own}/decline-offer`),
    withdraw: () => guest.post(`${own}/withdraw`),
  };
  return (await calls[action]()).status;
}

/** The state in the database, in the model's terms. */
async function readModel({ listingId, requests }: World): Promise<Model> {
  const rows = await prisma().bookingRequest.findMany({ where: { listingId }, orderBy: { id: 'asc' } });
  const stays = await prisma().occupancy.findMany({ where: { listingId } });
  const lives = rows.map((row): Life => {
    const days = { start: utcDateToDay(row.startDate), end: utcDateToDay(row.endDate) };
    // Days are occupied exactly while a stay is approved.
    const held = stays.filter(({ bookingRequestId }) => bookingRequestId === row.id);
    assert.deepEqual(
      held.map(({ startDate, endDate }) => ({ start: utcDateToDay(startDate), end: utcDateToDay(endDate) })),
      row.status === 'approved' ? [days] : [],
    );
    return {
      status: row.status,
      days,
      offer: row.offerTotalCents === null ? null : row.offerTotalCents - totalOf(0),
      agreed: row.agreedTotalCents,
      canceledBy: row.canceledBy,
    };
  });
  const [first, second] = lives;
  if (!first || !second || requests.length !== 2) throw new Error('two requests, always');
  return [first, second];
}

interface Play {
  model: Model;
}

class One implements fc.AsyncCommand<Play, World> {
  constructor(readonly act: Act) {}
  check = () => true;
  async run(played: Play, world: World): Promise<void> {
    const { status, after } = play(played.model, this.act);
    assert.equal(await call(world, this.act), status);
    played.model = after;
    assert.deepEqual(await readModel(world), after);
  }
  toString = () => JSON.stringify(this.act);
}

/** Two concurrent actions have the result of one after the other, in either order. */
class Both implements fc.AsyncCommand<Play, World> {
  constructor(
    readonly first: Act,
    readonly second: Act,
  ) {}
  check = () => true;
  async run(played: Play, world: World): Promise<void> {
    const statuses = await Promise.all([call(world, this.first), call(world, this.second)]);
    const inOrder = (a: Act, b: Act) => {
      const one = play(played.model, a);
      const two = play(one.after, b);
      return { statuses: [one.status, two.status], after: two.after };
    };
    const forth = inOrder(this.first, this.second);
    const back = inOrder(this.second, this.first);
    const orders = [forth, { ...back, statuses: back.statuses.toReversed() }];
    const seen = { statuses, after: await readModel(world) };
    assert(
      orders.some((order) => isDeepStrictEqual(order, seen)),
      'no order explains what happened',
    );
    played.model = seen.after;
  }
  toString = () => JSON.stringify([this.first, this.second]);
}

const acts = fc.record<Act>({
  who: fc.constantFrom(0, 1),
  action: fc.constantFrom(...(Object.keys(bookingRequestTransitions) as BookingRequestAction[])),
  which: fc.nat({ max: offered.length - 1 }),
});
const plays = fc.commands(
  [acts.map((act) => new One(act)), fc.tuple(acts, acts).map(([first, second]) => new Both(first, second))],
  { maxCommands: 14 },
);

it('follows the model, whoever acts and whenever', { timeout: 240_000 }, async () => {
  let last: World | undefined;
  await fc.assert(
    fc.asyncProperty(plays, async (commands) => {
      last = await makeWorld();
      const real = last;
      await fc.asyncModelRun(() => ({ model: { model: opening() }, real }), commands);
    }),
    { numRuns: Number(process.env.LIVES ?? 40) },
  );
  expect(last).toBeDefined();
});
