/** Adds requests of many guests to the listings of a database, with realistically distributed names. */
import type pg from 'pg';
import { connected } from '@/scripts/postgres/connection';

const firstNames =
  'Jan Marie Piet Émile Zoë Lotte Koen An Els Tom Sofie Bart Greet Noor Lucas Emma Louis Olivia Arthur Mila Jules Elise Victor Nora Hugo Axelle Finn Camille Maurice René'.split(
    ' ',
  );
const syllables =
  'van pe jan de mer ters sens mae wil lem hof kerk bos berg ver beke ghe ry lie vens dou mont cle ca bo go aert stra te ne'.split(
    ' ',
  );

const INDEX = 'booking_requests_words';

export async function fillWithRequests(url: string, count: number): Promise<void> {
  await connected(url, async (client) => {
    // Nothing here needs three million change notifications.
    await client.query("SET session_replication_role = replica; SET timezone = 'UTC'");
    const definition = await dropIndex(client);
    await client.query(
      `INSERT INTO booking_requests (listing_id, code, status, modified_at, answered_at, first_name, last_name, email,
         country, phone_number, date_of_birth, start_date, end_date, number_of_adults, number_of_children, message, price,
         created_at)
       SELECT homes.ids[1 + (n * 7919) % array_length(homes.ids, 1)],
         'K-' || translate(lpad(to_hex(n), 6, '0'), '0123456789abcdef', 'ABCDEFGHJKMNPQRS'), 'declined', now(), now(),
         ($2::text[])[1 + n % 30], name, lower(name) || n % 1000 || '@' || (ARRAY['gmail.com', 'telenet.be',
         'hotmail.com', 'skynet.be'])[1 + n % 4], 'be', '+32 (0)4' || lpad((70000000 + n)::text, 8, '0'), '1980-03-02',
         current_date + (n % 700)::int - 350, current_date + (n % 700)::int - 347, 2, 0, 'Wij komen graag.', 300,
         now() - ($1 - n) * interval '10 seconds'
       FROM (SELECT array_agg(id) AS ids FROM listings) homes,
         LATERAL (
           SELECT n, initcap(($3::text[])[1 + (n * 7919) % 30] || ($3::text[])[1 + (n * 104729 / 30) % 30]
             || ($3::text[])[1 + (n * 15485863 / 900) % 30]) AS name
           FROM generate_series(1::bigint, $1::bigint) n
         ) guests
       ON CONFLICT (code) DO NOTHING`,
      [count, firstNames, syllables],
    );
    await client.query(definition);
    await client.query('VACUUM (ANALYZE) booking_requests, listings, users');
  });
}

/** Recreating it at the end takes a fraction of the time. Resolves to its definition. */
async function dropIndex(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ definition: string }>(
    'SELECT pg_get_indexdef($1::regclass) AS definition',
    [INDEX],
  );
  await client.query(`DROP INDEX ${INDEX}`);
  return `${rows[0]?.definition}; ALTER INDEX ${INDEX} ALTER COLUMN 1 SET STATISTICS 1000`;
}
