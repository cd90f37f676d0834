import 'server-only';

import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/**
 * The one order in which a transaction locks rows: people, then listings (a listing stands for its calendar too), then
 * requests, then what depends on them; by id within one kind. Transactions that keep to it never deadlock
 * (docs/decisions/2026-11-22-locks.md). Writing a row that refers to an account locks that account, so the actor is
 * locked before anything else.
 */

type Doer = Pick<Actor, 'id' | 'impersonatorId'>;

const byId = (ids: readonly number[]) => [...new Set(ids)].toSorted((a, b) => a - b);

/** Keeps the actor, and the admin behind them, from being removed while the transaction runs. */
export async function holdActor(tx: Tx, { id, impersonatorId }: Doer): Promise<void> {
  const ids = byId(impersonatorId === null ? [id] : [id, impersonatorId]);
  await tx.$queryRaw`SELECT FROM users WHERE id = ANY (${ids}::int[]) ORDER BY id FOR KEY SHARE`;
}

/**
 * Locks an account about to be removed, and the accounts of whoever removes it: by id, so that two admins who remove
 * each other take turns. Returns its address; null if it is gone.
 */
export async function lockLeaver(tx: Tx, actor: Doer, userId: number): Promise<{ email: string } | null> {
  const doers = actor.impersonatorId === null ? [actor.id] : [actor.id, actor.impersonatorId];
  let leaver: { email: string } | undefined;
  for (const id of byId([userId, ...doers])) {
    if (id !== userId) await tx.$queryRaw`SELECT FROM users WHERE id = ${id} FOR KEY SHARE`;
    else
      [leaver] = await tx.$queryRaw<{ email: string }[]>`
        SELECT email::text AS email FROM users WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`;
  }
  return leaver ?? null;
}

/**
 * Locks accounts against changes until the transaction ends. Whoever starts, replaces or ends sessions, or uses up
 * links, first locks the accounts that these belong to, so that replacing a session and ending all of them see each
 * other's result. The lock is as strong as that of an update, so rows that merely refer to an account can still be
 * written. Nulls are ignored.
 * @returns those that are active: neither suspended nor gone
 */
export async function holdAccounts(tx: Tx, ids: readonly (number | null)[]): Promise<ReadonlySet<number>> {
  const held = byId(ids.filter((id) => id !== null));
  const rows = await tx.$queryRaw<{ id: number; inForce: boolean }[]>`
    SELECT id, suspended_at IS NULL AS "inForce" FROM users WHERE id = ANY (${held}::int[])
    ORDER BY id FOR NO KEY UPDATE`;
  return new Set(rows.filter(({ inForce }) => inForce).map(({ id }) => id));
}

/**
 * Until it ends, only this transaction changes these listings and their calendars. Nothing can be written to a calendar
 * without this lock: the database refuses (`hold_calendars` in the migrations). Returns the ids that exist.
 */
export async function lockCalendars(tx: Tx, listingIds: readonly number[]): Promise<number[]> {
  const [row] = await tx.$queryRaw<
    [{ ids: number[] }]
  >`SELECT hold_calendars(${byId(listingIds)}::int[]) AS ids`;
  return row.ids;
}

/**
 * Locks one listing's calendar, after the actor. `actor` is null for a guest or a job, which wait their turn. A
 * signed-in user only waits if nobody else is waiting.
 * @returns whether the listing exists
 * @throws DomainError busy (409) if somebody is already waiting for this calendar
 */
export async function lockCalendar(tx: Tx, listingId: number, actor: Doer | null): Promise<boolean> {
  if (!actor) return (await lockCalendars(tx, [listingId])).length > 0;
  await holdActor(tx, actor);
  const [row] = await tx.$queryRaw<
    [{ ids: number[] | null }]
  >`SELECT hold_calendar_or_leave(${listingId}::int) AS ids`;
  if (row.ids === null) throw new DomainError('busy', { retryAfter: 2 });
  return row.ids.length > 0;
}

/**
 * The same for listings about to be removed: nobody requests a stay there, or decides on one, meanwhile. Returns the
 * ids of those that exist and are not set aside for removal.
 */
export async function lockListings(tx: Tx, listingIds: readonly number[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM listings WHERE id = ANY (${byId(listingIds)}::int[]) AND removed_at IS NULL ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/**
 * The same for listings being withheld, all of an account's or one: a request being written there is waited for, since
 * writing it locks its listing.
 */
export async function lockListingsWhole(
  tx: Tx,
  listings: { userId: number } | { listingId: number },
): Promise<void> {
  if ('listingId' in listings)
    await tx.$queryRaw`SELECT FROM listings WHERE id = ${listings.listingId} FOR UPDATE`;
  else await tx.$queryRaw`SELECT FROM listings WHERE user_id = ${listings.userId} ORDER BY id FOR UPDATE`;
}

/** The same with their calendars and requests, whether they are set aside for removal or not. */
export async function lockForRemoval(tx: Tx, listingIds: readonly number[]): Promise<number[]> {
  const ids = byId(listingIds);
  await tx.$queryRaw`SELECT FROM listings WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
  const found = await lockCalendars(tx, ids);
  await tx.$queryRaw`SELECT FROM booking_requests WHERE listing_id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
  return found;
}

/** Locks every booking request of an address, after the listings they are for. Returns their ids. */
export async function lockRequestsOfGuest(tx: Tx, address: string): Promise<number[]> {
  await tx.$queryRaw`
    SELECT FROM listings WHERE id IN (SELECT listing_id FROM booking_requests WHERE lower(email) = lower(${address}))
    ORDER BY id FOR NO KEY UPDATE`;
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM booking_requests WHERE lower(email) = lower(${address}) ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** Locks a booking request until the transaction ends, and returns its state; null if it is gone. */
export async function lockBookingRequest(
  tx: Tx,
  id: number,
): Promise<{ status: string; hasGuest: boolean } | null> {
  const [row] = await tx.$queryRaw<{ status: string; hasGuest: boolean }[]>`
    SELECT status::text AS status, anonymised_at IS NULL AS "hasGuest" FROM booking_requests WHERE id = ${id}
    FOR NO KEY UPDATE`;
  return row ?? null;
}

/**
 * Locks a request of either kind until the transaction ends, so that its guest is not removed meanwhile. Returns false
 * if it is gone, or has no guest any more.
 */
export async function holdGuestOf(
  tx: Tx,
  { kind, id }: { kind: 'booking-requests' | 'contact-requests'; id: number },
): Promise<boolean> {
  const rows =
    kind === 'booking-requests'
      ? await tx.$queryRaw<unknown[]>`
          SELECT FROM booking_requests WHERE id = ${id} AND anonymised_at IS NULL FOR SHARE`
      : await tx.$queryRaw<unknown[]>`
          SELECT FROM contact_requests WHERE id = ${id} AND anonymised_at IS NULL FOR SHARE`;
  return rows.length > 0;
}

/** Keeps a listing from being removed while the transaction writes what belongs to it. Returns false if it is gone. */
export async function holdListing(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT FROM listings WHERE id = ${id} AND removed_at IS NULL FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/**
 * Keeps listings from being removed while the transaction writes rows that refer to them; they can be changed meanwhile.
 * Returns the ids of those that exist.
 */
export async function keepListings(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM listings WHERE id = ANY (${byId(ids)}::int[]) ORDER BY id FOR KEY SHARE`;
  return rows.map(({ id }) => id);
}
