/** The same request, sent twice: the answer is about the first one (docs/rules/booking-requests.md#sent-again). */
import { beforeEach, describe, expect, it } from 'vitest';
import { contactRequestFormTexts } from '@/lib/texts/contact-requests';
import { anonymiseGuests } from '@/server/features/booking-requests/anonymise-guests';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { bookingForm, outbox, sendBooking } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

describe('a stay requested again with identical values', () => {
  it('is stored once: the second answer is about the first, and nobody gets another mail', async () => {
    const listing = await makeListing();
    const first = await sendBooking(visitor(), listing);
    const second = await sendBooking(visitor(), listing);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.data).toMatchObject({ repeated: false });
    expect(second.body.data).toEqual({ ...first.body.data, repeated: true });
    expect(await prisma().bookingRequest.count()).toBe(1);
    expect(await outbox()).toHaveLength(2);
  });

  it('is stored once however many arrive at the same time', async () => {
    const listing = await makeListing();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendBooking(visitor(), listing)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201));
    expect(new Set(answers.map(({ body }) => body.data.code)).size).toBe(1);
    expect(answers.filter(({ body }) => !body.data.repeated)).toHaveLength(1);
    expect(await prisma().bookingRequest.count()).toBe(1);
  });

  it('is a new one if anything differs, for another listing, and once the first was answered', async () => {
    const listing = await makeListing();
    await sendBooking(visitor(), listing);
    await sendBooking(visitor(), listing, { message: 'Wij komen toch met twee.' });
    await sendBooking(visitor(), await makeListing());
    expect(await prisma().bookingRequest.count()).toBe(3);
    await prisma().bookingRequest.updateMany({
      data: { status: 'canceled', canceledBy: 'guest', modifiedAt: new Date() },
    });
    const again = await sendBooking(visitor(), listing);
    expect(again.body.data.repeated).toBe(false);
    expect(await prisma().bookingRequest.count()).toBe(4);
  });

  it('leaves nothing by which an anonymised guest could be found', async () => {
    const listing = await makeListing();
    await sendBooking(visitor(), listing);
    await prisma().bookingRequest.updateMany({
      data: { startDate: new Date('2020-01-01'), endDate: new Date('2020-01-03') },
    });
    await anonymiseGuests();
    expect(await prisma().bookingRequest.findFirstOrThrow()).toMatchObject({ email: '', sentDigest: null });
  });
});

describe('a question sent again with identical values', () => {
  const question = {
    first_name: 'Els',
    last_name: 'Maes',
    email: 'els.maes@kustverblijf.test',
    country: 'be',
    phone: '+32 470 12 34 56',
    subject: 'Parkeren',
    message: 'Is er een garage voor een hoge auto?',
  };
  const ask = async (id: number, changes: object = {}) =>
    visitor().post<{ message: string; repeated: boolean }>(`/api/listings/${id}/contact-requests`, {
      ...question,
      ...changes,
      g_recaptcha_response: await solvedBotCheck(),
    });

  it('is stored once, and the answer says so', async () => {
    const listing = await makeListing();
    const first = await ask(listing.id);
    const [second, third] = await Promise.all([ask(listing.id), ask(listing.id)]);
    expect(first.body).toEqual({ message: contactRequestFormTexts.sent, repeated: false });
    for (const { status, body } of [second, third]) {
      expect(status).toBe(201);
      expect(body).toEqual({ message: contactRequestFormTexts.sentBefore.title, repeated: true });
    }
    expect(await prisma().contactRequest.count()).toBe(1);
    await ask(listing.id, { message: 'En is er een lift?' });
    expect(await prisma().contactRequest.count()).toBe(2);
  });
});

it('ignores differences in whitespace', async () => {
  const listing = await makeListing();
  await sendBooking(visitor(), listing);
  const { message } = bookingForm();
  const again = await sendBooking(visitor(), listing, { message: `  ${String(message)} \n` });
  expect(again.body.data.repeated).toBe(true);
});
