/** Hosts, who receive the guests in somebody else's home (docs/rules/hosts.md). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingRequest, Listing, User } from '@/prisma/generated/client';
import type { HostedStay } from '@/lib/hosting/contract';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { MessagePage, ThreadMessage } from '@/lib/messages/contract';
import type { PlanningPage } from '@/lib/planning/contract';
import { prisma, transaction } from '@/server/db';
import { describeEvent } from '@/server/features/push/describe-event';
import { noteMessage } from '@/server/features/messages/note-message';
import { makeApprovedStay, makeBookingRequest, makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

const today = todayIn();
const days = (from: number, to: number) => ({
  startDate: dayToUtcDate(addDays(today, from)),
  endDate: dayToUtcDate(addDays(today, to)),
});

let owner: User;
let host: User;
let asOwner: TestClient;
let asHost: TestClient;
let home: Listing;
let stay: BookingRequest;

beforeEach(async () => {
  await truncateAll();
  [owner, host] = [await makeUser({ firstName: 'Rita' }), await makeCoLandlord({ firstName: 'Sofie' })];
  [asOwner, asHost] = [await signedIn(owner), await signedIn(host)];
  home = await makeListing({ userId: owner.id, nameHolidayHome: 'Duinroos' });
  await prisma().listingManager.create({
    data: { listingId: home.id, email: host.email, userId: host.id, role: 'host' },
  });
  stay = await makeApprovedStay({ listingId: home.id, phoneNumber: '0470 12 34 56', ...days(0, 4) });
});

const hosted = async (client = asHost) =>
  (await client.get<{ data: HostedStay[] }>('/api/user/hosting')).body.data;
const thread = ({ id }: { id: number }) => `/api/booking-requests/${id}/messages`;
const write = (body: string) =>
  transaction((tx) => noteMessage(tx, { kind: 'booking-requests', id: stay.id }, 'guest', body));

describe('a host', () => {
  it('sees who comes, with party, hours and phone, and nothing of requests', async () => {
    await makeBookingRequest({ listingId: home.id, ...days(1, 3) });
    await makeApprovedStay({ listingId: home.id, ...days(30, 34) });
    const found = await hosted();
    expect(found).toEqual([
      expect.objectContaining({
        ...{ id: stay.id, name: 'Jan Janssens', phone_number: '0470 12 34 56', start_date: today },
        ...{ number_of_adults: 2, manual: false, to_answer: false, has_guest_page: true },
      }),
    ]);
    expect(await hosted(asOwner)).toEqual([]);
    expect(Object.keys(found[0] ?? {}).filter((key) => /cents|price|total|payment|email/.test(key))).toEqual(
      [],
    );
  });

  it('reads a thread without the notes of the site, and answers as the landlord, who still finds it unread', async () => {
    await write('Hoe laat kunnen we komen?');
    await transaction((tx) =>
      noteMessage(tx, { kind: 'booking-requests', id: stay.id }, 'system', 'Voorstel van € 700.'),
    );
    expect((await hosted())[0]?.to_answer).toBe(true);
    const { body } = await asHost.get<MessagePage>(thread(stay));
    expect([body.meta.total, body.data.map(({ sender }) => sender)]).toEqual([1, ['guest']]);
    const { body: sent } = await asHost.post<{ data: ThreadMessage }>(thread(stay), {
      message: 'Om 16 uur.',
    });
    expect(sent.data).toMatchObject({ sender: 'landlord', body: 'Om 16 uur.', by_admin: false });
    expect((await hosted())[0]?.to_answer).toBe(false);
    const seen = await asOwner.get<{ data: { unread_messages: number } }>(`/api/booking-requests/${stay.id}`);
    expect(seen.body.data.unread_messages).toBe(1);
  });

  it('has no part in requests that were not approved, nor in homes that were denied', async () => {
    const request = await makeBookingRequest({ listingId: home.id });
    expect((await asHost.get(thread(request))).status).toBe(404);
    expect((await asHost.post(thread(request), { message: 'Dag' })).status).toBe(404);
    const denied = { deniedAt: new Date(), disabledAt: new Date(), approvedAt: null, denialMessage: 'Nee.' };
    await prisma().listing.update({ where: { id: home.id }, data: denied });
    expect(await hosted()).toEqual([]);
    expect((await asHost.get(thread(stay))).status).toBe(404);
  });

  it('has guests, but neither prices, requests nor balances in the planning', async () => {
    await makeBookingRequest({ listingId: home.id, ...days(5, 6) });
    const path = `/api/user/planning?from=${today}&to=${addDays(today, 30)}`;
    const [row] = (await asHost.get<PlanningPage>(path)).body.data;
    expect(row).toMatchObject({ is_own: false, is_hosted: true, requests: [], prices: [] });
    expect(row?.stays).toEqual([
      expect.objectContaining({ id: stay.id, guest_name: 'Jan Janssens', open_cents: null }),
    ]);
  });

  it('writes how guests get in', async () => {
    const call = `/api/listings/${home.slug}/arrival-info`;
    expect((await asHost.put(call, { arrival_info: 'x'.repeat(3001) })).status).toBe(422);
    await asHost.put(call, { arrival_info: 'Sleutel in het kluisje.' });
    expect((await asOwner.get(call)).body).toEqual({ data: { arrival_info: 'Sleutel in het kluisje.' } });
    expect((await hosted())[0]?.has_arrival_info).toBe(true);
    expect((await asHost.put(call, { arrival_info: ' ' })).body).toEqual({ data: { arrival_info: null } });
  });

  it('enters and moves own bookings, leaves total, note and address as they are, and removes none', async () => {
    const own = await makeManualBooking({
      ...{
        listingId: home.id,
        ...days(10, 12),
        email: 'els@kust.test',
        agreedTotalCents: 70_000,
        price: 700,
      },
      note: 'Betaalt contant.',
    });
    const dates = { start_date: addDays(today, 11), end_date: addDays(today, 14) };
    const body = { ...dates, guest_name: 'Els Maes', number_of_adults: 3 };
    const changed = await asHost.put(`/api/manual-bookings/${own.id}`, body);
    expect(changed.body).toEqual({ data: { id: own.id } });
    const after = await prisma().bookingRequest.findUniqueOrThrow({ where: { id: own.id } });
    expect(after).toMatchObject({
      email: 'els@kust.test',
      agreedTotalCents: 70_000,
      note: 'Betaalt contant.',
    });
    expect([after.lastName, after.numberOfAdults]).toEqual(['Maes', 3]);
    const refused = await asHost.put(`/api/manual-bookings/${own.id}`, { ...body, total_cents: 1 });
    expect(refused.status).toBe(403);
    expect((await asHost.delete(`/api/manual-bookings/${own.id}`)).status).toBe(403);
    const call = `/api/listings/${home.slug}/manual-bookings`;
    const later = { ...body, start_date: addDays(today, 20), end_date: addDays(today, 22) };
    expect((await asHost.post(call, { ...later, total_cents: 1 })).status).toBe(403);
    expect((await asHost.post(call, { ...later, note: 'Geheim' })).status).toBe(403);
    expect((await asHost.post(call, later)).status).toBe(201);
  });

  it('tends changeovers', async () => {
    const path = `/api/user/changeovers?from=${today}&to=${addDays(today, 7)}`;
    expect((await asHost.get<{ data: unknown[] }>(path)).body.data).toHaveLength(2);
    expect((await asHost.put(`/api/listings/${home.id}/cleaned/${today}`)).status).toBe(204);
  });

  it('hears of messages of approved stays and of arrivals, not of requests', async () => {
    const hearer = { userId: host.id, bookingRequestId: null };
    const heard = async (about: 'guest-wrote' | 'arrival' | 'request-new', id = stay.id) =>
      (await describeEvent({ about, id }, hearer))?.path ?? null;
    const page = `/dashboard/reserverings-aanvragen/${stay.id}`;
    expect([await heard('guest-wrote'), await heard('arrival')]).toEqual([page, page]);
    expect(await heard('request-new')).toBeNull();
    const request = await makeBookingRequest({ listingId: home.id });
    expect(await heard('guest-wrote', request.id)).toBeNull();
  });
});
