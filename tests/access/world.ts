/** The users and data of the access matrix: one listing with what belongs to it. */
import { makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeCreditNote } from '@/tests/factories/credit-note';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeInboxThread } from '@/tests/factories/inbox-thread';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeMail } from '@/tests/factories/mail';
import { makeNewsArticle } from '@/tests/factories/news-article';
import { makeReview } from '@/tests/factories/review';
import { makeCalendarFeed } from '@/tests/factories/occupancy';
import { makeSeason } from '@/tests/factories/season';
import { makeOrder } from '@/tests/factories/order';
import { makeSubscription } from '@/tests/factories/subscription';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';

export const callers = [
  'anonymous',
  'coLandlord',
  'cleaner',
  'host',
  'landlord',
  'otherLandlord',
  'unverified',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

export async function makeWorld() {
  const landlord = await makeUser();
  const coLandlord = await makeCoLandlord();
  const cleaner = await makeCoLandlord();
  const host = await makeCoLandlord();
  const otherLandlord = await makeUser();
  const unverified = await makeUser({ emailVerifiedAt: null });
  const admin = await makeAdmin();
  const listing = await makeListing({ userId: landlord.id });
  const waiting = await makeWaitingListing({ userId: landlord.id });
  await prisma().listingManager.createMany({
    data: [listing.id, waiting.id].flatMap((listingId) => [
      { listingId, email: coLandlord.email, userId: coLandlord.id },
      { listingId, email: cleaner.email, userId: cleaner.id, role: 'cleaning' as const },
      { listingId, email: host.email, userId: host.id, role: 'host' as const },
    ]),
  });
  const manager = await prisma().listingManager.findFirstOrThrow({ where: { listingId: listing.id } });
  const bookingRequest = await makeBookingRequest({ listingId: listing.id });
  // In the past, so that its days conflict with nothing.
  const manualBooking = await makeManualBooking({
    listingId: listing.id,
    startDate: dayToUtcDate(addDays(todayIn(), -30)),
    endDate: dayToUtcDate(addDays(todayIn(), -27)),
  });
  const contactRequest = await makeContactRequest({ listingId: listing.id });
  const guestToken = await makeGuestToken({ kind: 'booking-requests', id: bookingRequest.id });
  const replyTemplate = await prisma().replyTemplate.create({
    data: { userId: landlord.id, name: 'Welkom', body: 'Dag {gast}' },
  });
  const review = await makeReview({ listingId: listing.id });
  const hidden = { hiddenAt: new Date(), hiddenReason: 'Niet over dit huis.' };
  const hiddenReview = await makeReview({ listingId: listing.id, ...hidden });
  const newsArticle = await makeNewsArticle();
  const order = await makeOrder({ userId: landlord.id });
  const creditNote = await makeCreditNote({ orderId: order.id, total: 21_00 });
  const subscription = await makeSubscription({ userId: landlord.id });
  const season = await makeSeason({ listingId: listing.id });
  const note = await prisma().staffNote.create({
    data: { userId: landlord.id, authorId: admin.id, body: 'Belde over een factuur.' },
  });
  const thread = await makeInboxThread();
  // Shared by all worlds, because the number of such texts is limited.
  const inboxText = await prisma().inboxText.upsert({
    where: { name: 'Welkom' },
    create: { name: 'Welkom', body: 'Dag' },
    update: {},
  });
  const signal = await prisma().signal.create({
    data: { kind: 'address_elsewhere', userId: landlord.id, facts: { requests: 3, questions: 0 } },
  });
  const mail = await makeMail();
  const otherFeed = await makeCalendarFeed({ listingId: listing.id, source: 'other' });
  const waitingFeed = await makeCalendarFeed({ listingId: waiting.id, source: 'other' });
  const waitingSeason = await makeSeason({ listingId: waiting.id });
  return {
    landlord,
    coLandlord,
    cleaner,
    host,
    manager,
    otherLandlord,
    unverified,
    admin,
    listing,
    waiting,
    bookingRequest,
    manualBooking,
    contactRequest,
    guestToken,
    replyTemplate,
    review,
    hiddenReview,
    newsArticle,
    order,
    creditNote,
    subscription,
    season,
    waitingSeason,
    otherFeed,
    waitingFeed,
    mail,
    note,
    thread,
    inboxText,
    signal,
  };
}

export type World = Awaited<ReturnType<typeof makeWorld>>;

export function clientOf(world: World, caller: Caller): Promise<TestClient> {
  return caller === 'anonymous' ? Promise.resolve(visitor()) : signedIn(world[caller]);
}

/** The status for each caller; `others` stands for those not named. */
export type Expected = Partial<Record<Caller, number>> & { others: number };

/**
 * Cleaners and hosts have an account like a co-landlord's, but no more rights to a listing than a stranger: refused
 * wherever either is, unless a row says otherwise.
 */
export function expectedFor({ expected }: Row, caller: Caller): number {
  const { coLandlord = expected.others } = expected;
  const byDefault =
    (caller === 'cleaner' || caller === 'host') && coLandlord >= 400 ? coLandlord : expected.others;
  return expected[caller] ?? byDefault;
}

/** For requests: the listing's landlord and admins; for co-landlords and strangers they do not exist. */
export const owners = (status = 200): Expected => ({
  anonymous: 401,
  unverified: 403,
  landlord: status,
  admin: status,
  others: 404,
});
/** Reserved for admins; every other signed-in caller is refused. */
export const admins = (status = 200): Expected => ({ anonymous: 401, admin: status, others: 403 });

export interface Row {
  url: (world: World) => string;
  body?: (world: World) => unknown;
  expected: Expected;
}

/** 'GET /api/listings/[id]' → a row, or several for different objects under one pattern. */
export type Rows = Record<string, Row | Row[]>;
