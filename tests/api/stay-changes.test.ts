/** Changes of an approved stay: asked by one side, decided on by the other, in one transaction. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { StayChange } from '@/lib/booking-requests/change-contract';
import { addDays, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { errorTexts } from '@/lib/texts/errors';
import { prisma } from '@/server/db';
import { issueGuestFormToken } from '@/server/features/guest-stays/submit-plain-forms';
import { openFormMemory } from '@/server/http/form-memory';
import { makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeOccupancy, whileHeldBy } from '@/tests/factories/occupancy';
import { makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import { arrival } from '@/tests/support/conversation';
import type { Told } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';
import { makeAskedTalk } from '@/tests/support/payments';

beforeEach(truncateAll);

/** Five nights instead of three, ten days later, for three people. */
const wanted = (changes: Record<string, unknown> = {}) => ({
  start_date: addDays(arrival, 10),
  end_date: addDays(arrival, 15),
  number_of_adults: 2,
  number_of_children: 1,
  number_of_babies: 0,
  number_of_pets: 0,
  message: null,
  ...changes,
});

/** An approved stay of 700 euros, with a plan, and the calls about its changes. */
async function makeStay(...args: Parameters<typeof makeAskedTalk>) {
  const talk = await makeAskedTalk(...args);
  await talk.landlord.act('approve');
  const side = (client: typeof talk.guestClient, base: string) => ({
    ask: (body: unknown) => client.post<Told<StayChange>>(`${base}/changes`, body),
    step: (id: number | undefined, step: string) =>
      client.post<Told<StayChange>>(`${base}/changes/${id}/${step}`),
    takeBack: (id: number | undefined) => client.delete<Told<StayChange>>(`${base}/changes/${id}`),
  });
  return {
    ...talk,
    byGuest: side(talk.guestClient, `/api/stays/${talk.token}`),
    byLandlord: side(talk.landlordClient, `/api/booking-requests/${talk.request.id}`),
    nights: () => prisma().occupancy.findMany({ where: { bookingRequestId: talk.request.id } }),
  };
}
type Stay = Awaited<ReturnType<typeof makeStay>>;

const propose = (stay: Stay, changes: Record<string, unknown> = {}) =>
  stay.byLandlord.ask(wanted({ total_cents: 900_00, ...changes }));

const open = ({ amount_cents, paid_cents }: { amount_cents: number; paid_cents: number }) =>
  amount_cents - paid_cents;
const standing = async (stay: Stay) => (await stay.plan.read()).filter(({ state }) => state !== 'canceled');

describe('a change that the guest asks', () => {
  it('is quoted by the engine, and read by both sides', async () => {
    const stay = await makeStay();
    const { status, body } = await stay.byGuest.ask(wanted({ message: 'Kan dat?' }));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...{ by: 'guest', state: 'open', total_cents: 500_00, message: 'Kan dat?', decided_at: null },
      ...{ start_date: addDays(arrival, 10), end_date: addDays(arrival, 15), number_of_children: 1 },
    });
    for (const seen of [await stay.guest.see(), await stay.landlord.see()])
      expect(seen).toMatchObject({ start_date: arrival, change: body.data, changes: [body.data] });
    expect((await outbox()).map(({ template }) => template)).toContain('change-for-landlord');
    const { data: thread } = await stay.guest.thread();
    expect(thread.map(({ body: said }) => said).join(' ')).toContain('Kan dat?');
  });

  it('keeps its total, whatever prices become, and moves everything once accepted', async () => {
    const stay = await makeStay();
    const { body } = await stay.byGuest.ask(wanted());
    await prisma().listing.update({ where: { id: stay.listing.id }, data: { price: 300 } });
    const { status } = await stay.byLandlord.step(body.data.id, 'accept');
    expect(status).toBe(200);
    const seen = await stay.landlord.see();
    expect(seen).toMatchObject({
      ...{ start_date: addDays(arrival, 10), end_date: addDays(arrival, 15) },
      ...{ number_of_adults: 2, number_of_children: 1, agreed_total_cents: 500_00, price: 500 },
      ...{ base_cents: 500_00, to_return_cents: 0, change: null },
    });
    expect(seen.changes).toMatchObject([{ state: 'accepted', decided_at: expect.any(String) }]);
    const nights = await stay.nights();
    expect(nights.map((row) => [utcDateToDay(row.startDate), row.sequence])).toEqual([
      [addDays(arrival, 10), 1],
    ]);
    const letters = (await outbox()).filter(({ template }) => template.startsWith('change-'));
    expect(letters.map(({ template }) => template)).toEqual([
      'change-for-guest',
      'change-for-landlord',
      'change-for-landlord',
    ]);
    expect((await stay.guest.see()).payment_requests).toMatchObject([
      { kind: 'advance', amount_cents: 210_00 },
      { kind: 'balance', amount_cents: 290_00, due_date: addDays(arrival, 10 - 30) },
    ]);
    const ics = await stay.guestClient.get(`/api/stays/${stay.token}/calendar`);
    expect(ics.text).toContain(addDays(arrival, 10).replaceAll('-', ''));
  });

  it('is bound by the stay rules, on the field that is wrong', async () => {
    const stay = await makeStay({}, {});
    await prisma().listing.update({ where: { id: stay.listing.id }, data: { minStay: 4 } });
    const refused = async (changes: Record<string, unknown>) => {
      const { status, body } = await stay.byGuest.ask(wanted(changes));
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await refused({ end_date: addDays(arrival, 12) })).toEqual([422, ['start_date']]);
    expect(await refused({ number_of_adults: 9 })).toEqual([422, ['number_of_adults']]);
    expect(await refused({ number_of_pets: 1 })).toEqual([422, ['number_of_pets']]);
    expect(await refused({ start_date: addDays(todayIn(), -1) })).toEqual([422, ['start_date']]);
    expect(await refused({ end_date: addDays(arrival, 10) })).toEqual([422, ['end_date']]);
    await makeOccupancy({
      listingId: stay.listing.id,
      start: addDays(arrival, 12),
      end: addDays(arrival, 14),
      source: 'blocked',
    });
    expect(await refused({})).toEqual([422, ['start_date']]);
    expect((await stay.guest.see()).changes).toEqual([]);
    // Days that were already agreed on are not checked against the rules again.
    const asItIs = { start_date: arrival, end_date: addDays(arrival, 3) };
    expect((await stay.byGuest.ask(wanted(asItIs))).status).toBe(201);
  });

  it('may overlap the days that it leaves', async () => {
    const stay = await makeStay();
    const days = { start_date: addDays(arrival, 1), end_date: addDays(arrival, 6) };
    const { body } = await stay.byGuest.ask(wanted(days));
    expect((await stay.byLandlord.step(body.data.id, 'accept')).status).toBe(200);
    expect(await stay.nights()).toHaveLength(1);
  });

  it('is refused when nothing would change', async () => {
    const stay = await makeStay();
    const same = { start_date: arrival, end_date: addDays(arrival, 3), number_of_children: 0 };
    for (const answer of [
      await stay.byGuest.ask(wanted(same)),
      await stay.byLandlord.ask(wanted({ ...same, total_cents: 700_00 })),
    ]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toHaveProperty('start_date');
    }
    expect((await stay.byLandlord.ask(wanted({ ...same, total_cents: 650_00 }))).status).toBe(201);
  });

  it.each([
    ['nothing', {}],
    ['words', { start_date: 'morgen', number_of_adults: 'veel' }],
    ['a day that does not exist', wanted({ start_date: '2027-02-30' })],
    ['half a person', wanted({ number_of_adults: 1.5 })],
    ['nobody', wanted({ number_of_adults: 0 })],
    ['too long a message', wanted({ message: 'x'.repeat(2001) })],
    ['lists', wanted({ start_date: ['2027-03-01'] })],
  ])('is refused for %s', async (_what, body) => {
    const stay = await makeStay();
    const byGuest = await stay.byGuest.ask(body);
    const byLandlord = await stay.byLandlord.ask(body);
    expect([byGuest.status, byLandlord.status]).toEqual([422, 422]);
    expect(Object.keys(byGuest.body.errors ?? {})).not.toEqual([]);
  });
});

describe('a change that the landlord asks', () => {
  it('is not bound by the stay rules, and for the total that the landlord says', async () => {
    const stay = await makeStay();
    await prisma().listing.update({ where: { id: stay.listing.id }, data: { minStay: 7 } });
    const { status, body } = await propose(stay, { number_of_adults: 6, end_date: addDays(arrival, 11) });
    expect([status, body.data.by, body.data.total_cents]).toEqual([201, 'landlord', 900_00]);
    expect((await stay.byGuest.step(body.data.id, 'accept')).status).toBe(200);
    expect(await stay.guest.see()).toMatchObject({ number_of_adults: 6, agreed_total_cents: 900_00 });
  });

  it.each([[-1], [100_000_001], [1.5], ['900'], [null]])(
    'is refused for a total of %s',
    async (total_cents) => {
      const stay = await makeStay();
      const { status, body } = await propose(stay, { total_cents });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['total_cents']]);
    },
  );

  it('is refused for taken days, when asking and when accepting', async () => {
    const stay = await makeStay();
    const { body } = await propose(stay);
    const block = await makeOccupancy({
      listingId: stay.listing.id,
      start: addDays(arrival, 14),
      end: addDays(arrival, 16),
      source: 'airbnb',
    });
    const refused = await stay.byGuest.step(body.data.id, 'accept');
    expect(refused.status).toBe(409);
    expect((await stay.landlord.see()).change?.state).toBe('open');
    expect((await stay.nights()).map((row) => utcDateToDay(row.startDate))).toEqual([arrival]);
    await stay.byLandlord.takeBack(body.data.id);
    expect((await propose(stay)).status).toBe(409);
    await whileHeldBy(stay.listing.id, (tx) => tx.occupancy.delete({ where: { id: block.id } }));
    expect((await propose(stay)).status).toBe(201);
  });

  it('is told what the engine asks for it', async () => {
    const stay = await makeStay();
    const { message: _, ...query } = wanted();
    const told = await stay.landlordClient.get<Told<{ total_cents: number }>>(
      `/api/booking-requests/${stay.request.id}/quote?${new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      )}`,
    );
    expect([told.status, told.body.data]).toEqual([200, { total_cents: 500_00 }]);
  });
});

describe('one change at a time', () => {
  it('is open, however many are asked together', async () => {
    const stay = await makeStay();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, days) =>
        days % 2 ? propose(stay) : stay.byGuest.ask(wanted({ end_date: addDays(arrival, 14) })),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(await prisma().stayChange.count()).toBe(1);
    expect((await stay.byGuest.ask(wanted())).body.message).toBe(errorTexts.change_open);
  });

  it('is accepted once by 24 presses, with one plan', async () => {
    const stay = await makeStay();
    const { body } = await propose(stay);
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => stay.byGuest.step(body.data.id, 'accept')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(23);
    expect((await standing(stay)).reduce((sum, each) => sum + open(each), 0)).toBe(900_00);
  });

  it('never lets two stays overlap, nor leaves any without nights', async () => {
    const stay = await makeStay();
    const other = await makeBookingRequest({
      listingId: stay.listing.id,
      startDate: dayToUtcDate(addDays(arrival, 12)),
      endDate: dayToUtcDate(addDays(arrival, 17)),
    });
    const { body } = await propose(stay);
    const [accepted, approved] = await Promise.all([
      stay.byGuest.step(body.data.id, 'accept'),
      stay.landlordClient.post(`/api/booking-requests/${other.id}/approve`, {
        ...{ check_in: '16:00', check_out: '10:30', message: null },
      }),
    ]);
    expect([accepted.status, approved.status].toSorted()).toEqual([200, 409]);
  });

  it('is decided on by the other side alone', async () => {
    const stay = await makeStay();
    const { id } = (await propose(stay)).body.data;
    expect((await stay.byLandlord.step(id, 'accept')).status).toBe(403);
    expect((await stay.byLandlord.step(id, 'decline')).status).toBe(403);
    expect((await stay.byGuest.takeBack(id)).status).toBe(403);
    expect((await stay.byGuest.step(id, 'decline')).body.data.state).toBe('declined');
    const late = await stay.byGuest.step(id, 'accept');
    expect([late.status, late.body.message]).toEqual([
      409,
      'Dit kan niet meer: de wijziging is intussen afgewezen.',
    ]);
    const own = (await stay.byGuest.ask(wanted())).body.data;
    expect((await stay.byGuest.step(own.id, 'accept')).status).toBe(403);
    expect((await stay.byLandlord.takeBack(own.id)).status).toBe(403);
    expect((await stay.byGuest.takeBack(own.id)).body.data.state).toBe('taken_back');
    expect((await stay.guest.see()).changes.map(({ state }) => state)).toEqual(['taken_back', 'declined']);
  });

  it("is not another stay's", async () => {
    const [stay, other] = [await makeStay(), await makeStay()];
    const { id } = (await propose(stay)).body.data;
    expect((await other.byGuest.step(id, 'accept')).status).toBe(404);
    expect((await other.byLandlord.step(id, 'accept')).status).toBe(404);
    const stranger = await signedIn(await makeUser());
    expect(
      (await stranger.post(`/api/booking-requests/${stay.request.id}/changes/${id}/accept`)).status,
    ).toBe(404);
    expect((await visitor().post(`/api/stays/${'a'.repeat(43)}/changes/${id}/accept`)).status).toBe(404);
  });
});

describe('the end of a change', () => {
  it('comes with that of the stay', async () => {
    const stay = await makeStay();
    const { id } = (await propose(stay)).body.data;
    await stay.guest.act('withdraw');
    expect((await stay.landlord.see()).changes).toMatchObject([{ id, state: 'expired' }]);
    expect((await stay.byGuest.step(id, 'accept')).status).toBe(409);
    expect((await propose(stay)).status).toBe(409);
  });

  it('comes with the day of arrival, of the stay or of the days asked for', async () => {
    const stay = await makeStay();
    const { id } = (await propose(stay)).body.data;
    const columns = { startDate: dayToUtcDate(addDays(todayIn(), -1)) };
    await prisma().bookingRequest.update({ where: { id: stay.request.id }, data: columns });
    expect(await stay.guest.see()).toMatchObject({ change: null, changes: [{ id, state: 'expired' }] });
    expect((await stay.byGuest.step(id, 'accept')).status).toBe(409);
    expect((await propose(stay)).body.message).toBe(errorTexts.stay_not_changeable);
  });

  it('is not asked of a request or an own booking', async () => {
    const talk = await makeAskedTalk();
    const path = `/api/booking-requests/${talk.request.id}/changes`;
    expect((await talk.landlordClient.post(path, wanted({ total_cents: 1 }))).status).toBe(409);
    const own = await makeManualBooking({
      listingId: talk.listing.id,
      startDate: dayToUtcDate(addDays(arrival, 20)),
      endDate: dayToUtcDate(addDays(arrival, 22)),
    });
    const token = await makeGuestToken({ kind: 'booking-requests', id: own.id });
    expect((await visitor().post(`/api/stays/${token}/changes`, wanted())).status).toBe(409);
    expect(
      (await talk.landlordClient.post(`/api/booking-requests/${own.id}/changes`, wanted({ total_cents: 1 })))
        .status,
    ).toBe(409);
  });
});

describe('the money of a changed stay', () => {
  it('asks the difference, and keeps what was paid with it', async () => {
    const stay = await makeStay();
    const [advance, balance] = await stay.plan.read();
    await stay.pay(advance?.id, 210_00);
    await stay.pay(balance?.id, 100_00);
    const { id } = (await propose(stay)).body.data;
    await stay.byGuest.step(id, 'accept');
    const after = await standing(stay);
    expect(after).toMatchObject([
      { id: advance?.id, state: 'paid' },
      { kind: 'balance', amount_cents: 690_00, paid_cents: 100_00, state: 'part' },
    ]);
    expect(after.reduce((sum, each) => sum + open(each), 310_00)).toBe(900_00);
  });

  it('says what goes back when more was paid than it costs now', async () => {
    const stay = await makeStay();
    const [advance, balance] = await stay.plan.read();
    await stay.pay(advance?.id, 210_00);
    await stay.pay(balance?.id, 490_00);
    expect((await stay.guest.see()).to_return_cents).toBe(0);
    const { id } = (await propose(stay, { total_cents: 550_00 })).body.data;
    await stay.byGuest.step(id, 'accept');
    for (const seen of [await stay.guest.see(), await stay.landlord.see()])
      expect(seen).toMatchObject({ to_return_cents: 150_00, base_cents: 550_00 });
  });

  it('counts what is paid on the spot as the new quote does', async () => {
    const tax = { kind: 'tourist_tax', label: 'Taks', amount_cents: 6_00, optional: false, on_site: true };
    const quote = { price: 700, nights: 3, nightly: [], lines: [tax], total_cents: 706_00, deposit_cents: 0 };
    const stay = await makeStay({ quote });
    await prisma().listingCost.create({
      data: {
        ...{ listingId: stay.listing.id, place: 1, kind: 'tourist_tax', amountCents: 1_00 },
        ...{ per: 'person_night', onSite: true, optional: false },
      },
    });
    const { body } = await stay.byGuest.ask(wanted());
    expect(body.data.total_cents).toBe(510_00);
    await stay.byLandlord.step(body.data.id, 'accept');
    expect((await stay.landlord.see()).base_cents).toBe(500_00);
    expect((await standing(stay)).reduce((sum, each) => sum + open(each), 0)).toBe(500_00);
  });

  it('keeps the terms, whose days follow the arrival', async () => {
    const steps = [
      { until: addDays(arrival, -7), refund_percent: 100 },
      { until: null, refund_percent: 0 },
    ];
    const terms = { cancellation: 'moderate', steps, payment: null, house_rules: null };
    const stay = await makeStay({ terms });
    const { id } = (await propose(stay)).body.data;
    await stay.byGuest.step(id, 'accept');
    expect((await stay.guest.see()).terms?.steps).toEqual([
      { until: addDays(arrival, 3), refund_percent: 100 },
      { until: null, refund_percent: 0 },
    ]);
    const row = await prisma().bookingRequest.findUniqueOrThrow({ where: { id: stay.request.id } });
    expect(row.terms).toEqual(terms);
  });
});

describe('a change without script', () => {
  const submit = (stay: Stay, call: string, fields: Record<string, string> = {}) =>
    stay.guestClient.post(
      `/api/stays/${stay.token}/changes${call}/form`,
      new URLSearchParams({ form_token: issueGuestFormToken(stay.token), ...fields }),
      { headers: { origin: 'null', 'sec-fetch-site': 'same-origin' }, csrf: false },
    );
  const typed = (changes: Record<string, string> = {}) => ({
    ...{ start_date: addDays(arrival, 10), end_date: addDays(arrival, 15), message: '' },
    ...{ number_of_adults: '2', number_of_children: '1', number_of_babies: '0', number_of_pets: '0' },
    ...changes,
  });

  it('is asked, taken back, accepted and declined, and leads back to the page', async () => {
    const stay = await makeStay();
    const { status, headers } = await submit(stay, '', typed());
    expect([status, headers.get('location')]).toEqual([303, `/verblijf/${stay.token}`]);
    const asked = (await stay.guest.see()).change;
    expect(asked).toMatchObject({ by: 'guest', total_cents: 500_00, message: null });
    await submit(stay, `/${asked?.id}/take-back`);
    const proposed = (await propose(stay)).body.data;
    await submit(stay, `/${proposed.id}/decline`);
    const again = (await propose(stay)).body.data;
    await submit(stay, `/${again.id}/accept`);
    const seen = await stay.guest.see();
    expect(seen.changes.map(({ state }) => state)).toEqual(['accepted', 'declined', 'taken_back']);
    expect(seen.agreed_total_cents).toBe(900_00);
  });

  it('shows what is wrong', async () => {
    const stay = await makeStay();
    await submit(stay, '', typed({ number_of_adults: '9' }));
    const memory = openFormMemory(stay.guestClient.cookies.get('form-memory'));
    expect(Object.keys(memory?.errors ?? {})).toEqual(['number_of_adults']);
  });
});
