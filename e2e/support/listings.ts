/** Listings created for a test: copies of one in the demo world, including photos. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { rowsOf } from '@/e2e/support/database';

/** The prefix of the slugs of listings created by tests. */
export const madeSlug = 'woning-';

/** Whether a test created the listing: it may disappear while another test uses it. */
export const isMade = (slug: string) => slug.startsWith(madeSlug);

/** The first card of a listing not created by a test. */
export const lastingCard = (page: Page) => page.locator(`article:not(:has(a[href*="/${madeSlug}"]))`).first();

export type ListingState = 'online' | 'waiting' | 'concept' | 'retired';

const moments: Readonly<Record<ListingState, { approved: boolean; disabled: boolean; wasPublic: boolean }>> =
  {
    online: { approved: true, disabled: false, wasPublic: true },
    waiting: { approved: false, disabled: false, wasPublic: false },
    concept: { approved: false, disabled: true, wasPublic: false },
    retired: { approved: true, disabled: true, wasPublic: true },
  };

export interface MadeListing {
  id: number;
  slug: string;
  name: string;
  licence: string;
}

interface Options {
  name: string;
  state: ListingState;
  licence?: string;
}

const copied = `description, property_type, number_of_bedrooms, number_of_bathrooms, max_capacity, oceanview, price,
  registration_declared, registration_declared_at, address_street_name, address_house_number, address_postcode, display_home_address, listing_city_id, latitude,
  longitude, check_in, check_out, min_stay, max_stay, max_days_reservation_advance, rental_period_night,
  rental_period_week`;

/**
 * A licence number in the demo register that no listing has, in a given municipality if named; chosen at random,
 * preferably from the share of this one of three processes, so that parallel tests differ.
 */
export async function freeLicence(municipality = '%'): Promise<string> {
  const [row] = await rowsOf<{ number: string }>(
    `SELECT number FROM lodging_register WHERE number BETWEEN '900244' AND '900499' AND municipality LIKE $1
       AND number NOT IN (SELECT logiesdecreet FROM listings)
     ORDER BY number::int % 3 <> $2::int % 3, random() LIMIT 1`,
    [municipality, process.env.TEST_PARALLEL_INDEX ?? 0],
  );
  if (!row) throw new Error('every number of the demo register is in use');
  return row.number;
}

/** A complete listing of `userId`, in the given state. */
export async function makeListing(
  userId: number,
  { name, state, ...options }: Options,
): Promise<MadeListing> {
  const licence = options.licence ?? (await freeLicence('Oostende'));
  const slug = `${madeSlug}${randomUUID().slice(0, 8)}`;
  const { approved, disabled, wasPublic } = moments[state];
  const [row] = await rowsOf<{ id: number }>(
    `WITH made AS (
       INSERT INTO listings (slug, user_id, logiesdecreet, name_holiday_home, approved_at, disabled_at,
         first_published_at, updated_at, ${copied})
       SELECT $1, $2, $3, $4, CASE WHEN $5 THEN now() END, CASE WHEN $6 THEN now() END,
         CASE WHEN $7 THEN now() END, date_trunc('milliseconds', now()), ${copied}
       FROM listings WHERE slug = 'de-witte-golf-oostende' RETURNING id),
     photos AS (
       INSERT INTO listing_pictures (listing_id, order_number, storage_key, width, height, placeholder)
       SELECT made.id, p.order_number, p.storage_key, p.width, p.height, p.placeholder
       FROM made, listing_pictures p JOIN listings l ON l.id = p.listing_id
       WHERE l.slug = 'de-witte-golf-oostende' AND p.order_number <= 3)
     SELECT id FROM made`,
    [slug, userId, licence, name, approved, disabled, wasPublic],
  );
  if (!row) throw new Error('the demo world has no first listing');
  return { id: row.id, slug, name, licence };
}

/** An approved stay in two months, which keeps its account and listing from being deleted. */
export async function makeComingStay(listingId: number): Promise<void> {
  await rowsOf(
    `WITH held AS (SELECT hold_calendars(ARRAY[$1::int])), stay AS (
       INSERT INTO booking_requests (listing_id, status, first_name, last_name, date_of_birth, email, country, start_date, end_date,
         number_of_adults, number_of_children, message, price, modified_at, approved_at)
       VALUES ($1, 'approved', 'Jan', 'Janssens', '1980-03-02', 'jan@kustverblijf.test', 'be', current_date + 60,
         current_date + 67, 2, 0, 'Tot dan.', 700, now(), now()) RETURNING id, listing_id, start_date, end_date)
     INSERT INTO occupancies (listing_id, source, start_date, end_date, booking_request_id)
     SELECT listing_id, 'internal', start_date, end_date, id FROM stay, held`,
    [listingId],
  );
}

/** Shares the calendar of a listing, as its landlord's form does. */
export async function shareCalendar(
  listingId: number,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await rowsOf('INSERT INTO listing_managers (listing_id, email, user_id) VALUES ($1, $2, $3)', [
    listingId,
    email,
    id,
  ]);
}
