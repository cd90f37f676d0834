/** Landlords and guests of approved stays: their payments and changes over HTTP, with the answers they got. */
import { createHash } from 'node:crypto';
import type { StayChange } from '@/lib/booking-requests/change-contract';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import type { RequestParty } from '@/lib/booking-requests/lifecycle';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Random } from '@/prisma/seed/random';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import type { Outcome } from '@/tests/operations/support/possible-states';
import { answerTo } from '@/tests/operations/support/talks';
import { Visitor } from '@/tests/operations/support/visitor';
import { makeMember, password } from '@/tests/support/accounts';
import { makeAccount } from '@/tests/support/payments';

/** Per landlord, all in one listing; a change never overlaps the next stay. */
const STAYS = 8;
const DAYS_APART = 9;
const PRICE = 200;
const NIGHTS = 4;

/** A line of a bank statement, or a payment noted by hand (without a fingerprint); `cents` is unique. */
export interface Paid {
  fingerprint: string | null;
  cents: number;
  /** The outcome of each time it was sent. */
  outcomes: Outcome[];
  /** The outcome of each time its reversal was sent. */
  undone: Outcome[];
}

/** A requested change; `wish` is unique. */
export interface Asked {
  wish: string;
  outcome: Outcome;
  /** Known once it was acknowledged or read. */
  id: number | null;
  steps: { to: StayChange['state']; outcome: Outcome }[];
}

export interface Deal {
  id: number;
  code: string;
  start: Day;
  owner: number;
  guestEmail: string;
  landlord: Visitor;
  guest: Visitor;
  token: string;
  isApproved: boolean;
  paid: Paid[];
  asked: Asked[];
}

/** The automatic messages of each landlord; each is sent once per stay, after its approval. */
export const automaticTexts = ['Welkom aan zee', 'Zo werkt de verwarming'] as const;

async function switchOn(landlord: Visitor, listing: number): Promise<void> {
  for (const [place, body] of automaticTexts.entries()) {
    const status = await landlord.status('POST', '/api/user/reply-templates', {
      ...{ name: `Tekst ${place}`, body: `${body}, {gast}.` },
      send: { moment: 'approved', days: 0, hour: 10 },
      listing_ids: place === 0 ? [] : [listing],
    });
    if (status !== 201) throw new Error(`No text is switched on: ${status}`);
  }
}

async function makeLandlord(origin: string, number: number): Promise<Deal[]> {
  const { id: owner, email } = await makeMember({ firstName: `Marie${number}` });
  await makeAccount(owner);
  const landlord = new Visitor(origin, `203.0.113.${number + 1}`);
  const credentials = { email, password, remember: false };
  if ((await landlord.status('POST', '/login', credentials)) >= 300) throw new Error('nobody is signed in');
  const listing = await makeListing({ userId: owner, price: PRICE });
  await switchOn(landlord, listing.id);
  const deals: Deal[] = [];
  for (let place = 0; place < STAYS; place += 1) {
    const start = addDays(todayIn(), 60 + place * DAYS_APART);
    const guestEmail = `gast-${number}-${place}@kustverblijf.test`;
    const { id, code } = await makeBookingRequest({
      ...{ listingId: listing.id, email: guestEmail, price: PRICE * NIGHTS },
      ...{ startDate: dayToUtcDate(start), endDate: dayToUtcDate(addDays(start, NIGHTS)) },
    });
    const token = await makeGuestToken({ kind: 'booking-requests', id });
    const guest = new Visitor(origin, `198.18.${number}.${place + 1}`);
    const known = { id, code, start, owner, guestEmail, landlord, guest, token };
    deals.push({ ...known, isApproved: false, paid: [], asked: [] });
  }
  return deals;
}

export async function makeDeals(origin: string, landlords: number): Promise<Deal[]> {
  const numbers = Array.from({ length: landlords }, (_, number) => number);
  return (await Promise.all(numbers.map((number) => makeLandlord(origin, number)))).flat();
}

let told = 0;
/** A unique number. */
const fresh = () => (told += 1);
/** Unique; from one euro to ten, so that even many of them stay below any payment asked. */
const freshCents = () => 100 + fresh();

type Stay = BookingRequestDetail;

const deskOf = ({ id }: Deal) => `/api/booking-requests/${id}`;

/** The stay as its landlord reads it; undefined while nothing answers. */
export async function see(deal: Deal): Promise<Stay | undefined> {
  const { body } = await answerTo<{ data: Stay }>(() => deal.landlord.call('GET', deskOf(deal)));
  return body?.data;
}

/** The payment with the largest amount still due, so that none is overpaid. */
function payableOf({ payment_requests: asked }: Stay): number | undefined {
  const open = asked.filter(({ state }) => state !== 'canceled');
  return open.toSorted((a, b) => b.amount_cents - b.paid_cents - a.amount_cents + a.paid_cents)[0]?.id;
}

/** Sends lines of a statement: new ones, some that were sent before, and some that the bank reversed. */
async function match(deal: Deal, stay: Stay, random: Random): Promise<void> {
  const request = payableOf(stay);
  const before = deal.paid.filter(({ fingerprint }) => fingerprint !== null);
  const again = before.filter(() => random.chance(0.3));
  const made = Array.from({ length: random.int(1, 2) }, (): Paid => {
    const cents = freshCents();
    const fingerprint = createHash('sha256').update(`${deal.id}/${cents}`).digest('hex');
    return { fingerprint, cents, outcomes: [], undone: [] };
  });
  // Only lines certainly recorded: nothing is stored about a line reversed before that.
  const back = before.filter(
    ({ outcomes, undone }) => outcomes.includes('done') && undone.length === 0 && random.chance(0.05),
  );
  const sent = [...again, ...made];
  const { outcome, body } = await answerTo<{ data: { known: boolean }[] }>(() =>
    deal.landlord.call('POST', '/api/user/payment-matches', {
      matches: [
        ...sent.map(({ fingerprint, cents }) => ({
          ...{ payment_request_id: request, amount_cents: cents, paid_at: todayIn(), fingerprint },
        })),
        ...back.map(({ fingerprint }) => ({ fingerprint, undone: true })),
      ],
    }),
  );
  if (body) expectKnown(sent, body);
  deal.paid.push(...made);
  for (const line of sent) line.outcomes.push(outcome);
  for (const line of back) line.undone.push(outcome);
}

/** A line that was acknowledged is known from then on, one that was never sent is not. */
function expectKnown(lines: readonly Paid[], { data }: { data: { known: boolean }[] }): void {
  for (const [place, { cents, outcomes }] of lines.entries()) {
    const known = data[place]?.known;
    if (outcomes.includes('done') ? !known : outcomes.length === 0 && known)
      throw new Error(`${cents} after ${outcomes} is ${known ? 'known' : 'new'}`);
  }
}

async function note(deal: Deal, stay: Stay): Promise<void> {
  const cents = freshCents();
  const { outcome } = await answerTo<unknown>(() =>
    deal.landlord.call('POST', `${deskOf(deal)}/payments`, {
      ...{ amount_cents: cents, kind: 'rent', paid_at: todayIn(), payment_request_id: payableOf(stay) },
    }),
  );
  deal.paid.push({ fingerprint: null, cents, outcomes: [outcome], undone: [] });
}

const callerOf = (deal: Deal, by: RequestParty) =>
  by === 'guest'
    ? { visitor: deal.guest, base: `/api/stays/${deal.token}` }
    : { visitor: deal.landlord, base: deskOf(deal) };

/** Asks for other days within the stay's own nine; the landlord also asks for another total. */
async function ask(deal: Deal, stay: Stay, random: Random): Promise<void> {
  const by = random.pick(['guest', 'landlord'] as const);
  const { visitor, base } = callerOf(deal, by);
  const wish = `Wens ${fresh()}.`;
  const days = [0, 1, 2, 3].flatMap((later) =>
    [3, 4, 5].map((nights) => ({
      start_date: addDays(deal.start, later),
      end_date: addDays(deal.start, later + nights),
    })),
  );
  const others = days.filter(
    ({ start_date: start, end_date: end }) => start !== stay.start_date || end !== stay.end_date,
  );
  const { outcome, body } = await answerTo<{ data: StayChange }>(() =>
    visitor.call('POST', `${base}/changes`, {
      ...random.pick(others),
      ...{ number_of_adults: random.int(1, 3), number_of_children: 0, message: wish },
      ...(by === 'landlord' && { total_cents: random.int(600_00, 1_200_00) }),
    }),
  );
  deal.asked.push({ wish, outcome, id: body?.data.id ?? null, steps: [] });
}

/** Has the other side accept or decline the change, or its own side withdraw it. */
async function decide(deal: Deal, change: StayChange, random: Random): Promise<void> {
  const asked = deal.asked.find(({ wish }) => wish === change.message);
  if (!asked) throw new Error(`Nobody asked ${change.message}`);
  asked.id = change.id;
  const to = random.pick(['accepted', 'accepted', 'declined', 'taken_back'] as const);
  const other = change.by === 'guest' ? 'landlord' : 'guest';
  const { visitor, base } = callerOf(deal, to === 'taken_back' ? change.by : other);
  const path = `${base}/changes/${change.id}`;
  const { outcome } = await answerTo<unknown>(() =>
    to === 'taken_back'
      ? visitor.call('DELETE', path)
      : visitor.call('POST', `${path}/${to === 'accepted' ? 'accept' : 'decline'}`),
  );
  asked.steps.push({ to, outcome });
}

async function approve(deal: Deal): Promise<void> {
  const times = { check_in: '16:00', check_out: '10:30', message: null };
  const { outcome } = await answerTo<unknown>(() =>
    deal.landlord.call('POST', `${deskOf(deal)}/approve`, times),
  );
  // Refused: an earlier call, whose answer was cut off, approved it.
  deal.isApproved = outcome !== 'cut off';
}

/** One act about this stay, after its landlord read it again. `served` waits until the web server answers. */
export async function act(deal: Deal, random: Random, served: () => Promise<void>): Promise<void> {
  if (!deal.isApproved) return approve(deal);
  const stay = await see(deal);
  if (!stay) {
    await served();
    return act(deal, random, served);
  }
  if (random.chance(0.4)) await match(deal, stay, random);
  else if (random.chance(0.2)) await note(deal, stay);
  else if (stay.change) await decide(deal, stay.change, random);
  else await ask(deal, stay, random);
  return undefined;
}

/** The payments stored for a line, found by fingerprint, or for a noted payment, found by its cents. */
export const storedOf = ({ id, owner }: Deal, { fingerprint, cents }: Paid) =>
  prisma().bookingPayment.findMany({
    where: {
      ...{ bookingRequestId: id, amountCents: cents },
      ...(fingerprint ? { match: { userId: owner, fingerprint } } : { source: 'noted' }),
    },
    select: { id: true },
  });
