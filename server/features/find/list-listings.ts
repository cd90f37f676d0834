import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import { toPage } from '@/lib/api/envelope';
import { dayOfMoment, todayIn } from '@/lib/dates/day';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import { route } from '@/lib/desk-paths';
import type { FoundListing, FoundListingPage, ListingFindQuery } from '@/lib/find/contract';
import { askedOf } from '@/lib/find/asked-of';
import { FIND_DEPTH, FIND_PER_PAGE } from '@/lib/find/kinds';
import type { ListingSort, ListingState } from '@/lib/find/kinds';
import { csvCell } from '@/lib/format/csv';
import { findCity } from '@/lib/listings/cities';
import { findListingsTexts as texts, listingStateTexts } from '@/lib/texts/find';
import type { Actor } from '@/server/auth/actor';
import { askedWords } from '@/server/features/find/asked-words';
import { csvReply } from '@/server/features/find/csv-reply';

import { isInState, isSomebodys, stateOfListing } from '@/server/features/find/listing-state';
import { mayFind } from '@/server/features/find/policy';
import { readBounded } from '@/server/features/find/read-bounded';
import { textOf } from '@/server/features/find/searched-text';
import type { Tx } from '@/server/db';
import { authorize } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';

const feedsOf = (condition: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT FROM calendar_feeds f WHERE f.listing_id = t.id AND ${condition})`;

/** Matches `q` as an id, or with the words of the row. */
function ofWords(q: string): Prisma.Sql {
  const { match } = askedWords(q);
  const id = /^#?([1-9]\d{0,8})$/.exec(q)?.[1];
  const words = match(textOf.listings);
  return id === undefined ? words : Prisma.sql`(t.id = ${Number(id)} OR ${words})`;
}

function whereOf(query: ListingFindQuery): Prisma.Sql {
  const { q, state, licence, calendar, changed_since: since, calendar_older_than: days } = query;
  const conditions = [
    isSomebodys,
    q !== undefined && ofWords(q),
    state !== undefined && isInState(state),
    query.listing_city_id !== undefined && Prisma.sql`t.listing_city_id = ${query.listing_city_id}`,
    query.owner_id !== undefined && Prisma.sql`t.user_id = ${query.owner_id}`,
    licence !== undefined && Prisma.sql`t.licence_in_register = ${licence === 'checked'}`,
    since !== undefined && Prisma.sql`t.updated_at >= ${since}::timestamp AT TIME ZONE ${PRODUCT_ZONE}`,
    query.min_rating !== undefined && Prisma.sql`t.rating >= ${query.min_rating}::numeric`,
    query.max_rating !== undefined && Prisma.sql`t.rating <= ${query.max_rating}::numeric`,
    calendar === 'none' && Prisma.sql`NOT ${feedsOf(Prisma.sql`true`)}`,
    calendar === 'failing' && feedsOf(Prisma.sql`f.failing_since IS NOT NULL`),
    days !== undefined &&
      Prisma.sql`${feedsOf(Prisma.sql`true`)}
        AND NOT ${feedsOf(Prisma.sql`f.last_success_at >= now() - make_interval(days => ${days}::int)`)}`,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

const orderOf: Readonly<Record<ListingSort, Prisma.Sql>> = {
  newest: Prisma.sql`t.id DESC`,
  changed: Prisma.sql`t.updated_at DESC, t.id DESC`,
  rating_desc: Prisma.sql`t.rating DESC NULLS LAST, t.id DESC`,
  rating_asc: Prisma.sql`t.rating ASC NULLS LAST, t.id DESC`,
};

interface Row {
  id: number;
  slug: string;
  name: string | null;
  state: ListingState;
  cityId: number | null;
  userId: number;
  owner: string;
  email: string;
  licence: string;
  isChecked: boolean;
  rating: number | null;
  reviews: number;
  feeds: number;
  isFailing: boolean;
  lastReadAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** The rows of these homes `picked`, in the order of their `place`. */
const readRows = (tx: Tx, picked: Prisma.Sql) => tx.$queryRaw<Row[]>`
  WITH picked AS MATERIALIZED (${picked})
  SELECT t.id, t.slug, t.name_holiday_home AS name, ${stateOfListing} AS state, t.listing_city_id AS "cityId",
    t.user_id AS "userId", u.first_name || ' ' || u.last_name AS owner, u.email::text AS email,
    t.logiesdecreet AS licence, t.licence_in_register AS "isChecked", t.rating::float8 AS rating,
    t.reviews_count AS reviews, c.feeds, c.failing AS "isFailing", c.last_read_at AS "lastReadAt",
    t.created_at AS "createdAt", t.updated_at AS "updatedAt"
  FROM picked p JOIN listings t ON t.id = p.id JOIN users u ON u.id = t.user_id,
    LATERAL (
      SELECT count(*)::int AS feeds, coalesce(bool_or(f.failing_since IS NOT NULL), false) AS failing,
        max(f.last_success_at) AS last_read_at
      FROM calendar_feeds f WHERE f.listing_id = t.id
    ) c
  ORDER BY p.place`;

const townOf = ({ cityId }: Pick<Row, 'cityId'>) =>
  cityId === null ? null : (findCity(cityId)?.name ?? null);

const toDto = (row: Row): FoundListing => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  state: row.state,
  city: townOf(row),
  owner: { id: row.userId, full_name: row.owner, email: row.email },
  licence: { number: row.licence, checked: row.isChecked },
  rating: row.rating,
  reviews_count: row.reviews,
  calendar: {
    feeds: row.feeds,
    failing: row.isFailing,
    last_read_at: row.lastReadAt?.toISOString() ?? null,
  },
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

interface Input {
  actor: Actor;
  query: ListingFindQuery;
}

/**
 * A page of all homes for admins (docs/rules/find.md#homes). The total is exact up to 10,000.
 * @throws DomainError forbidden
 */
export async function findListingPage({ actor, query }: Input): Promise<FoundListingPage> {
  authorize(mayFind(actor));
  const where = whereOf(query);
  const order = orderOf[query.sort_by];
  const { rows, total } = await readBounded({ q: query.q }, async (tx) => {
    const [counted] = await tx.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM (SELECT FROM listings t WHERE ${where} LIMIT ${FIND_DEPTH + 1}) counted`;
    const rows = await readRows(
      tx,
      Prisma.sql`SELECT id, row_number() OVER () AS place FROM (
        SELECT t.id FROM listings t WHERE ${where}
        ORDER BY ${order} LIMIT ${FIND_PER_PAGE} OFFSET ${(query.page - 1) * FIND_PER_PAGE}) ordered`,
    );
    return { rows, total: counted?.total ?? 0 };
  });
  return toPage({
    items: rows.map(toDto),
    page: query.page,
    perPage: FIND_PER_PAGE,
    total: Math.min(total, FIND_DEPTH),
    totalRelation: total > FIND_DEPTH ? 'gte' : 'eq',
    path: '/api/admin/listings',
    query: askedOf(query),
  });
}

const yesNo = (is: boolean) => (is ? texts.yes : texts.no);
const dayOf = (moment: Date | null) => (moment === null ? '' : dayOfMoment(moment));

const cellsOf = (row: Row) => [
  row.id,
  csvCell(row.name ?? ''),
  csvCell(route('listing.show', { slug: row.slug })),
  listingStateTexts[row.state],
  csvCell(townOf(row) ?? ''),
  row.userId,
  csvCell(row.owner),
  csvCell(row.email),
  csvCell(row.licence),
  yesNo(row.isChecked),
  row.rating === null ? '' : String(row.rating).replace('.', ','),
  row.reviews,
  row.feeds,
  yesNo(row.isFailing),
  dayOf(row.lastReadAt),
  dayOf(row.createdAt),
  dayOf(row.updatedAt),
];

/** GET /api/admin/listings: the page, or with `format=csv` the whole selection, newest first. */
export async function listFoundListings(input: Input): Promise<FoundListingPage | Reply> {
  if (input.query.format !== 'csv') return findListingPage(input);
  authorize(mayFind(input.actor));
  const where = whereOf(input.query);
  return csvReply({
    fileName: texts.fileName(todayIn()),
    columns: texts.columns,
    read: (after, most) =>
      readBounded({ isFile: true }, (tx) =>
        readRows(
          tx,
          Prisma.sql`SELECT t.id, -t.id AS place FROM listings t WHERE ${where} AND t.id < ${after}
            ORDER BY t.id DESC LIMIT ${most}`,
        ),
      ),
    cellsOf,
  });
}
