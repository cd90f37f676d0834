import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { stayFaultTexts } from '@/lib/texts/stay-faults';
import { sendMail } from '@/server/mail/send-mail';
import { prisma, transaction } from '@/server/db';
import { recordBookingRequest } from '@/server/features/booking-requests/record-booking-request';
import { getBookableListing } from '@/server/features/stays/find-bookable-listing';
import { bookingRequestInput } from '@/lib/booking-requests/contract';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { makeUser } from '@/tests/factories/user';
import { bookingForm, outbox, sendBooking } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const today = todayIn();
const arrival = addDays(today, 60);

describe('POST /api/listings/{id}/booking-requests', () => {
  it('stores the request with the price of the stay and mails guest and landlord', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    await prisma().customListingPrice.create({
      data: { listingId: listing.id, validAt: dayToUtcDate(arrival), price: 150 },
    });
    const { status, body } = await sendBooking(visitor(), listing);
    expect({ status, price: body.data.price }).toEqual({ status: 201, price: 350 });
    const stored = await prisma().bookingRequest.findFirstOrThrow();
    expect(stored).toMatchObject({
      uuid: body.data.uuid,
      status: 'pending',
      price: 350,
      firstName: 'Els',
      numberOfPets: 0,
      message: 'Wij komen graag\nmet ons drieën.',
      readAt: null,
    });
    expect(
      (await outbox()).map(({ template, recipient, replyTo }) => [template, recipient, replyTo]),
    ).toEqual([
      ['booking-new', owner.email, 'els.maes@kustverblijf.test'],
      ['booking-received', 'els.maes@kustverblijf.test', null],
    ]);
  });

  it('accepts the slug as well', async () => {
    const listing = await makeListing();
    const answer = await visitor().post(`/api/listings/${listing.slug}/booking-requests`, {
      ...bookingForm(),
      g_recaptcha_response: await solvedBotCheck(),
    });
    expect(answer.status).toBe(201);
  });

  it('sends no mail to a landlord who wants none', async () => {
    const owner = await makeUser({ receiveEmails: false });
    await sendBooking(visitor(), await makeListing({ userId: owner.id }));
    expect((await outbox()).map(({ template }) => template)).toEqual(['booking-received']);
  });

  it.each([
    ['first_name', { first_name: '   ' }],
    ['first_name', { first_name: 'x'.repeat(101) }],
    ['first_name', { first_name: 7 }],
    ['last_name', { last_name: undefined }],
    ['date_of_birth', { date_of_birth: '30-06-1985' }],
    ['date_of_birth', { date_of_birth: addDays(today, -20 * 365) }],
    ['email', { email: 'els' }],
    ['email', { email: undefined }],
    ['country', { country: 'us' }],
    ['country', { country: 'BE' }],
    ['locale', { locale: 'it' }],
    ['locale', { locale: 'FR' }],
    ['locale', { locale: ['fr'] }],
    ['phone_number', { phone_number: 'bel maar' }],
    ['start_date', { start_date: '2027-02-30' }],
    ['start_date', { start_date: addDays(today, -1), end_date: addDays(today, 2) }],
    ['start_date', { end_date: arrival }],
    ['start_date', { start_date: addDays(today, 364), end_date: addDays(today, 367) }],
    ['start_date', { end_date: addDays(arrival, 31) }],
    ['end_date', { end_date: '' }],
    ['number_of_adults', { number_of_adults: 0 }],
    ['number_of_adults', { number_of_adults: 4 }],
    ['number_of_adults', { number_of_adults: 'twee' }],
    ['number_of_children', { number_of_children: -1 }],
    ['number_of_children', { number_of_children: undefined }],
    ['number_of_pets', { number_of_pets: 1 }],
    ['number_of_pets', { number_of_pets: 0.5 }],
    ['street_name', { street_name: 'x'.repeat(151) }],
    ['house_number', { house_number: 'x'.repeat(21) }],
    ['city', { city: 'x'.repeat(101) }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(2001) }],
    ['g_recaptcha_response', { g_recaptcha_response: undefined }],
    ['g_recaptcha_response', { g_recaptcha_response: 'verzonnen' }],
  ])('refuses an invalid %s: %j', async (field, changes) => {
    const listing = await makeListing();
    const answer = await visitor().post<{ message: string; errors: Record<string, string[]> }>(
      `/api/listings/${listing.id}/booking-requests`,
      { ...bookingForm(), g_recaptcha_response: 'x', ...changes },
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await prisma().bookingRequest.count()).toBe(0);
  });

  it('refuses days that are taken for any reason, but not adjacent days', async () => {
    const listing = await makeListing();
    const block = { start: addDays(arrival, 3), end: addDays(arrival, 5) };
    await makeOccupancy({ listingId: listing.id, source: 'blocked', ...block });
    const over = await sendBooking<{ errors: object }>(visitor(), listing, { end_date: addDays(arrival, 4) });
    expect(over.body.errors).toEqual({ start_date: ['Deze dagen zijn niet vrij. Kies andere dagen.'] });
    expect((await sendBooking(visitor(), listing)).status).toBe(201);
  });

  it('keeps the language that comes with it, Dutch by default', async () => {
    const listing = await makeListing();
    for (const changes of [{}, { locale: 'fr', message: 'Bonjour' }])
      expect((await sendBooking(visitor(), listing, changes)).status).toBe(201);
    const rows = await prisma().bookingRequest.findMany({ orderBy: { id: 'asc' }, select: { locale: true } });
    expect(rows.map(({ locale }) => locale)).toEqual(['nl', 'fr']);
  });

  it.each([
    ['a concept', makeConcept],
    ['a waiting listing', makeWaitingListing],
    ['a listing that went offline', () => makeListing({ disabledAt: new Date() })],
    ['nothing', async () => ({ id: 999_999 })],
    ['a number that no column holds', async () => ({ id: 9_999_999_999 })],
  ])('is 404 for %s', async (_what, make) => {
    const listing = await make();
    const form = { ...bookingForm(), g_recaptcha_response: 'x' };
    expect((await visitor().post(`/api/listings/${listing.id}/booking-requests`, form)).status).toBe(404);
  });

  it('accepts a bot check token once, and does not use it up on a request that is refused', async () => {
    const listing = await makeListing();
    const g_recaptcha_response = await solvedBotCheck();
    const send = (changes = {}) =>
      visitor().post(`/api/listings/${listing.id}/booking-requests`, {
        ...bookingForm(changes),
        g_recaptcha_response,
      });
    expect((await send({ message: '' })).status).toBe(422);
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(422);
    expect(await prisma().bookingRequest.count()).toBe(1);
  });

  it('is limited to ten in ten minutes per client address', async () => {
    const listing = await makeListing();
    const client = visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await client.post(`/api/listings/${listing.id}/booking-requests`, {})).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  });

  it('needs the CSRF token', async () => {
    const listing = await makeListing();
    const answer = await visitor().post(`/api/listings/${listing.id}/booking-requests`, {}, { csrf: false });
    expect(answer.status).toBe(419);
  });
});

describe('the mails of a request', () => {
  const record = async (fail: boolean) => {
    const listing = await getBookableListing((await makeListing()).slug);
    const input = bookingRequestInput.parse(bookingForm());
    await transaction(async (tx) => {
      await recordBookingRequest(tx, listing, input);
      if (fail) throw new Error('rolled back');
    }).catch((error: Error) => expect(error.message).toBe('rolled back'));
  };

  it('are not there if the request is not', async () => {
    await record(true);
    expect([await prisma().bookingRequest.count(), await outbox()]).toEqual([0, []]);
    const jobs = await prisma().$queryRaw<unknown[]>`SELECT FROM graphile_worker._private_jobs`;
    expect(jobs).toHaveLength(0);
  });

  it('are sent once, however many workers try', async () => {
    await record(false);
    const [mail] = await outbox();
    const sent: string[] = [];
    const mailer = { send: async ({ id }: { id: string }) => void sent.push(id) };
    const mailId = mail?.id ?? '';
    await Promise.all([
      sendMail({ mailId }, mailer),
      sendMail({ mailId }, mailer),
      sendMail({ mailId }, mailer),
    ]);
    await sendMail({ mailId }, mailer);
    expect(sent).toEqual([mailId]);
  });
});

describe('POST /api/listings/{id}/booking-price', () => {
  const quote = (listing: { id: number }, from: unknown, to: unknown) =>
    visitor().post<{ data?: { price: number }; errors?: Record<string, string[]> }>(
      `/api/listings/${listing.id}/booking-price`,
      { from, to },
    );

  it('is the sum of the nights, excluding the departure, and the price of the request', async () => {
    const listing = await makeListing();
    await prisma().customListingPrice.createMany({
      data: [0, 3].map((n) => ({
        listingId: listing.id,
        validAt: dayToUtcDate(addDays(arrival, n)),
        price: 175,
      })),
    });
    const { status, body } = await quote(listing, arrival, addDays(arrival, 3));
    expect({ status, body }).toEqual({ status: 200, body: { data: { price: 375 } } });
    const request = await sendBooking(visitor(), listing);
    expect(request.body.data.price).toBe(375);
  });

  it('accepts ISO moments, using their UTC date', async () => {
    const listing = await makeListing();
    const { body } = await quote(
      listing,
      `${addDays(arrival, -1)}T23:30:00-02:00`,
      `${addDays(arrival, 2)}T00:00:00.000Z`,
    );
    expect(body.data?.price).toBe(200);
  });

  it.each([
    ['from', arrival, arrival],
    ['from', arrival, addDays(arrival, 40)],
    ['from', addDays(today, -2), addDays(today, 2)],
    ['from', addDays(today, 364), addDays(today, 366)],
    ['from', 'morgen', arrival],
    ['to', arrival, '2027-13-01'],
    ['to', arrival, undefined],
    ['from', 7, arrival],
  ])('refuses on %s: %j to %j', async (field, from, to) => {
    const { status, body } = await quote(await makeListing(), from, to);
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: [field] });
  });

  it('refuses days that are taken, and gives the same answer without a body', async () => {
    const listing = await makeListing();
    const [start, end] = [addDays(arrival, 1), addDays(arrival, 4)];
    await makeOccupancy({ listingId: listing.id, source: 'blocked', start, end });
    const read = (from: string, to: string) =>
      visitor().get<{ data?: { price: number }; errors?: Record<string, string[]> }>(
        `/api/listings/${listing.slug}/booking-price?from=${from}&to=${to}`,
      );
    for (const ask of [(from: string, to: string) => quote(listing, from, to), read]) {
      const taken = await ask(arrival, addDays(arrival, 2));
      expect({ status: taken.status, errors: taken.body.errors }).toEqual({
        status: 422,
        errors: { from: [stayFaultTexts.taken] },
      });
      expect((await ask(addDays(arrival, 4), addDays(arrival, 6))).body.data?.price).toBe(200);
    }
    expect((await read('morgen', arrival)).status).toBe(422);
  });

  it('returns no price for what the public cannot see', async () => {
    expect((await quote(await makeConcept(), arrival, addDays(arrival, 2))).status).toBe(404);
  });
});
