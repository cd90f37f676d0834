import { beforeEach, describe, expect, it } from 'vitest';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { bookingRequestStatuses, bookingRequestTransitions } from '@/lib/booking-requests/lifecycle';
import { addDays, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

type Answer = { data: BookingRequestDto; message: string; errors: Record<string, string[]> };
const arrival = addDays(todayIn(), 60);
const approval = { check_in: '16:00', check_out: '10:30:00', message: 'Tot dan!' };

async function makeWorld(overrides: Parameters<typeof makeBookingRequest>[0] = {}) {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const request = await makeBookingRequest({ listingId: listing.id, ...overrides });
  const client = await signedIn(owner);
  const act = (action: string, body: unknown = action === 'approve' ? approval : {}, id = request.id) =>
    client.post<Answer>(`/api/booking-requests/${id}/${action}`, body);
  return { owner, listing, request, client, act };
}

const occupied = (listingId: number) =>
  prisma().occupancy.findMany({ where: { listingId }, orderBy: { startDate: 'asc' } });

describe('approving', () => {
  it('occupies the days, agrees on times and notifies the guest, in one transaction', async () => {
    const { act, listing, request, owner } = await makeWorld();
    const { status, body } = await act('approve');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'approved',
      check_in: '16:00:00',
      check_out: '10:30:00',
      reply: 'Tot dan!',
      modified_by: { full_name: `${owner.firstName} ${owner.lastName}` },
    });
    expect(body.data.modified_at).toBeTruthy();
    expect(body.data.read_at).toBeTruthy();
    expect(await occupied(listing.id)).toMatchObject([{ source: 'internal', bookingRequestId: request.id }]);
    const letters = await outbox();
    expect(letters.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['booking-approved', request.email],
    ]);
    expect(letters[0]?.props).toMatchObject({ checkIn: '16:00:00', checkOut: '10:30:00', reply: 'Tot dan!' });
  });

  it.each([
    ['check_in', { check_in: undefined }],
    ['check_in', { check_in: '25:00' }],
    ['check_out', { check_out: '' }],
    ['check_out', { check_out: '10u30' }],
    ['message', { message: 'x'.repeat(2001) }],
  ])('refuses an invalid %s: %j', async (field, changes) => {
    const { act, request } = await makeWorld();
    const { status, body } = await act('approve', { ...approval, ...changes });
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
    const stored = await prisma().bookingRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(stored.status).toBe('pending');
  });

  it('twice at once works once', async () => {
    const { act, listing } = await makeWorld();
    const statuses = (await Promise.all([act('approve'), act('approve')])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await occupied(listing.id)).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  it('two requests for the same days at once works for one', async () => {
    const { act, listing, request } = await makeWorld();
    const other = await makeBookingRequest({ listingId: listing.id });
    const answers = await Promise.all([act('approve'), act('approve', approval, other.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await occupied(listing.id)).toHaveLength(1);
    const states = await prisma().bookingRequest.findMany({ where: { id: { in: [request.id, other.id] } } });
    expect(states.map(({ status }) => status).toSorted()).toEqual(['approved', 'pending']);
    expect(await outbox()).toHaveLength(1);
  });

  it('over an imported stay is refused with the conflict, and changes nothing', async () => {
    const { act, listing, request } = await makeWorld();
    const imported = { start: addDays(arrival, 2), end: addDays(arrival, 9) };
    await makeOccupancy({ listingId: listing.id, source: 'airbnb', ...imported });
    const { status, body } = await act('approve');
    expect(status).toBe(409);
    expect(body.message).toMatch(/Airbnb/);
    const stored = await prisma().bookingRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(stored).toMatchObject({ status: 'pending', modifiedAt: null });
    expect(await outbox()).toHaveLength(0);
  });

  it('is possible on the day that another stay ends', async () => {
    const { act, listing } = await makeWorld();
    const block = { start: addDays(arrival, -4), end: arrival };
    await makeOccupancy({ listingId: listing.id, source: 'blocked', ...block });
    expect((await act('approve')).status).toBe(200);
  });
});

describe('declining and canceling', () => {
  it('accept form data, notify the guest, and omit an empty message', async () => {
    const { act } = await makeWorld();
    const form = new FormData();
    form.set('message', '  ');
    const { status, body } = await act('decline', form);
    expect({ status, state: body.data.status, reply: body.data.reply }).toEqual({
      status: 200,
      state: 'declined',
      reply: null,
    });
    expect((await outbox()).map(({ template }) => template)).toEqual(['booking-declined']);
  });

  it('frees the days, so that the next guest can have them', async () => {
    const { act, listing } = await makeWorld();
    await act('approve');
    const { status } = await act('cancel', { message: 'Waterschade.' });
    expect(status).toBe(200);
    expect(await occupied(listing.id)).toHaveLength(0);
    const next = await makeBookingRequest({ listingId: listing.id });
    expect((await act('approve', approval, next.id)).status).toBe(200);
    expect((await outbox()).map(({ template }) => template)).toEqual([
      'booking-approved',
      'booking-approved',
      'booking-canceled',
      'canceled-for-landlord',
    ]);
  });

  it('refuses a message that is too long', async () => {
    const { act } = await makeWorld();
    expect((await act('decline', { message: 'x'.repeat(2001) })).status).toBe(422);
  });
});

describe('every decision in every state', () => {
  const decisions = ['approve', 'decline', 'cancel'] as const;
  const cases = bookingRequestStatuses.flatMap((status) =>
    decisions.map((action) => ({
      status,
      action,
      answer: bookingRequestTransitions[action].from.includes(status) ? 200 : 409,
    })),
  );

  it.each(cases)('$action of $status answers $answer', async ({ status, action, answer }) => {
    const decided = status === 'pending' ? {} : { status, modifiedAt: new Date() };
    const { act, request } = await makeWorld(decided);
    expect((await act(action)).status).toBe(answer);
    const stored = await prisma().bookingRequest.findUniqueOrThrow({ where: { id: request.id } });
    expect(stored.status).toBe(answer === 200 ? bookingRequestTransitions[action].to : status);
    // Both sides have proof of a cancelation.
    expect(await outbox()).toHaveLength(answer === 200 ? (action === 'cancel' ? 2 : 1) : 0);
  });
});

describe('an admin', () => {
  it('may decide, without marking it as read for the landlord', async () => {
    const { request } = await makeWorld();
    const client = await signedIn(await makeAdmin());
    const { status, body } = await client.post<Answer>(
      `/api/booking-requests/${request.id}/approve`,
      approval,
    );
    expect({ status, read: body.data.read_at, by: body.data.modified_by }).toEqual({
      status: 200,
      read: null,
      by: { full_name: 'An Beheerder' },
    });
  });
});
