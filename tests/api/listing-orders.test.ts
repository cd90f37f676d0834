/** What an authority's order does to a home, to whom it shows, and what undoes it. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import { publishPaidListing } from '@/server/features/listings/publish-paid-listing';
import { findDeletedListing, goneStatus } from '@/server/features/listings/find-deleted-listing';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { toBody } from '@/tests/support/listing-form';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

const order = { authority: 'Toerisme Vlaanderen', reference: 'TV-2026-118', reason: 'Niet aangemeld.' };

let listing: Listing;
let owner: User;
let people: Record<'visitor' | 'owner' | 'manager' | 'stranger' | 'admin', TestClient>;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser();
  const manager = await makeCoLandlord();
  listing = await makeListing({ userId: owner.id });
  await makePicture({ listingId: listing.id });
  await prisma().listingManager.create({
    data: { listingId: listing.id, email: manager.email, userId: manager.id },
  });
  people = {
    visitor: visitor(),
    owner: await signedIn(owner),
    manager: await signedIn(manager),
    stranger: await signedIn(await makeUser()),
    admin: (await signedInAdmin()).client,
  };
});

const url = () => `/api/listings/${listing.id}`;
const place = (body: object = order) => people.admin.put(`${url()}/order`, body);
const lift = () => people.admin.delete(`${url()}/order`);
const read = async (client: TestClient) => (await client.get<{ data: OwnListing }>(url())).body.data;
const pageOf = () => findListingPage(listing.slug, () => Promise.resolve(null));
const lettersTo = (to: string) =>
  prisma().outgoingMail.findMany({
    where: { recipient: to, template: { startsWith: 'listing-order' } },
    orderBy: { createdAt: 'asc' },
    select: { template: true, props: true },
  });

const reads = () => [
  url(),
  `/api/listings/${listing.slug}`,
  `${url()}/availability`,
  `${url()}/calendar`,
  `${url()}/reviews`,
  `${url()}/stay-terms`,
  `${url()}/custom-listing-prices?start_date=2027-06-01&end_date=2027-06-30`,
];

describe('an order', () => {
  it('takes a home offline at once, for everybody but those who work on it', async () => {
    expect((await place()).status).toBe(200);
    for (const path of reads()) {
      expect([path, (await people.visitor.get(path)).status]).toEqual([path, 451]);
      expect([path, (await people.stranger.get(path)).status]).toEqual([path, 451]);
    }
    const told = { ...order, ordered_at: expect.any(String) as string };
    for (const client of [people.owner, people.manager, people.admin])
      expect((await read(client)).order).toEqual(told);
    expect((await read(people.owner)).disabled_at).not.toBeNull();
    expect(await pageOf()).toBeNull();
    expect(await goneStatus(listing.slug)).toBe(451);
    expect(await findDeletedListing(listing.slug)).toMatchObject({ isOrdered: true, isWithdrawn: true });
  });

  it('is told to the landlord with authority and reason, and is in the audit log', async () => {
    await place();
    expect(await lettersTo(owner.email)).toEqual([
      { template: 'listing-ordered', props: expect.objectContaining(order) as object },
    ]);
    expect(await prisma().decision.findMany()).toMatchObject([
      {
        ...{ measure: 'order', ground: 'law', subjectId: listing.id, userId: owner.id },
        ...{ article: 'Toerisme Vlaanderen, TV-2026-118', facts: order.reason },
      },
    ]);
    expect(await auditEntries()).toMatchObject([
      { action: 'listing.order', subjectId: listing.id, details: expect.objectContaining(order) as object },
    ]);
  });

  it('needs all three fields', async () => {
    const refused = await people.admin.put<{ errors: object }>(`${url()}/order`, { authority: ' ' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors).toSorted()).toEqual(['authority', 'reason', 'reference']);
    expect((await people.visitor.get(url())).status).toBe(200);
  });

  it('takes all that fits, also where the article is cut inside a sign', async () => {
    const long = { authority: 'a'.repeat(197), reference: '😀'.repeat(50), reason: order.reason };
    expect((await place(long)).status).toBe(200);
    expect(await prisma().decision.findFirst()).toMatchObject({ article: `${long.authority}, ` });
  });

  it('takes a home that its landlord had taken offline from its page too', async () => {
    await people.owner.put(`${url()}/disable`);
    expect((await people.visitor.get(url())).status).toBe(200);
    await place();
    expect((await people.visitor.get(url())).status).toBe(451);
    expect(await pageOf()).toBeNull();
  });

  it('against a concept says 451 as well', async () => {
    const concept = await makeConcept();
    await people.admin.put(`/api/listings/${concept.id}/order`, order);
    expect((await people.visitor.get(`/api/listings/${concept.id}`)).status).toBe(451);
    expect(await goneStatus(concept.slug)).toBe(451);
  });

  it('ends what waits for an answer, and no deal is made after it', async () => {
    const request = await makeBookingRequest({ listingId: listing.id });
    const approved = await makeBookingRequest({ listingId: listing.id, status: 'approved' });
    await place();
    const states = await prisma().bookingRequest.findMany({
      where: { id: { in: [request.id, approved.id] } },
      orderBy: { id: 'asc' },
      select: { status: true, declineReason: true },
    });
    expect(states).toEqual([
      { status: 'declined', declineReason: 'not_offered' },
      { status: 'approved', declineReason: null },
    ]);
    const late = await makeBookingRequest({ listingId: listing.id });
    expect(
      (
        await people.owner.post(`/api/booking-requests/${late.id}/approve`, {
          check_in: '16:00',
          check_out: '10:30',
          message: null,
        })
      ).status,
    ).toBe(409);
  });

  it('keeps its landlord, a payment and the end of a suspension from putting the home online', async () => {
    await place();
    expect((await people.owner.put(url(), toBody({ action: 'enable' }))).status).toBe(409);
    expect((await people.owner.put(url(), toBody({ price: '120' }))).status).toBe(200);
    await transaction((tx) => publishPaidListing(tx, listing.id));
    await prisma().user.update({ where: { id: owner.id }, data: { suspendedAt: new Date() } });
    await prisma().user.update({ where: { id: owner.id }, data: { suspendedAt: null } });
    expect((await people.visitor.get(url())).status).toBe(451);
    await expect(
      prisma().listing.update({ where: { id: listing.id }, data: { disabledAt: null } }),
    ).rejects.toThrow('listings_ordered_is_offline');
  });

  it('is replaced by the next', async () => {
    await place();
    await place({ ...order, reference: 'TV-2026-119' });
    expect((await read(people.owner)).order).toMatchObject({ reference: 'TV-2026-119' });
    expect(await lettersTo(owner.email)).toHaveLength(2);
  });

  it('is lifted: the landlord is told, and publishes', async () => {
    expect((await lift()).status).toBe(404);
    await place();
    expect((await lift()).status).toBe(204);
    expect((await read(people.owner)).order).toBeNull();
    expect((await people.visitor.get(url())).status).toBe(200);
    expect((await read(people.owner)).disabled_at).not.toBeNull();
    expect((await people.owner.put(url(), toBody({ action: 'enable' }))).status).toBe(200);
    expect((await read(people.owner)).disabled_at).toBeNull();
    expect((await lettersTo(owner.email)).map(({ template }) => template)).toEqual([
      'listing-ordered',
      'listing-order-lifted',
    ]);
  });

  it('is logged as a change of the home, so that no kept page outlives it', async () => {
    await people.owner.put(`${url()}/disable`);
    const before = await prisma().$queryRaw<[{ id: bigint }]>`SELECT max(id) AS id FROM changes`;
    await place();
    const rows = await prisma().$queryRaw<{ subject_id: number }[]>`
      SELECT subject_id FROM changes WHERE id > ${before[0].id} AND kind = 'home'`;
    expect(rows.map(({ subject_id: id }) => id)).toContain(listing.id);
  });
});
