import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { referenceOf } from '@/lib/payments/reference';
import type { SignalDto, SignalPage } from '@/lib/signals/contract';
import type { SignalKind } from '@/lib/signals/kinds';
import type { User } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import { decode } from '@/server/features/photos/decode';
import { hashPhotos } from '@/server/features/photos/hash-photos';
import { storePhoto } from '@/server/features/photos/store-photo';
import type { StoredPhoto } from '@/server/features/photos/store-photo';
import { findSignals } from '@/server/features/signals/find-signals';
import { forgetUser } from '@/server/features/users/remove-user';
import { cleanUp } from '@/server/worker/clean-up';
import { makeApprovedStay, makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makePicture } from '@/tests/factories/picture';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let client: TestClient;
let admin: User;

beforeEach(async () => {
  await truncateAll();
  ({ client, admin } = await signedInAdmin());
});

const now = new Date();
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const list = async (query = '') => (await client.get<SignalPage>(`/api/admin/signals?${query}`)).body;
const found = async (kind: SignalKind): Promise<SignalDto[]> => {
  await findSignals();
  return (await list(`kind=${kind}`)).data;
};
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const judge = (id: number, body: object) =>
  client.put<{ data: SignalDto; errors: object }>(`/api/admin/signals/${id}/dismissal`, body);

const givesAccount = (userId: number, iban: string) =>
  prisma().paymentAccount.create({ data: { userId, iban, holderName: 'Jan Janssens' } });

/** Two landlords with the same account. */
async function makePair() {
  const [one, other] = [await makeUser(), await makeUser()];
  await givesAccount(one.id, 'BE68539007547034');
  await givesAccount(other.id, 'BE68539007547034');
  return { one, other };
}

describe('the same photo', () => {
  /** A photo of coloured places, or of one colour for 0, at its own size and quality. */
  async function draw(seed: number, width: number, quality: number): Promise<StoredPhoto> {
    const places = Buffer.from(
      Array.from({ length: 16 * 12 * 3 }, (_, n) => (seed === 0 ? 128 : (n * n * seed + n * 37) % 251)),
    );
    const bytes = await sharp(places, { raw: { width: 16, height: 12, channels: 3 } })
      .resize({ width, height: (width * 3) / 4, kernel: 'cubic' })
      .jpeg({ quality })
      .toBuffer();
    const facts = await decode('inspect', bytes);
    if (typeof facts === 'string') throw new Error(facts);
    return storePhoto(bytes, facts);
  }

  it('at homes of two owners is found at another size and quality, those stored earlier too', async () => {
    const one = await makeListing();
    const other = await makeListing();
    await makePicture({ listingId: one.id, photo: await draw(7, 1600, 92) });
    await makePicture({ listingId: one.id, orderNumber: 2, photo: await draw(11, 1600, 92) });
    await makePicture({ listingId: other.id, photo: await draw(7, 1000, 60) });
    // No signal: another photo, plain ones, and the same one in another listing of its owner.
    await makePicture({ listingId: (await makeListing()).id, photo: await draw(13, 1600, 92) });
    for (const width of [1600, 1000])
      await makePicture({ listingId: (await makeListing()).id, photo: await draw(0, width, 80) });
    const own = await makeListing({ userId: one.userId });
    await makePicture({ listingId: own.id, photo: await draw(11, 1200, 80) });
    const expected = [
      { homes: [{ id: one.id }, { id: other.id }], people: [{ id: one.userId }, { id: other.userId }] },
    ];
    expect(await found('same_photo')).toMatchObject(expected);
    await prisma().photoHash.deleteMany();
    expect(await found('same_photo')).toEqual([]);
    await hashPhotos();
    expect(await found('same_photo')).toMatchObject(expected);
    await cleanUp();
    expect(await prisma().photoHash.count()).toBe(7);
    await prisma().listingPicture.deleteMany({ where: { listingId: other.id } });
    await cleanUp();
    expect(await prisma().photoHash.count()).toBe(6);
  });
});

describe('the same number', () => {
  it('of an account at several landlords is told of each beside the oldest', async () => {
    const { one, other } = await makePair();
    const third = await makeUser();
    await givesAccount(third.id, 'BE68539007547034');
    await givesAccount((await makeUser()).id, 'BE71096123456769');
    const signals = await found('same_iban');
    const pairs = signals.map(({ people }) => idsOf(people));
    expect(pairs.toSorted(([, a = 0], [, b = 0]) => a - b)).toEqual([
      [one.id, other.id],
      [one.id, third.id],
    ]);
    expect(signals[0]?.why).toBe('De rekening die eindigt op 7034 staat bij 3\u00a0accounts.');
  });

  it('of a telephone is the same however it is written, at a person or a home', async () => {
    const one = await makeUser({ phoneNumber: '+32 (0)475/12.34.56' });
    const other = await makeUser({ phoneNumber: '0475 12 34 57' });
    await makeListing({ userId: other.id, phoneNumber: '0032 475 123456' });
    // No signal: a number one digit off, a helper's, the listing's own landlord's, and one that is too short.
    await makeCoLandlord({ phoneNumber: '0475123456' });
    await makeListing({ userId: one.id, phoneNumber: '0475123456' });
    await makeUser({ phoneNumber: '12345' });
    await makeUser({ phoneNumber: '12345' });
    const signals = await found('same_phone');
    expect(signals.map(({ people }) => idsOf(people))).toEqual([[one.id, other.id]]);
    expect(signals[0]?.why).toContain('eindigt op 3456 staat bij 2\u00a0accounts');
  });
});

describe('a price far under the town’s', () => {
  async function makeTown(homes: number) {
    for (let n = 0; n < homes; n += 1) await makeListing({ price: 100 + n, maxCapacity: n % 2 ? 3 : 4 });
  }

  it('is one below two fifths of the median of ten others for as many guests', async () => {
    await makeTown(10);
    const low = await makeListing({ price: 41, maxCapacity: 4 });
    expect(await found('low_price')).toMatchObject([
      {
        homes: [{ id: low.id }],
        people: [{ id: low.userId }],
        why: 'Vraagt €\u00a041 per nacht. Naast deze woning staan er 10 online in Oostende voor 3 tot 4\u00a0personen; de helft vraagt minstens €\u00a0104.',
      },
    ]);
    // A price of two fifths or more is no signal.
    await prisma().listing.update({ where: { id: low.id }, data: { price: 42 } });
    expect(await found('low_price')).toEqual([]);
  });

  it('is none among fewer homes, of other sizes, in another town, or offline', async () => {
    await makeTown(9);
    await makeListing({ price: 20, maxCapacity: 5 });
    await makeListing({ price: 20, maxCapacity: 2 });
    await makeListing({ price: 20, maxCapacity: 4, cityId: 12 });
    await makeConcept({ price: 20, maxCapacity: 4 });
    await makeListing({ price: 20, maxCapacity: 4 });
    expect(await found('low_price')).toEqual([]);
    await makeListing({ price: 150, maxCapacity: 4 });
    expect(await found('low_price')).toHaveLength(1);
  });
});

describe('answers with an address elsewhere', () => {
  const say = (thread: { bookingRequestId: number } | { contactRequestId: number }, body: string, days = 1) =>
    prisma().message.create({ data: { ...thread, sender: 'landlord', body, createdAt: daysAgo(days) } });

  it('are told as counts from three threads on', async () => {
    const listing = await makeListing();
    const requests = [
      await makeBookingRequest({ listingId: listing.id }),
      await makeBookingRequest({ listingId: listing.id }),
    ];
    for (const { id } of requests) {
      await say({ bookingRequestId: id }, 'Bel mij op 0475/12.34.56.');
      await say({ bookingRequestId: id }, 'Of mail jan@voorbeeld.be.');
    }
    expect(await found('address_elsewhere')).toEqual([]);
    const question = await makeContactRequest({ listingId: listing.id });
    await say({ contactRequestId: question.id }, 'Zie www.voorbeeld.be');
    const [signal] = await found('address_elsewhere');
    expect(signal).toMatchObject({ people: [{ id: listing.userId }], homes: [] });
    expect(signal?.why).toContain('bij 2\u00a0aanvragen en 1\u00a0vraag een e-mailadres');
    expect(JSON.stringify(signal)).not.toMatch(/0475|voorbeeld/);
  });

  it('do not count once a stay is approved, a month later, or from guests', async () => {
    const listing = await makeListing();
    const thread = async (overrides = {}) => ({
      bookingRequestId: (await makeBookingRequest({ listingId: listing.id, ...overrides })).id,
    });
    const text = 'Mail jan@voorbeeld.be';
    for (let n = 0; n < 2; n += 1) await say(await thread(), text);
    await say(await thread({ status: 'approved', modifiedAt: daysAgo(2) }), text, 1);
    await say(await thread(), text, 31);
    await say(await thread(), 'Welkom van 01/07/2027 tot 08/07/2027, zie http://localhost:3000/aanbod');
    const other = await thread();
    await prisma().message.create({ data: { ...other, sender: 'guest', body: text } });
    expect(await found('address_elsewhere')).toEqual([]);
    // Written before the approval, it counts.
    await say(await thread({ status: 'approved', modifiedAt: daysAgo(2) }), text, 3);
    expect(await found('address_elsewhere')).toHaveLength(1);
  });
});

describe('a change of account', () => {
  let count = 0;
  const logged = (id: number, ending: string, days: number, what = 'update') =>
    prisma().auditLog.create({
      data: {
        ...{ actorId: id, subjectId: id, aboutUserId: id, createdAt: daysAgo(days) },
        ...{ action: `payment-account.${what}`, subjectType: 'user', details: { last_four: ending } },
      },
    });

  /** A payment asked `askedAgo` days ago and due in `dueIn` days. */
  async function ask(userId: number, askedAgo: number, dueIn: number, canceledAt: Date | null = null) {
    const listing = await makeListing({ userId });
    const { id: bookingRequestId } = await makeApprovedStay({ listingId: listing.id });
    count += 1;
    const reference = referenceOf(String(count).padStart(10, '0'));
    await prisma().paymentReference.create({ data: { reference } });
    await prisma().paymentRequest.create({
      data: {
        ...{ bookingRequestId, amountCents: 150_00, reference, canceledAt, kind: 'balance' },
        ...{ createdAt: daysAgo(askedAgo), dueDate: dayToUtcDate(addDays(todayIn(), dueIn)) },
        ...{ iban: 'BE68539007547034', holderName: 'Jan Janssens' },
      },
    });
  }

  it('is told with the payments asked or due within seven days of it', async () => {
    const { id } = await makeUser();
    await logged(id, '1111', 40);
    await logged(id, '7034', 5);
    await ask(id, 4, 60);
    await ask(id, 20, 1);
    // Not told: payments asked and due outside those days, and canceled ones.
    await ask(id, 20, 2);
    await ask(id, 4, 1, now);
    const [signal, ...others] = await found('account_change');
    expect(others).toEqual([]);
    expect(signal).toMatchObject({ people: [{ id }] });
    expect(signal?.why).toMatch(
      /eindigt op 7034\. In de 7\u00a0dagen erna zijn er 2\u00a0betalingen .* samen €\u00a0300/,
    );
  });

  it('is none without payments, with the same number, for the first one, or a month later', async () => {
    const [first, same, quiet, old] = [
      await makeUser(),
      await makeUser(),
      await makeUser(),
      await makeUser(),
    ];
    await logged(first.id, '7034', 3);
    await logged(same.id, '7034', 9);
    await logged(same.id, '7034', 3);
    await logged(quiet.id, '1111', 9);
    await logged(quiet.id, '7034', 3);
    await logged(old.id, '1111', 40);
    await logged(old.id, '7034', 31);
    for (const { id } of [first, same, old]) await ask(id, 2, 3);
    await ask(old.id, 30, -25);
    expect(await found('account_change')).toEqual([]);
  });

  it('counts each time, by way of no account too', async () => {
    const { id } = await makeUser();
    await logged(id, '1111', 20);
    await logged(id, '1111', 10, 'remove');
    await logged(id, '7034', 3);
    await ask(id, 2, 30);
    const [signal] = await found('account_change');
    await judge(signal?.id ?? 0, { dismissed: true, reason: 'Gebeld.' });
    expect(await found('account_change')).toEqual([]);
    await logged(id, '2222', 1);
    await ask(id, 0, 30);
    expect(await found('account_change')).toHaveLength(1);
  });
});

describe('a signal that is dismissed', () => {
  it('stays so, with who, when and why, though it is found again', async () => {
    const { one, other } = await makePair();
    const [signal] = await found('same_iban');
    const { status, body } = await judge(signal?.id ?? 0, { dismissed: true, reason: '  Een koppel. ' });
    expect(status).toBe(200);
    const dismissal = { by: { id: admin.id }, reason: 'Een koppel.' };
    expect(body.data.dismissal).toMatchObject(dismissal);
    // Changed, gone, and back.
    await givesAccount((await makeUser()).id, 'BE68539007547034');
    expect((await found('same_iban')).map(({ people }) => idsOf(people))).not.toContainEqual([
      one.id,
      other.id,
    ]);
    await prisma().paymentAccount.delete({ where: { userId: other.id } });
    await findSignals();
    expect((await list('state=dismissed')).data[0]?.gone_at).not.toBeNull();
    await givesAccount(other.id, 'BE68539007547034');
    await findSignals();
    expect((await list('state=dismissed')).data).toMatchObject([
      { id: signal?.id, gone_at: null, dismissal },
    ]);
    // The first reason stays, and is in the log once.
    const again = await (
      await signedInAdmin()
    ).client.put<{ data: SignalDto }>(`/api/admin/signals/${signal?.id}/dismissal`, {
      dismissed: true,
      reason: 'Anders',
    });
    expect(again.body.data.dismissal).toMatchObject(dismissal);
    const entry = {
      ...{ actorId: admin.id, action: 'signal.dismiss', subjectType: 'signal', subjectId: signal?.id },
      details: { signal: 'same_iban', owner_id: one.id, listing_id: null, reason: 'Een koppel.' },
    };
    expect(await auditEntries()).toMatchObject([entry]);
    const log = await client.get<{ data: { sentence: string; details: object[] }[] }>(
      `/api/admin/audit-logs?user_id=${one.id}`,
    );
    expect(log.body.data[0]?.details).toEqual([
      { label: 'Reden', value: 'Een koppel.' },
      { label: 'Signaal', value: 'Zelfde rekening' },
    ]);
  });

  it('can be reopened', async () => {
    await makePair();
    const [signal] = await found('same_iban');
    await judge(signal?.id ?? 0, { dismissed: true, reason: 'Een koppel.' });
    expect((await judge(signal?.id ?? 0, { dismissed: false })).body.data.dismissal).toBeNull();
    expect(await found('same_iban')).toHaveLength(1);
    expect((await auditEntries()).map(({ action }) => action)).toEqual(['signal.dismiss', 'signal.reopen']);
  });

  it.each([
    ['no reason', { dismissed: true }, 'reason'],
    ['a blank reason', { dismissed: true, reason: ' \n ' }, 'reason'],
    ['a reason that is too long', { dismissed: true, reason: 'x'.repeat(2001) }, 'reason'],
    ['a reason that is no text', { dismissed: true, reason: 12 }, 'reason'],
    ['no decision', { reason: 'Een koppel.' }, 'dismissed'],
  ])('is not with %s', async (_what, body, field) => {
    await makePair();
    const [signal] = await found('same_iban');
    const answer = await judge(signal?.id ?? 0, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect((await list()).meta.total).toBe(1);
  });

  it('is 404 where there is none', async () => {
    expect((await judge(999_999, { dismissed: true, reason: 'Weg' })).status).toBe(404);
  });
});

describe('the list', () => {
  it('has what is so now, in pages, by kind', async () => {
    const pairs = [await makePair()];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await makeUser();
      await givesAccount(id, 'BE68539007547034');
    }
    await findSignals();
    await findSignals();
    const first = await list('limit=3');
    expect([first.data.length, first.meta.total]).toEqual([3, 4]);
    const second = await list('limit=3&page=2');
    expect(new Set(idsOf([...first.data, ...second.data])).size).toBe(4);
    expect((await list('kind=low_price')).data).toEqual([]);
    await prisma().paymentAccount.deleteMany({ where: { userId: pairs[0]?.other.id } });
    await findSignals();
    expect((await list()).meta.total).toBe(3);
    expect((await list('state=dismissed')).meta.total).toBe(0);
  });

  it.each(['kind=photo', 'state=all', 'page=0', 'limit=x'])('refuses %s', async (query) => {
    expect((await client.get(`/api/admin/signals?${query}`)).status).toBe(422);
  });
});

it('signals go with an account, and lose the name of an admin who leaves', async () => {
  const { one, other } = await makePair();
  const third = await makePair();
  await findSignals();
  const signals = await prisma().signal.findMany({ orderBy: { id: 'asc' } });
  expect(signals).toHaveLength(3);
  const kept = signals.find(({ otherUserId }) => otherUserId === third.one.id);
  const leaver = await signedInAdmin();
  await leaver.client.put(`/api/admin/signals/${kept?.id}/dismissal`, { dismissed: true, reason: 'Familie' });
  for (const { id } of [other, third.other, leaver.admin]) {
    await makeOrder({ userId: id });
    await transaction((tx) => forgetUser(tx, id));
  }
  expect(await prisma().signal.findMany()).toMatchObject([
    { userId: one.id, otherUserId: third.one.id, dismissedById: null, dismissalReason: 'Familie' },
  ]);
});
