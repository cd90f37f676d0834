import { describe, expect, it } from 'vitest';
import type { Change } from '@/tools/fuzz/ledger';
import { Mirror } from '@/tools/fuzz/owners';
import { mayChange, mayRead } from '@/tools/fuzz/rights';
import type { Proven, Told, Who } from '@/tools/fuzz/rights';

const listing = { id: 10, user_id: 1, arrival_info: null, description: 'Zee' };
const stay = { id: 20, listing_id: 10, status: 'approved', manual: false, note: null };
const asked = { ...stay, id: 21, status: 'pending' };
const message = { id: 30, booking_request_id: 20, body: 'Dag' };
const account = (id: number, staff_role: string | null = null) => ({
  id,
  email: `${id}@kust.test`,
  staff_role,
});

const mirror = new Mirror();
for (const user of [
  account(1),
  account(2),
  account(3),
  account(4),
  account(5, 'finance'),
  account(6, 'support'),
])
  mirror.note('users', user);
mirror.note('listings', listing);
mirror.note('booking_requests', stay);
mirror.note('booking_requests', asked);
mirror.note('messages', message);
mirror.note('staff_notes', { id: 40, user_id: 1 });
mirror.note('listing_managers', { id: 50, listing_id: 10, user_id: 3, role: 'host', email: '3@kust.test' });
mirror.note('listing_managers', {
  id: 51,
  listing_id: 10,
  user_id: 4,
  role: 'calendar',
  email: '4@kust.test',
});

const user = (userId: number): Who => ({ userId, bookings: [], contacts: [] });
const [landlord, stranger, host, keeper, bookkeeper, support] = [1, 2, 3, 4, 5, 6].map(user);
const guest: Who = { userId: null, bookings: [20], contacts: [] };
const visitor: Who = { userId: null, bookings: [], contacts: [] };

const update = (table: string, before: object, fields: object): Change => ({
  ...{ table, operation: 'UPDATE' },
  before: { ...before },
  after: { ...before, ...fields },
});
const insert = (table: string, row: object): Change => ({
  ...{ table, operation: 'INSERT', before: null },
  after: { ...row },
});
const may = (who: Who | undefined, change: Change, together = [change]) =>
  who && mayChange(mirror, who, change, together);

describe('changing a row', () => {
  const declined = update('booking_requests', stay, { status: 'declined' });
  const noted = update('booking_requests', stay, { note: 'x' });

  it('is for whom it belongs to, and for admins with the right', () => {
    expect(may(landlord, declined)).toBe(true);
    expect(may(guest, declined)).toBe(true);
    expect(may(support, declined)).toBe(true);
    expect([stranger, keeper, bookkeeper, visitor].map((who) => may(who, declined))).toEqual(
      Array(4).fill(false),
    );
  });

  it('is for the landlord alone where it is private', () => {
    expect([landlord, guest, support].map((who) => may(who, noted))).toEqual([true, false, false]);
  });

  it('is for helpers within their part alone', () => {
    expect(may(host, update('listings', listing, { arrival_info: 'Bij de bakker' }))).toBe(true);
    expect(may(host, update('listings', listing, { description: 'x' }))).toBe(false);
    expect(may(keeper, update('listings', listing, { arrival_info: 'x' }))).toBe(false);
    expect(may(keeper, insert('occupancies', { id: 60, listing_id: 10 }))).toBe(true);
  });

  it('is not for helpers of a denied home, nor for an admin without a second factor', () => {
    const denied = { ...listing, id: 11, denied_at: '2026-05-04' };
    mirror.note('listings', denied);
    mirror.note('listing_managers', { id: 52, listing_id: 11, user_id: 4, role: 'calendar' });
    expect(may(keeper, insert('occupancies', { id: 61, listing_id: 11 }))).toBe(false);
    expect(may({ ...user(6), isDue: true }, declined)).toBe(false);
  });

  it('is not for whoever makes it theirs by that very change', () => {
    expect(may(stranger, update('listings', listing, { user_id: 2 }))).toBe(false);
    expect(may(landlord, update('listings', listing, { user_id: 2 }))).toBe(false);
  });

  it('by anybody is a form, not an addition to what exists', () => {
    const request = insert('booking_requests', { ...asked, id: 22 });
    const letter = insert('messages', { id: 31, booking_request_id: 22 });
    expect(may(visitor, request)).toBe(true);
    expect(may(visitor, letter, [request, letter])).toBe(true);
    expect(may(visitor, insert('messages', { id: 31, booking_request_id: 20 }))).toBe(false);
    expect(may(visitor, insert('booking_requests', { ...stay, manual: true }))).toBe(false);
    expect(may(visitor, insert('app_settings', { key: 'x' }))).toBe(false);
  });

  it('is for whoever has the link or the password, of that account alone, in what they are for', () => {
    const proves = (proven: Partial<Proven>): Who => ({
      ...visitor,
      proves: { accounts: [], letters: [], alerts: [], ...proven },
    });
    const confirmed = update('users', account(1), { email_verified_at: '2026-05-04' });
    expect(may(proves({ accounts: [1] }), confirmed)).toBe(true);
    expect(may(proves({ accounts: [2] }), confirmed)).toBe(false);
    expect(may(proves({ accounts: [1] }), declined)).toBe(false);
    expect(may(proves({ letters: [1] }), confirmed)).toBe(false);
    expect(may(proves({ letters: [1] }), update('users', account(1), { receive_emails: false }))).toBe(true);
    const alert = { id: 70, email: 'els@kust.test', ended_at: null };
    expect(may(proves({ alerts: [70] }), update('search_alerts', alert, { ended_at: 1 }))).toBe(true);
    expect(may(proves({ alerts: [70] }), update('search_alerts', alert, { email: 'x@kust.test' }))).toBe(
      false,
    );
    expect(may(proves({ alerts: [71] }), update('search_alerts', alert, { ended_at: 1 }))).toBe(false);
  });

  it('leaves an admin who acted as somebody their own session, and nobody else’s', () => {
    const acting: Who = { ...user(1), adminId: 6 };
    expect(may(acting, insert('sessions', { id: 'x', user_id: 6 }))).toBe(true);
    expect(may(acting, insert('sessions', { id: 'x', user_id: 5 }))).toBe(false);
    expect(may(acting, insert('staff_notes', { id: 41, user_id: 1 }))).toBe(false);
  });

  it('leaves the average that follows from a review, and no other column of the home', () => {
    const review = insert('reviews', { id: 80, booking_request_id: 20, listing_id: 10 });
    const average = update('listings', { ...listing, rating: null }, { rating: 4 });
    expect(may(guest, average, [review, average])).toBe(true);
    expect(may(guest, average)).toBe(false);
    const more = update('listings', { ...listing, rating: null }, { rating: 4, description: 'x' });
    expect(may(guest, more, [review, more])).toBe(false);
  });

  it('leaves what named somebody who is gone by the same change', () => {
    const gone: Change = { table: 'users', operation: 'DELETE', before: account(2), after: null };
    const entry = update('audit_logs', { id: 90, actor_id: 2 }, { actor_id: null });
    expect(may(stranger, entry, [gone, entry])).toBe(true);
    expect(may(stranger, entry)).toBe(false);
    const moved = update('audit_logs', { id: 90, actor_id: 2 }, { actor_id: 3 });
    expect(may(stranger, moved, [gone, moved])).toBe(false);
  });

  it('leaves what only moved a moment', () => {
    expect(may(visitor, update('listings', { ...listing, updated_at: 1 }, { updated_at: 2 }))).toBe(true);
  });
});

describe('reading a row', () => {
  const reads = (
    who: Who | undefined,
    table: string,
    id: number,
    call = 'GET /api/x',
    what: Told['what'] = 'content',
  ) => who && mayRead(mirror, who, { call, table, id, what });

  it('is for whom it belongs to, for admins, and for hosts once it is a stay', () => {
    expect([landlord, guest, host, bookkeeper].map((who) => reads(who, 'messages', 30))).toEqual(
      Array(4).fill(true),
    );
    expect([stranger, keeper, visitor].map((who) => reads(who, 'messages', 30))).toEqual(
      Array(3).fill(false),
    );
    expect(reads(host, 'booking_requests', 21)).toBe(false);
    expect(reads(guest, 'booking_requests', 21)).toBe(false);
  });

  it('of a private table begins with its id; an address is private, an account’s id is not', () => {
    expect(reads(stranger, 'booking_requests', 20, 'GET /api/x', 'id')).toBe(false);
    expect(reads(stranger, 'users', 1, 'GET /api/x', 'id')).toBe(true);
    expect(reads(stranger, 'users', 1)).toBe(false);
    expect(reads(landlord, 'users', 3)).toBe(true);
    expect(reads(guest, 'users', 1)).toBe(true);
  });

  it('of what is private even from admins is for its owner alone', () => {
    const readers = [landlord, guest, host, support];
    expect(readers.map((who) => reads(who, 'booking_requests', 20, 'GET /api/x', 'own'))).toEqual([
      ...[true, false, false, false],
    ]);
  });

  it('that admins wrote is for those with the right, and for whom it is about in the export alone', () => {
    expect(reads(support, 'staff_notes', 40)).toBe(true);
    expect(reads(landlord, 'staff_notes', 40)).toBe(false);
    expect(reads(landlord, 'staff_notes', 40, 'GET /api/users/[id]/export')).toBe(true);
  });
});
