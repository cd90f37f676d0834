/** Adds synthetic listings to a database, in one transaction: all of them or none. */
import pg from 'pg';
import { todayIn } from '@/lib/dates/day';
import { listingFields } from '@/scripts/synthetic/listing-row';
import { copyIn } from '@/scripts/synthetic/copy-in';
import type { Value } from '@/scripts/synthetic/copy-in';
import { asksMore, listingOf, lettingOf, staysOf } from '@/scripts/synthetic/listing';
import type { SyntheticLetting } from '@/scripts/synthetic/listing';

interface FillOptions {
  listings: number;
  stays: number;
  say: (line: string) => void;
}

interface Ids {
  firstListing: number;
  landlord: number;
}

export async function fillWithListings(databaseUrl: string, options: FillOptions): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('BEGIN');
    await quietTriggers(client);
    await fill(client, options);
    await client.query('COMMIT');
    await step(options.say, 'Statistics', () =>
      client.query(
        'ANALYZE listings, listing_settings, listing_seasons, listing_costs, listing_length_discounts, listing_pictures, occupancies',
      ),
    );
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, { listings, stays, say }: FillOptions): Promise<void> {
  const ids = await reserveIds(client, listings);
  const copy = (what: string, table: string, columns: readonly string[], rows: Iterable<readonly Value[]>) =>
    step(say, what, () => copyIn(client, table, columns, rows));
  const now = Date.now();
  await withoutWords(client, listings, () =>
    copy(`${listings} homes`, 'listings', listingColumns, listingRows(ids, listings, now)),
  );
  await copy('Settings', 'listing_settings', settingColumns, settingRows(ids, listings));
  await copy('Seasons', 'listing_seasons', seasonColumns, seasonRows(ids, listings));
  await copy('Costs', 'listing_costs', costColumns, costRows(ids, listings));
  await copy('Discounts', 'listing_length_discounts', discountColumns, discountRows(ids, listings));
  const photos = await borrowPhotos(client);
  await copy('Photos', 'listing_pictures', pictureColumns, pictureRows(ids, listings, photos));
  await step(say, `${stays} stays`, () =>
    withoutOverlapCheck(client, stays, () =>
      copyIn(client, 'occupancies', stayColumns, stayRows(ids, listings, stays)),
    ),
  );
  // No triggers ran, so report the change: the search index has to be reloaded, and cached pages are stale.
  await client.query("INSERT INTO changes (kind) VALUES ('everything')");
}

/**
 * The copied rows satisfy every constraint by construction, so foreign keys and change notifications need not run row
 * by row.
 */
async function quietTriggers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean }>(
    'SELECT rolsuper AS may FROM pg_roles WHERE rolname = current_user',
  );
  // Without superuser rights the triggers do run: slower, with the same result.
  if (rows[0]?.may) await client.query('SET LOCAL session_replication_role = replica');
}

/** From this many stays on, checking the constraint for all of them at the end is faster than for each row. */
const MANY = 100_000;

/** Drops the constraint that own stays do not overlap, and recreates it before the transaction ends. */
async function withoutOverlapCheck(
  client: pg.Client,
  stays: number,
  work: () => Promise<void>,
): Promise<void> {
  if (stays < MANY) return work();
  const { rows } = await client.query<{ definition: string }>(
    "SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'occupancies_no_overlap'",
  );
  await client.query('ALTER TABLE occupancies DROP CONSTRAINT occupancies_no_overlap');
  await work();
  await client.query(`ALTER TABLE occupancies ADD CONSTRAINT occupancies_no_overlap ${rows[0]?.definition}`);
  return undefined;
}

/** The same for the index of their words. */
async function withoutWords(client: pg.Client, listings: number, work: () => Promise<void>): Promise<void> {
  if (listings < MANY) return work();
  const { rows } = await client.query<{ definition: string }>(
    "SELECT pg_get_indexdef('listings_words'::regclass) AS definition",
  );
  await client.query('DROP INDEX listings_words');
  await work();
  await client.query(`${rows[0]?.definition}; ALTER INDEX listings_words ALTER COLUMN 1 SET STATISTICS 1000`);
  return undefined;
}

async function reserveIds(client: pg.Client, listings: number): Promise<Ids> {
  const { rows: sequences } = await client.query<{ last: string }>(
    `SELECT setval(sequence, nextval(sequence) + $1) AS last
     FROM pg_get_serial_sequence('listings', 'id') AS sequence`,
    [listings],
  );
  const { rows: landlords } = await client.query<{ id: number }>(
    `INSERT INTO users (first_name, last_name, email, user_role_id, email_verified_at)
     VALUES ('Synthetische', 'Verhuurder', 'synthetisch-' || gen_random_uuid() || '@kustverblijf.test', 1, now())
     RETURNING id`,
  );
  return { firstListing: Number(sequences[0]?.last) - listings, landlord: landlords[0]?.id ?? 0 };
}

const listingColumns = Object.keys(
  listingFields(listingOf(0, 0), lettingOf(0, 0, todayIn()), { id: 0, landlord: 0, now: 0 }),
);

function* listingRows(ids: Ids, count: number, now: number): Generator<Value[]> {
  const today = todayIn();
  for (let number = 0; number < count; number += 1) {
    const id = ids.firstListing + number;
    const listing = listingOf(number, id);
    const letting = lettingOf(number, listing.price, today);
    yield Object.values(listingFields(listing, letting, { id, landlord: ids.landlord, now }));
  }
}

const settingColumns = ['listing_id', 'listing_option_id', 'value'];

function* settingRows({ firstListing }: Ids, count: number): Generator<Value[]> {
  for (let number = 0; number < count; number += 1) {
    for (const { optionId, value } of listingOf(number, firstListing + number).settings) {
      yield [firstListing + number, optionId, value];
    }
  }
}

/** The listings that have prices and rules of their own, with their ids. */
function* lettings({ firstListing }: Ids, count: number): Generator<[id: number, SyntheticLetting]> {
  const today = todayIn();
  for (let number = 0; number < count; number += 1) {
    if (!asksMore(number)) continue;
    const id = firstListing + number;
    yield [id, lettingOf(number, listingOf(number, id).price, today)];
  }
}

const seasonColumns = [
  'listing_id',
  'name',
  'start_date',
  'end_date',
  'price',
  'weekend_price',
  'min_stay',
  'arrival_days',
  'departure_days',
];

function* seasonRows(ids: Ids, count: number): Generator<Value[]> {
  for (const [id, { seasons }] of lettings(ids, count)) {
    for (const { name, start, end, price, weekendPrice, minStay, arrivalDays, departureDays } of seasons) {
      const [arrivals, departures] = [arrivalDays, departureDays].map((days) => `{${days.join(',')}}`);
      yield [id, name, start, end, price, weekendPrice, minStay, arrivals ?? '{}', departures ?? '{}'];
    }
  }
}

const costColumns = ['listing_id', 'place', 'kind', 'label', 'amount_cents', 'per', 'optional', 'on_site'];

function* costRows(ids: Ids, count: number): Generator<Value[]> {
  for (const [id, { costs }] of lettings(ids, count)) {
    for (const [index, { kind, cents, per, optional, onSite }] of costs.entries())
      yield [id, index + 1, kind, null, cents, per, optional, onSite];
  }
}

const discountColumns = ['listing_id', 'place', 'nights', 'percent'];

function* discountRows(ids: Ids, count: number): Generator<Value[]> {
  for (const [id, { lengthDiscounts }] of lettings(ids, count)) {
    for (const [index, { nights, percent }] of lengthDiscounts.entries())
      yield [id, index + 1, nights, percent];
  }
}

/** An existing photo. */
interface Photo {
  storage_key: string;
  width: number;
  height: number;
  placeholder: string | null;
}

/** Synthetic listings reuse the photos of other listings, if there are any. */
async function borrowPhotos(client: pg.Client): Promise<Photo[]> {
  const { rows } = await client.query<Photo>(
    'SELECT storage_key, width, height, placeholder FROM listing_pictures ORDER BY storage_key LIMIT 500',
  );
  return rows;
}

const pictureColumns = ['listing_id', 'order_number', 'storage_key', 'width', 'height', 'placeholder'];

function* pictureRows({ firstListing }: Ids, count: number, photos: readonly Photo[]): Generator<Value[]> {
  if (photos.length === 0) return;
  for (let number = 0; number < count; number += 1) {
    const photo = photos[(number * 31) % photos.length];
    if (!photo) continue;
    yield [firstListing + number, 1, photo.storage_key, photo.width, photo.height, photo.placeholder];
  }
}

const stayColumns = ['listing_id', 'source', 'start_date', 'end_date'];

function* stayRows({ firstListing }: Ids, sequences: number, stays: number): Generator<Value[]> {
  const today = todayIn();
  for (let number = 0; number < sequences; number += 1) {
    const share = Math.floor((stays * (number + 1)) / sequences) - Math.floor((stays * number) / sequences);
    for (const { start, end } of staysOf(number, share, today)) {
      yield [firstListing + number, 'internal', start, end];
    }
  }
}

async function step(say: FillOptions['say'], what: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  say(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
