/** The terms stored with a request and the refund of a canceled stay; neither ever changes. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { cancellations } from '@/lib/listings/kinds';
import { cancellationSteps } from '@/lib/stays/cancellation';
import { prisma } from '@/server/db';
import { anonymiseGuests } from '@/server/features/booking-requests/anonymise-guests';
import { guestBookings } from '@/server/features/booking-requests/guest-bookings';
import { makeManualBooking } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { outbox, sendBooking } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import type { GuestStay } from '@/lib/guest-stays/contract';
import { approval, makeTalk, offer } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const photo = makeStoredPhoto();
const today = todayIn();
const rules = 'Geen feestjes.\nNiet roken.';
/** For three nights at 100: cleaning in the total, tax paid on site, optional linen. */
const costs = [
  { kind: 'cleaning', amount_cents: 60_01, on_site: false, optional: false },
  { kind: 'tourist_tax', amount_cents: 12_00, on_site: true, optional: false },
  { kind: 'bed_linen', amount_cents: 9_00, on_site: true, optional: true },
  { kind: 'deposit', amount_cents: 200_00, on_site: false, optional: false },
].map((cost) => ({ ...cost, label: null, per: 'stay' }));
const base = 300_00 + 60_01;

/** A request sent as by a guest, with arrival in `days` days, and the calls of both sides. */
async function makeAsked(listingChanges: Parameters<typeof makeListing>[0] = {}, days = 60) {
  const owner = await makeUser();
  const landlord = await signedIn(owner);
  const listing = await makeListing({ userId: owner.id, houseRules: rules, ...listingChanges });
  // Without a photo no listing can be edited.
  await makePicture({ listingId: listing.id, photo: await photo });
  await landlord.put(`/api/listings/${listing.id}/costs`, { costs });
  const arrival = addDays(today, days);
  const stay = { start_date: arrival, end_date: addDays(arrival, 3) };
  const { status } = await sendBooking(visitor(), listing, stay);
  expect(status).toBe(201);
  const { id, email } = await prisma().bookingRequest.findFirstOrThrow({
    where: { listingId: listing.id },
    select: { id: true, email: true },
  });
  const token = await makeGuestToken({ kind: 'booking-requests', id });
  const guest = visitor();
  const [desk, own] = [`/api/booking-requests/${id}`, `/api/stays/${token}`];
  return {
    ...{ owner, listing, landlord, guest, id, email, arrival, desk, own },
    approve: () => landlord.post(`${desk}/approve`, approval),
    cancel: () => landlord.post(`${desk}/cancel`, {}),
    withdraw: () => guest.post<{ data: GuestStay }>(`${own}/withdraw`),
    edit: (changes: object) => landlord.put(`/api/listings/${listing.id}`, changes),
    seen: async () => {
      const [request, page] = await Promise.all([
        landlord.get<{ data: BookingRequestDetail }>(desk),
        guest.get<{ data: GuestStay }>(own),
      ]);
      const { terms, refund } = page.body.data;
      expect(request.body.data).toMatchObject({ terms, refund });
      return { terms, refund };
    },
  };
}

/** The stored text: byte for byte. */
const keptText = async (id: number) =>
  (
    await prisma().$queryRaw<[{ terms: string | null }]>`
    SELECT terms::text AS terms FROM booking_requests WHERE id = ${id}::int`
  )[0].terms;

describe('the terms of a request', () => {
  it.each([...cancellations, null])('are kept as they were when asking: %s', async (cancellation) => {
    const asked = await makeAsked({ cancellation });
    const terms = {
      cancellation,
      steps: cancellationSteps(cancellation, asked.arrival, today),
      payment: null,
      house_rules: rules,
    };
    expect((await asked.seen()).terms).toEqual(terms);
    const { status } = await asked.edit({ cancellation: 'strict', house_rules: 'Anders.', price: 999 });
    expect(status).toBe(200);
    expect((await asked.seen()).terms).toEqual(terms);
  });

  it('leave out steps that are over when asking', async () => {
    const asked = await makeAsked({ cancellation: 'moderate' }, 5);
    expect((await asked.seen()).terms?.steps).toEqual([
      { until: addDays(asked.arrival, -1), refund_percent: 50 },
      { until: null, refund_percent: 0 },
    ]);
  });

  it('are null for older requests and own bookings', async () => {
    const talk = await makeTalk();
    expect([(await talk.guest.see()).terms, (await talk.landlord.see()).terms]).toEqual([null, null]);
    const { id } = await makeManualBooking({ listingId: talk.listing.id });
    const { body } = await talk.landlordClient.get<{ data: BookingRequestDetail }>(
      `/api/booking-requests/${id}`,
    );
    expect(body.data).toMatchObject({ terms: null, refund: null });
  });

  it('are told in the mails about asking, offering and approving', async () => {
    const asked = await makeAsked({ cancellation: 'moderate' });
    const days = { start_date: asked.arrival, end_date: addDays(asked.arrival, 4) };
    await asked.landlord.put(`${asked.desk}/offer`, { ...offer(), ...days });
    await asked.landlord.delete(`${asked.desk}/offer`);
    await asked.approve();
    const told = (await outbox()).map(({ template, props }) => [template, props]);
    const steps = (await asked.seen()).terms?.steps;
    const stay = { terms: { cancellation: 'moderate', steps, payment: null } };
    expect(told).toEqual([
      ['booking-approved', expect.objectContaining({ stay: expect.objectContaining(stay) })],
      ['booking-new', expect.objectContaining({ stay: expect.objectContaining(stay) })],
      ['booking-received', expect.objectContaining({ stay: expect.objectContaining(stay) })],
      ['offer-made', expect.objectContaining({ stay: expect.objectContaining(stay) })],
    ]);
  });

  it('are in the guest’s export, and stay when the guest is anonymised', async () => {
    const asked = await makeAsked({ cancellation: 'moderate' });
    const kept = await keptText(asked.id);
    const { terms } = await asked.seen();
    expect(await guestBookings.read(asked.email)).toMatchObject([{ terms }]);
    await prisma().bookingRequest.update({
      where: { id: asked.id },
      data: { startDate: dayToUtcDate('2020-01-01'), endDate: dayToUtcDate('2020-01-04') },
    });
    expect(await anonymiseGuests()).toBe(1);
    expect(await keptText(asked.id)).toBe(kept);
  });
});

describe('the database', () => {
  it.each([
    ['other terms', `'{"cancellation":null,"steps":[],"payment":null,"house_rules":null}'::jsonb`],
    ['other numbers of the same value', `replace(terms::text, '100', '100.0')::jsonb`],
    ['none', 'NULL'],
  ])('refuses to replace them by %s', async (_, value) => {
    const { id } = await makeAsked({ cancellation: 'moderate' });
    const kept = await keptText(id);
    await expect(
      prisma().$executeRawUnsafe(`UPDATE booking_requests SET terms = ${value} WHERE id = ${id}`),
    ).rejects.toThrow('the terms of a request are kept as they were asked');
    expect(await keptText(id)).toBe(kept);
  });

  it('refuses to add them later, and to an own booking', async () => {
    const { listing, request } = await makeTalk();
    const terms = { cancellation: null, steps: [], payment: null, house_rules: null };
    await expect(
      prisma().$executeRaw`
        UPDATE booking_requests SET terms = ${JSON.stringify(terms)}::jsonb WHERE id = ${request.id}::int`,
    ).rejects.toThrow('the terms of a request are kept as they were asked');
    await expect(makeManualBooking({ listingId: listing.id, terms })).rejects.toThrow(
      'booking_requests_terms_whole',
    );
  });

  it('refuses terms that lack something', async () => {
    await expect(makeTalk({ terms: { cancellation: null, steps: [], payment: null } })).rejects.toThrow(
      'booking_requests_terms_whole',
    );
  });
});

describe('what comes back', () => {
  it('is told while the stay is approved and to come: of the total without what is paid on the spot', async () => {
    const asked = await makeAsked({ cancellation: 'moderate' }, 5);
    expect((await asked.seen()).refund).toBeNull();
    await asked.approve();
    expect((await asked.seen()).refund).toEqual({
      percent: 50,
      base_cents: base,
      // Half a cent is rounded up.
      amount_cents: 180_01,
      until: addDays(asked.arrival, -1),
      at: null,
    });
  });

  it('to a guest who cancels is as it was, and told to both sides in the same transaction', async () => {
    const asked = await makeAsked({ cancellation: 'moderate' }, 5);
    await asked.approve();
    const { status, body } = await asked.withdraw();
    expect([status, body.data.status]).toEqual([200, 'canceled']);
    const { refund } = await asked.seen();
    expect(refund).toMatchObject({ percent: 50, base_cents: base, amount_cents: 180_01 });
    expect(Date.now() - Date.parse(refund?.at ?? '')).toBeLessThan(60_000);
    const proof = expect.objectContaining({ canceledAt: refund?.at, refund });
    const letters = (await outbox()).filter(({ template }) => template.includes('withdrawn'));
    expect(letters.map(({ template, recipient, props }) => [template, recipient, props])).toEqual([
      ['booking-withdrawn', asked.owner.email, proof],
      ['withdrawn-for-guest', asked.email, proof],
    ]);
    expect(body.data.messages[0]).toMatchObject({
      sender: 'system',
      body: 'De gast annuleerde het verblijf.',
    });
    // Whatever the landlord changes later.
    await asked.edit({ cancellation: 'flexible', price: 999 });
    expect((await asked.seen()).refund).toEqual(refund);
  });

  it('is all of it when the landlord cancels, whatever the terms', async () => {
    const asked = await makeAsked({ cancellation: 'agreed' }, 5);
    await asked.approve();
    await asked.cancel();
    const { refund } = await asked.seen();
    expect(refund).toMatchObject({ percent: 100, base_cents: base, amount_cents: base, until: null });
    const letters = (await outbox()).filter(({ template }) => template.includes('canceled'));
    const proof = expect.objectContaining({ canceledAt: refund?.at, refund });
    expect(letters.map(({ template, recipient, props }) => [template, recipient, props])).toEqual([
      ['booking-canceled', asked.email, proof],
      ['canceled-for-landlord', asked.owner.email, proof],
    ]);
  });

  it('is of the agreed total after an offer', async () => {
    const asked = await makeAsked({ cancellation: 'moderate' }, 5);
    const days = { start_date: asked.arrival, end_date: addDays(asked.arrival, 4) };
    await asked.landlord.put(`${asked.desk}/offer`, { ...offer(), ...days });
    await asked.guest.post(`${asked.own}/accept-offer`);
    expect((await asked.seen()).refund).toMatchObject({ base_cents: 450_50 - 12_00, percent: 50 });
  });

  it('has no number where it is agreed in words', async () => {
    const asked = await makeAsked({ cancellation: 'agreed' });
    await asked.approve();
    const unknown = { percent: null, base_cents: base, amount_cents: null, until: null };
    expect((await asked.seen()).refund).toEqual({ ...unknown, at: null });
    await asked.withdraw();
    expect((await asked.seen()).refund).toMatchObject(unknown);
  });

  it('is nothing for a request that was never approved, and one letter tells that it was withdrawn', async () => {
    const asked = await makeAsked({ cancellation: 'flexible' });
    await asked.withdraw();
    expect((await asked.seen()).refund).toBeNull();
    expect((await outbox()).map(({ template }) => template)).not.toContain('withdrawn-for-guest');
  });

  it('is not in lists', async () => {
    const asked = await makeAsked({ cancellation: 'flexible' });
    await asked.approve();
    const { text } = await asked.landlord.get(`/api/users/${asked.owner.id}/bookings`);
    expect(text).not.toContain('"terms"');
  });
});

/** What landlord, guest and clean-up can do, in any order; many are refused, which is fine. */
type Asked = Awaited<ReturnType<typeof makeAsked>>;
const deeds: Readonly<Record<string, (asked: Asked, dice: number) => Promise<unknown>>> = {
  cancellation: ({ edit }, dice) => edit({ cancellation: cancellations[dice % cancellations.length] }),
  'house rules': ({ edit }, dice) => edit({ house_rules: dice % 2 ? `Regel ${dice}` : null }),
  price: ({ edit }, dice) => edit({ price: 50 + dice }),
  costs: ({ landlord, listing }, dice) =>
    landlord.put(`/api/listings/${listing.id}/costs`, { costs: costs.slice(dice % costs.length) }),
  approve: ({ approve }) => approve(),
  decline: ({ landlord, desk }, dice) => landlord.post(`${desk}/decline`, dice % 3 ? {} : { reason: 'pets' }),
  cancel: ({ cancel }) => cancel(),
  offer: ({ landlord, desk, arrival }, dice) =>
    landlord.put(`${desk}/offer`, {
      ...{ start_date: addDays(arrival, dice), end_date: addDays(arrival, dice + 2) },
      total_cents: dice * 1001,
    }),
  'take back': ({ landlord, desk }) => landlord.delete(`${desk}/offer`),
  'accept offer': ({ guest, own }) => guest.post(`${own}/accept-offer`),
  'decline offer': ({ guest, own }) => guest.post(`${own}/decline-offer`),
  withdraw: ({ withdraw }) => withdraw(),
  note: ({ landlord, desk }, dice) => landlord.put(desk, { note: `${dice}` }),
  payment: ({ landlord, desk }, dice) =>
    landlord.post(`${desk}/payments`, { amount_cents: dice + 1, paid_at: today, kind: 'rent' }),
  ask: ({ listing }, dice) => sendBooking(visitor(), listing, { message: `Nog eens ${dice}` }),
  sql: ({ id }, dice) =>
    expect(
      prisma().$executeRawUnsafe(
        `UPDATE booking_requests SET terms = terms || '{"payment":${dice}}' WHERE id = ${id}`,
      ),
    ).rejects.toThrow('kept'),
};

it('terms never change, whatever happens to the request and its listing', { timeout: 240_000 }, async () => {
  const plays = fc.array(fc.tuple(fc.constantFrom(...Object.keys(deeds)), fc.nat(40)), {
    minLength: 4,
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cancellations, null), plays, async (cancellation, play) => {
      const asked = await makeAsked({ cancellation });
      const kept = await keptText(asked.id);
      const { terms } = await asked.seen();
      let proof: unknown;
      for (const [deed, dice] of play) {
        await deeds[deed]?.(asked, dice);
        const seen = await asked.seen();
        expect([await keptText(asked.id), seen.terms]).toEqual([kept, terms]);
        // Once canceled, what comes back never changes either.
        if (proof !== undefined) expect(seen.refund).toEqual(proof);
        if (seen.refund?.at) proof = seen.refund;
      }
    }),
    { numRuns: Number(process.env.LIVES ?? 25) },
  );
});
