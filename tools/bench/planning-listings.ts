/** A landlord with many listings that are nearly always booked, to be shown in the timeline. */
import pg from 'pg';

export const PLANNING_LISTINGS_MEASURED = 30;
/** One stay of five nights per week, for this many weeks ahead. */
const WEEKS = 78;

const listings = `
  INSERT INTO listings (slug, user_id, logiesdecreet, name_holiday_home, price, updated_at)
  SELECT 'planning-' || n || '-oostende', u.id, '9' || lpad(n::text, 5, '0'), 'Woning ' || lpad(n::text, 2, '0'), 95, now()
  FROM users u, generate_series(1, $2::int) AS n WHERE u.email = $1 RETURNING id`;

const stays = `
  WITH held AS (SELECT hold_calendars($1::int[])), stay AS (
    INSERT INTO booking_requests (listing_id, manual, status, first_name, last_name, date_of_birth, email, country, start_date, end_date,
      number_of_adults, number_of_children, message, price, modified_at, approved_at, read_at)
    SELECT home, week % 3 = 0, 'approved', 'Jan', 'Janssens', '1980-03-02', 'jan@kustverblijf.test', 'be',
      current_date + week * 7 + home % 7, current_date + week * 7 + home % 7 + 5, 2, 0, 'Tot dan.', 500, now(), now(), now()
    FROM unnest($1::int[]) AS home, generate_series(-12, $2::int - 1) AS week, held
    RETURNING id, listing_id, start_date, end_date)
  INSERT INTO occupancies (listing_id, source, start_date, end_date, booking_request_id)
  SELECT listing_id, 'internal', start_date, end_date, id FROM stay`;

/** Gives the landlord with this e-mail address the listings and their stays. */
export async function fillPlanning(databaseUrl: string, owner: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(listings, [owner, PLANNING_LISTINGS_MEASURED]);
    await client.query(stays, [rows.map(({ id }) => id), WEEKS]);
  } finally {
    await client.end();
  }
}
