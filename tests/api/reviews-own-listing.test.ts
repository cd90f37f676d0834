/** Nobody can review a listing that they own or manage: checked by address, by account and by the database. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Review } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { askForReviews } from '@/server/features/reviews/ask-for-reviews';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { makePastStay, makeReview } from '@/tests/factories/review';
import { makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const said = {
  rating: 5,
  cleanliness: 5,
  location: 5,
  value: 5,
  communication: 5,
  body: 'Het mooiste huis van de hele kust, echt waar.',
  name_shown: 'Els',
};

async function setUp() {
  const owner = await makeUser({ email: 'rita@kustverblijf.test' });
  const manager = await makeUser({ email: 'piet@kustverblijf.test' });
  const listing = await makeListing({ userId: owner.id });
  await prisma().listingManager.create({
    data: { listingId: listing.id, email: 'p.claes@kustverblijf.test', userId: manager.id },
  });
  await prisma().userIdentity.create({
    data: { userId: owner.id, provider: 'google', issuer: 'x', subject: 'y', email: 'rita.c@gmail.com' },
  });
  return { owner, manager, listing };
}

async function write(client: TestClient, stay: { id: number }) {
  const token = await makeGuestToken({ kind: 'booking-requests', id: stay.id });
  const { status, body } = await client.post<{ message?: string }>(`/api/stays/${token}/review`, said);
  return { status, message: body.message, token };
}

describe('a review of one’s own listing', () => {
  it.each([
    'rita@kustverblijf.test',
    'Rita+gast@Kustverblijf.test',
    'r.i.t.a.c+1@googlemail.com',
    'piet@kustverblijf.test',
    'P.Claes+x@kustverblijf.test',
  ])('is refused by the address %s, and never asked for', async (email) => {
    const { listing } = await setUp();
    const stay = await makePastStay({ listingId: listing.id, email });
    const { status, message, token } = await write(visitor(), stay);
    expect([status, message]).toEqual([
      409,
      'Een woning die u zelf verhuurt of mee beheert, kunt u niet beoordelen.',
    ]);
    const page = await visitor().get(`/api/stays/${token}`);
    expect(page.body).toMatchObject({ data: { review: null } });
    await askForReviews(new Date(`${new Date().toISOString().slice(0, 10)}T11:00:00Z`));
    expect(await outbox()).toEqual([]);
    // The database ensures it too, whatever the code does.
    const made: Promise<Review> = makeReview({ bookingRequestId: stay.id });
    await expect(made).rejects.toThrow(/reviews_of_guest|nobody reviews/);
    expect(await prisma().review.count()).toBe(0);
  });

  it.each(['owner', 'manager'] as const)('is refused to the account of the %s', async (who) => {
    const made = await setUp();
    const stay = await makePastStay({ listingId: made.listing.id });
    expect((await write(await signedIn(made[who]), stay)).status).toBe(409);
    expect((await write(visitor(), stay)).status).toBe(201);
  });

  it('does not stop a guest whom the landlord merely invited', async () => {
    const { listing } = await setUp();
    const stay = await makePastStay({ listingId: listing.id });
    await prisma().listingManager.create({ data: { listingId: listing.id, email: stay.email } });
    expect((await write(await signedIn(await makeUser()), stay)).status).toBe(201);
  });
});
