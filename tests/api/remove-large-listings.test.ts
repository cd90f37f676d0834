/** A listing with more requests than one call can process is hidden at once, and a job deletes them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Listing, User } from '@/prisma/generated/client';
import { boundStatements, closeDatabase, prisma } from '@/server/db';
import { removeSetAside } from '@/server/features/listings/removal/remove-set-aside';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { runJobs } from '@/tests/support/run-jobs';
import { whileHeld } from '@/tests/support/waiting';

const WAITING = 230;
const PAST = 20;

let owner: User;
let client: TestClient;
let listing: Listing;
let firstId: number;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser({ email: 'griet@kustverblijf.test', passwordHash: null });
  client = await signedIn(owner);
  listing = await makeListing({ userId: owner.id });
  const {
    id,
    code: _code,
    uuid: _uuid,
    quote: _quote,
    terms: _terms,
    otherGuests: _others,
    ...one
  } = await makeBookingRequest({ listingId: listing.id });
  firstId = id;
  const from = addDays(todayIn(), 10);
  const rows = Array.from({ length: WAITING + PAST - 1 }, (_, n) => ({
    ...one,
    email: `gast-${n}@kustverblijf.test`,
    startDate: dayToUtcDate(n < PAST ? '2020-05-01' : from),
    endDate: dayToUtcDate(n < PAST ? '2020-05-04' : addDays(from, 2)),
  }));
  await prisma().bookingRequest.createMany({ data: rows });
  await makeContactRequest({ listingId: listing.id });
});

const letters = () =>
  prisma().outgoingMail.findMany({
    where: { template: 'booking-declined' },
    select: { recipient: true, replyTo: true },
  });
const left = () => prisma().bookingRequest.count({ where: { listingId: listing.id } });

describe('deleting a listing with many requests', () => {
  it('hides it from everyone at once and leaves its requests to the job', async () => {
    const token = await makeGuestToken({ kind: 'booking-requests', id: firstId });
    expect((await client.delete(`/api/listings/${listing.id}`)).status).toBe(204);
    expect(await left()).toBe(WAITING + PAST);
    const admin = await signedIn(await makeAdmin());
    for (const one of [visitor(), client, admin])
      for (const ref of [listing.id, listing.slug])
        expect((await one.get(`/api/listings/${ref}`)).status).toBe(404);
    expect((await client.get<{ data: [] }>(`/api/users/${owner.id}/listings`)).body.data).toEqual([]);
    for (const one of [client, admin])
      expect((await one.get(`/api/booking-requests/${firstId}`)).status).toBe(404);
    expect((await visitor().get(`/api/stays/${token}`)).status).toBe(404);
    expect(await prisma().deletedListing.findMany({ select: { slug: true, listingId: true } })).toEqual([
      { slug: listing.slug, listingId: listing.id },
    ]);
    expect((await client.delete(`/api/listings/${listing.id}`)).status).toBe(404);
  });

  it('notifies each waiting guest once, wherever the job is interrupted, and then deletes all of it', async () => {
    await client.delete(`/api/listings/${listing.id}`);
    await closeDatabase();
    boundStatements({ lockMs: 300, statementMs: 0 });
    const held = `SELECT FROM booking_requests WHERE id = ${firstId + 150} FOR UPDATE`;
    await expect(whileHeld(held, removeSetAside)).rejects.toThrow(/lock timeout/);
    expect(await left()).toBe(WAITING + PAST - 100);
    const before = (await letters()).length;
    expect(before).toBe(100 - PAST);
    await runJobs({ 'remove-set-aside': removeSetAside });
    const told = await letters();
    expect([told.length, new Set(told.map(({ recipient }) => recipient)).size]).toEqual([WAITING, WAITING]);
    expect(new Set(told.map(({ replyTo }) => replyTo))).toEqual(new Set([owner.email]));
    expect(await prisma().listing.count()).toBe(0);
    expect([await left(), await prisma().contactRequest.count()]).toEqual([0, 0]);
    expect(await prisma().deletedListing.count()).toBe(1);
  });

  it('is refused while a guest is still to come, and then changes nothing', async () => {
    await prisma().bookingRequest.update({
      where: { id: firstId },
      data: { status: 'approved', approvedAt: new Date(), modifiedAt: new Date() },
    });
    expect((await client.delete(`/api/listings/${listing.id}`)).status).toBe(409);
    expect((await client.get(`/api/listings/${listing.id}`)).status).toBe(200);
  });
});

afterEach(async () => {
  boundStatements({ lockMs: 0, statementMs: 0 });
  await closeDatabase();
});

describe('deleting an account with such a listing', () => {
  it.each([
    ['goes at once', false],
    ['leaves a row without the person where there are invoices', true],
  ])('%s', async (_what, hasInvoices) => {
    if (hasInvoices) await makeOrder({ userId: owner.id });
    const admin = await signedIn(await makeAdmin());
    const answer = await admin.delete(`/api/users/${owner.id}`, { message: 'Gevraagd' });
    expect(answer.status).toBe(204);
    const row = await prisma().user.findUnique({ where: { id: owner.id } });
    expect(row?.firstName).toBe(hasInvoices ? '' : undefined);
    await removeSetAside();
    expect((await letters()).map(({ replyTo }) => replyTo)).toEqual(
      Array.from({ length: WAITING }, () => null),
    );
    expect(await prisma().listing.count()).toBe(0);
  });
});
