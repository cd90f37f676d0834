/** The price quoted to a guest, and what is stored of it when prices change. */
import { beforeEach, describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';
import type { BookingRequestDto, BookingRequestReceipt } from '@/lib/booking-requests/contract';
import { addDays, todayIn } from '@/lib/dates/day';
import { listingOptionId } from '@/lib/listings/options';
import { EURO_SPACE } from '@/lib/money/euro';
import type { Quote } from '@/lib/stays/quote';
import { bookingRequestTexts } from '@/lib/texts/booking-requests';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { openFormMemory } from '@/server/http/form-memory';
import { issueFormToken } from '@/server/http/form-token';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { makeListing } from '@/tests/factories/listing';
import { someCosts, someSeason } from '@/tests/factories/stay-terms';
import { makeUser } from '@/tests/factories/user';
import { bookingForm, outbox, sendBooking } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const arrival = addDays(todayIn(), 60);
const week = { start_date: arrival, end_date: addDays(arrival, 7) };
/** Two adults and a child for a week: 7 × 150, cleaning and tax. */
const total = 1050_00 + 85_00 + 2 * 7 * 1_20;
const linen = 3 * 9_00;

let owner: User;
let landlord: TestClient;
let listing: Listing;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser();
  landlord = await signedIn(owner);
  listing = await makeListing({ userId: owner.id });
  await landlord.put(`/api/listings/${listing.id}/costs`, { costs: someCosts() });
  await landlord.post(`/api/listings/${listing.id}/seasons`, someSeason(arrival));
});

const ask = (changes: object = {}) =>
  sendBooking<{ data: BookingRequestReceipt }>(visitor(), listing, { ...week, ...changes });

const requestOfOwner = async () => {
  const { id } = await prisma().bookingRequest.findFirstOrThrow({ select: { id: true } });
  return (await landlord.get<{ data: BookingRequestDto }>(`/api/booking-requests/${id}`)).body.data;
};

const price = (query: Record<string, string | number>) =>
  visitor().get<{ data: Quote; errors: Record<string, string[]> }>(
    `/api/listings/${listing.slug}/booking-price?${new URLSearchParams({
      from: week.start_date,
      to: week.end_date,
      ...Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    })}`,
  );

describe('the quote of a stay', () => {
  it('follows the party; optional extras are listed besides the total', async () => {
    const { body } = await price({ adults: 2, children: 1 });
    expect(body.data).toMatchObject({ price: 1050, nights: 7, total_cents: total, deposit_cents: 200_00 });
    expect(
      body.data.lines.map(({ label, amount_cents, optional }) => [label, amount_cents, optional]),
    ).toEqual([
      ['Eindschoonmaak', 85_00, false],
      ['Bedlinnen', linen, true],
      ['Toeristenbelasting', 2 * 7 * 1_20, false],
    ]);
    expect((await price({ adults: 1 })).body.data.total_cents).toBe(total - 7 * 1_20);
  });

  it.each([
    ['adults', { adults: 4, children: 1 }],
    ['pets', { pets: 1 }],
    ['from', { to: addDays(arrival, 6) }],
  ])('is refused on %s: %j', async (field, query) => {
    const { status, body } = await price(query);
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
  });
});

describe('a request', () => {
  it('keeps its quote, whatever the landlord charges later', async () => {
    const { body } = await ask({ extras: ['Bedlinnen'] });
    const told = body.data.quote;
    expect(told.total_cents).toBe(total + linen);
    expect(told.lines.map(({ optional }) => optional)).toEqual([false, false, false]);
    const dearer = someCosts().map((cost) => ({ ...cost, amount_cents: cost.amount_cents * 2 }));
    expect((await landlord.put(`/api/listings/${listing.id}/costs`, { costs: dearer })).status).toBe(200);
    await prisma().listing.update({ where: { id: listing.id }, data: { price: 400 } });
    await prisma().listingSeason.updateMany({ data: { price: 500 } });
    expect((await price({})).body.data.total_cents).toBeGreaterThan(told.total_cents);
    expect(await requestOfOwner()).toMatchObject({ price: 1050, quote: told });
  });

  it('shows both sides the same price in their mails, even after prices have changed', async () => {
    await ask({ extras: ['Bedlinnen'] });
    await landlord.put(`/api/listings/${listing.id}/costs`, { costs: [] });
    const { id } = await requestOfOwner();
    await landlord.post(`/api/booking-requests/${id}/approve`, { check_in: '16:00', check_out: '10:00' });
    const mails = await outbox();
    expect(mails.map(({ template }) => template)).toEqual([
      'booking-approved',
      'booking-new',
      'booking-received',
    ]);
    for (const { template, props } of mails) {
      const { text } = await renderMail(template, props, { appUrl: 'https://kustverblijf.test' });
      const plain = text.replaceAll(EURO_SPACE, ' ');
      expect(plain).toContain('€ 1.178,80 totaal voor 7 nachten');
      expect(plain).toContain('7 nachten × € 150,-: € 1.050,-');
      expect(plain).toContain('Bedlinnen: € 27,-');
      expect(plain).toContain('Toeristenbelasting: € 16,80 (ter plaatse te betalen)');
      expect(plain).toContain('Waarborg: € 200,-');
    }
  });

  it.each([
    ['nobody offers', 'Champagne'],
    ['is not to choose', 'Eindschoonmaak'],
    ['is a deposit', 'Waarborg'],
  ])('is refused with an extra that %s', async (_, label) => {
    const { status, body } = await sendBooking<{ errors: object }>(visitor(), listing, {
      ...week,
      extras: ['Bedlinnen', label],
    });
    expect({ status, errors: body.errors }).toEqual({
      status: 422,
      errors: { extras: [bookingRequestTexts.extraGone] },
    });
    expect(await prisma().bookingRequest.count()).toBe(0);
  });

  it('is shown on the thank-you page of its browser, and on no other page', async () => {
    const client = visitor();
    const { body, headers } = await sendBooking<{ data: BookingRequestReceipt }>(client, listing, week);
    const { request, token = '' } = openFormMemory(client.cookies.get('form-memory'))?.values ?? {};
    expect(request).toBe(body.data.uuid);
    // The link to the guest's own page is only in the sealed cookie.
    expect(await visitor().get(`/api/stays/${token}`)).toMatchObject({
      status: 200,
      body: { data: { code: body.data.code } },
    });
    expect(JSON.stringify(body)).not.toContain(token);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('form-memory=')) ?? '';
    expect(cookie).toContain(`Path=/aanbod/${listing.slug}/reserverings-aanvragen/bedankt`);
    expect(cookie).toMatch(/HttpOnly/);
    expect(decodeURIComponent(cookie)).not.toContain(body.data.uuid);
    // The same request again may come from somebody else, who learns only that it exists.
    const again = visitor();
    await sendBooking(again, listing, week);
    expect(openFormMemory(again.cookies.get('form-memory'))?.values).toEqual({ request: body.data.uuid });
  });
});

describe('the form without JavaScript', () => {
  const submit = (client: TestClient, changes: Record<string, string>) => {
    const fields = {
      ...bookingForm(week),
      form_token: issueFormToken(`booking-request:${listing.id}`, Date.now() - 60_000),
    };
    const texts = Object.entries({ ...fields, ...changes }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return client.post(`/api/listings/${listing.id}/booking-requests/form`, new URLSearchParams(texts), {
      csrf: false,
      headers: { origin: 'http://localhost:3000' },
    });
  };

  it('accepts checked extras, and its thank-you page shows the request', async () => {
    const client = visitor();
    await submit(client, { 'extras[]': 'Bedlinnen' });
    const { uuid, quote } = await requestOfOwner();
    expect(quote?.total_cents).toBe(total + linen);
    expect(openFormMemory(client.cookies.get('form-memory'))?.values).toMatchObject({ request: uuid });
  });

  it('is shown again with the same boxes checked', async () => {
    const client = visitor();
    await submit(client, { 'extras[]': 'Bedlinnen', email: 'els' });
    expect(openFormMemory(client.cookies.get('form-memory'))).toMatchObject({
      values: { 'extras[0]': 'Bedlinnen' },
      errors: { email: expect.anything() },
    });
    await submit(client, { 'extras[]': 'Champagne' });
    expect(openFormMemory(client.cookies.get('form-memory'))?.errors).toEqual({
      extras: [bookingRequestTexts.extraGone],
    });
  });
});

describe('a listing’s page', () => {
  const page = async (slug: string) => {
    const { listing } = (await findListingPage(slug, async () => null)) ?? {};
    return listing && { rates: listing.rates, priced: listing.priced, lowest: listing.lowest_night_price };
  };

  it('shows what the landlord filled in, and nothing else', async () => {
    await prisma().listingSetting.create({
      data: { listingId: listing.id, optionId: listingOptionId('final_cleaning'), value: 0 },
    });
    const { rates, priced, lowest } = (await page(listing.slug)) ?? {};
    expect(rates?.flat().map((line) => line.replaceAll(EURO_SPACE, ' '))).toEqual([
      'Eindschoonmaak: € 85,- per verblijf',
      'Bedlinnen: € 9,- per persoon, naar keuze',
      'Toeristenbelasting: € 1,20 per volwassene per nacht, ter plaatse te betalen',
      'Waarborg: € 200,-, u krijgt hem terug',
      expect.stringMatching(/^Zomer \(.+ – .+\): € 150,- per nacht, minstens 7 nachten$/),
    ]);
    expect(priced).toEqual(['final_cleaning', 'bed_linen']);
    expect(lowest).toBeUndefined();
    const plain = await makeListing();
    expect(await page(plain.slug)).toEqual({ rates: undefined, priced: undefined, lowest: undefined });
  });

  it('shows the lowest price of a night that can be booked', async () => {
    await prisma().listing.update({ where: { id: listing.id }, data: { maxDaysReservationAdvance: 90 } });
    await prisma().listingSeason.deleteMany();
    await landlord.post(
      `/api/listings/${listing.id}/seasons`,
      someSeason(todayIn(), { end_date: addDays(todayIn(), 100), price: 130 }),
    );
    expect(await page(listing.slug)).toMatchObject({ lowest: 130 });
  });
});
