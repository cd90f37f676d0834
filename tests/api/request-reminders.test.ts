/** Who is reminded of an unanswered request, when, and how often. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { remindOfRequests } from '@/server/features/booking-requests/remind-of-requests';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { outbox } from '@/tests/support/booking';
import { arrival, makeTalk, offer } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const now = new Date();
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const remind = (later = 0) => remindOfRequests(new Date(now.getTime() + later * 3_600_000));
const letters = async () => (await outbox()).map(({ template, recipient }) => [template, recipient]);

describe('an unanswered request', () => {
  it('reminds the landlord after 24 and 48 hours, and tells the guest after 72, each once', async () => {
    const { owner, request } = await makeTalk({ createdAt: hoursAgo(23.9) });
    expect(await remind()).toBe(0);
    for (const later of [1, 1, 25, 25, 49, 49, 500]) await remind(later);
    expect(await letters()).toEqual([
      ['request-reminder', owner.email],
      ['request-reminder', owner.email],
      ['request-waiting', request.email],
    ]);
    expect((await outbox()).map(({ props }) => Reflect.get(Object(props), 'hours'))).toEqual([
      24,
      48,
      undefined,
    ]);
  });

  it.each([
    [30, 'request-reminder'],
    [60, 'request-reminder'],
    [200, 'request-waiting'],
  ])('of %i hours sends only the latest reminder due: %s', async (hours, template) => {
    await makeTalk({ createdAt: hoursAgo(hours) });
    await Promise.all([remind(), remind()]);
    await remind();
    expect((await outbox()).map((letter) => letter.template)).toEqual([template]);
  });

  it('sends none once the arrival has passed, but still on the day itself', async () => {
    const stay = (days: number) => ({
      startDate: dayToUtcDate(addDays(todayIn(), days)),
      endDate: dayToUtcDate(addDays(todayIn(), days + 2)),
      createdAt: hoursAgo(30),
    });
    await makeTalk(stay(-1));
    expect(await remind()).toBe(0);
    await makeTalk(stay(0));
    expect(await remind()).toBe(1);
  });

  it('sends none to a landlord who wants no mail, and tells the guest all the same', async () => {
    const { owner, request } = await makeTalk({ createdAt: hoursAgo(30) });
    await prisma().user.update({ where: { id: owner.id }, data: { receiveEmails: false } });
    await remind();
    expect(await letters()).toEqual([]);
    await remind(48);
    expect(await letters()).toEqual([['request-waiting', request.email]]);
  });
});

describe('an answer ends the reminders', () => {
  it.each(['decision', 'offer', 'message', 'declined offer', 'withdrawal'])('by %s', async (answer) => {
    const talk = await makeTalk({ createdAt: hoursAgo(20) });
    if (answer === 'decision') await talk.landlord.act('decline');
    if (answer.includes('offer')) await talk.landlord.offer(offer());
    if (answer === 'declined offer') await talk.guest.act('decline-offer');
    if (answer === 'message') await talk.landlord.say('Ik kijk het na.');
    if (answer === 'withdrawal') await talk.guest.act('withdraw');
    expect(await remind(100)).toBe(0);
  });

  it('but not by a message from the guest', async () => {
    const talk = await makeTalk({ createdAt: hoursAgo(20) });
    await talk.guest.say('Hebt u mijn aanvraag gekregen?');
    expect(await remind(10)).toBe(1);
  });
});

describe('the mail to a waiting guest', () => {
  it('lists up to three available listings in the town, with their total', async () => {
    await makeTalk({ createdAt: hoursAgo(80) });
    const listings = [];
    for (const price of [500, 110, 95, 105]) listings.push(await makeListing({ price }));
    const taken = await makeListing({ price: 100 });
    await makeOccupancy({ listingId: taken.id, source: 'blocked', start: arrival, end: addDays(arrival, 1) });
    await makeListing({ price: 100, maxCapacity: 1 });
    await makeListing({ price: 100, minStay: 7 });
    await makeListing({ price: 100, cityId: 4 });
    await makeListing({ price: 100, disabledAt: new Date() });
    await remind();
    const [letter] = await outbox();
    const similar = Reflect.get(Object(letter?.props), 'similar') as { slug: string; totalCents: number }[];
    const near = [listings[2], listings[3], listings[1]];
    expect(similar.map(({ slug }) => slug).toSorted()).toEqual(
      near.map((listing) => listing?.slug).toSorted(),
    );
    expect(similar.map(({ totalCents }) => totalCents).toSorted((a, b) => a - b)).toEqual([
      28_500, 31_500, 33_000,
    ]);
  });
});
