import { describe, expect, it } from 'vitest';
import type { Listing } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { sendBooking } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import { toBody } from '@/tests/support/listing-form';

type Rows = { data: { id: number }[] };

async function setSuspension(userId: number, suspended: boolean): Promise<void> {
  const admin = await signedIn(await makeAdmin());
  const { status } = await admin.put(`/api/users/${userId}/suspension`, { suspended, reason: 'Oplichting' });
  expect(status).toBe(200);
}

/** The timestamps that determine who can see a listing. */
async function momentsOf({ id }: { id: number }) {
  return prisma().listing.findUniqueOrThrow({
    where: { id },
    select: {
      approvedAt: true,
      disabledAt: true,
      suspendedAt: true,
      firstPublishedAt: true,
      updatedAt: true,
    },
  });
}

/** Where the public sees a listing; each returns whether it does. */
const places: Record<string, (listing: Listing) => Promise<boolean>> = {
  list: async ({ id, logiesdecreet }) => {
    const { body } = await visitor().get<Rows>(`/api/listings?logiesdecreet=${logiesdecreet}`);
    return body.data.some((row) => row.id === id);
  },
  map: async ({ id, logiesdecreet, latitude, longitude }) => {
    const [north, east] = [latitude ?? 0, longitude ?? 0];
    const bbox = [east - 0.1, north - 0.1, east + 0.1, north + 0.1].join(',');
    const path = `/api/listings/coordinates?logiesdecreet=${logiesdecreet}&bbox=${bbox}&zoom=14`;
    const { status, text } = await visitor().get(path);
    expect(status).toBe(200);
    return text.includes(`"id":${id}`);
  },
  'answer as online': async ({ id }) => {
    const { body } = await visitor().get<{ data: { disabled_at: string | null } }>(`/api/listings/${id}`);
    return body.data.disabled_at === null;
  },
  sitemap: async ({ id, slug }) => {
    const path = `/sitemaps/listings-${Math.floor((id - 1) / 2500) + 1}.xml`;
    return (await visitor().get(path)).text.includes(slug);
  },
  'booking request': async (listing) => (await sendBooking(visitor(), listing)).status < 300,
  'contact request': async ({ id }) => {
    const g_recaptcha_response = await solvedBotCheck();
    const letter = {
      first_name: 'Els',
      last_name: 'Maes',
      email: 'els.maes@kustverblijf.test',
      country: 'be',
    };
    const body = { ...letter, subject: 'Parkeren', message: 'Is er een garage?', g_recaptcha_response };
    return (await visitor().post(`/api/listings/${id}/contact-requests`, body)).status === 201;
  },
};

describe('the listings of a suspended landlord', () => {
  it.each(Object.keys(places))('are gone from the %s until the suspension is lifted', async (name) => {
    const place = places[name];
    if (!place) throw new Error(name);
    const listing = await makeListing();
    expect(await place(listing)).toBe(true);
    await setSuspension(listing.userId, true);
    expect(await place(listing)).toBe(false);
    await setSuspension(listing.userId, false);
    expect(await place(listing)).toBe(true);
  });

  it('come back exactly as they were, and what the landlord took offline stays offline', async () => {
    const { id: userId } = await makeUser();
    const listings = [
      await makeListing({ userId }),
      await makeWaitingListing({ userId }),
      await makeConcept({ userId }),
      await makeListing({ userId, disabledAt: new Date('2026-03-01T10:00:00Z') }),
    ];
    const before = await Promise.all(listings.map(momentsOf));
    await setSuspension(userId, true);
    const during = await Promise.all(listings.map(momentsOf));
    expect(during.map(({ disabledAt }) => disabledAt !== null)).toEqual([true, true, true, true]);
    expect(during.map(({ suspendedAt }) => suspendedAt !== null)).toEqual([true, true, false, false]);
    await setSuspension(userId, false);
    expect(await Promise.all(listings.map(momentsOf))).toEqual(before);
  });

  it('do not count among those online', async () => {
    const listing = await makeListing();
    const count = async () => (await visitor().get<{ count: number }>('/api/listings/count')).body.count;
    const before = await count();
    await setSuspension(listing.userId, true);
    expect(await count()).toBe(before - 1);
  });

  it('of other landlords are not affected', async () => {
    const [listing, other] = [await makeListing(), await makeListing()];
    await setSuspension(listing.userId, true);
    expect(await places.list?.(other)).toBe(true);
  });

  it('cannot be put online by anything meanwhile; what was submitted then goes online once it is lifted', async () => {
    const { id: userId } = await makeUser();
    const [offline, concept] = [
      await makeListing({ userId, disabledAt: new Date() }),
      await makeConcept({ userId }),
    ];
    await setSuspension(userId, true);
    await prisma().listing.update({ where: { id: offline.id }, data: { disabledAt: null } });
    await prisma().listing.update({ where: { id: concept.id }, data: { disabledAt: null } });
    await prisma().listing.updateMany({
      where: { id: concept.id },
      data: { approvedAt: new Date(), firstPublishedAt: new Date() },
    });
    const fresh = await makeListing({ userId });
    for (const listing of [offline, concept, fresh]) expect(await places.list?.(listing)).toBe(false);
    await setSuspension(userId, false);
    for (const listing of [offline, concept, fresh]) expect(await places.list?.(listing)).toBe(true);
  });

  it('stay offline for good if an admin takes them offline meanwhile', async () => {
    const { id: userId } = await makeUser();
    const [one, two] = [await makeListing({ userId }), await makeListing({ userId })];
    await setSuspension(userId, true);
    const admin = await signedIn(await makeAdmin());
    expect((await admin.put(`/api/listings/${one.id}/disable`)).status).toBe(200);
    const saved = await admin.put(`/api/listings/${two.id}`, toBody({ action: 'disable' }));
    expect(saved.status).toBe(200);
    await setSuspension(userId, false);
    expect([await places.list?.(one), await places.list?.(two)]).toEqual([false, false]);
  });

  it('that became incomplete meanwhile stay offline, the others come back', async () => {
    const { id: userId } = await makeUser();
    const [broken, whole] = [await makeListing({ userId }), await makeListing({ userId })];
    await setSuspension(userId, true);
    await prisma().listing.update({ where: { id: broken.id }, data: { price: null } });
    await setSuspension(userId, false);
    expect(await momentsOf(broken)).toMatchObject({ suspendedAt: null, disabledAt: expect.any(Date) });
    expect(await places.list?.(whole)).toBe(true);
  });

  it('cannot slip through while the suspension is being made', async () => {
    const listing = await makeListing({ disabledAt: new Date() });
    const publish = prisma().$transaction(
      async (tx) => {
        await tx.listing.update({ where: { id: listing.id }, data: { disabledAt: null } });
        await new Promise((resolve) => setTimeout(resolve, 300));
      },
      { timeout: 10_000 },
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    const suspended = prisma().user.update({
      where: { id: listing.userId },
      data: { suspendedAt: new Date() },
    });
    await Promise.all([publish, suspended]);
    expect((await momentsOf(listing)).disabledAt).not.toBeNull();
  });
});
