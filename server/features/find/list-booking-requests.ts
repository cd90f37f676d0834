import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import { toPage } from '@/lib/api/envelope';
import type { BookingRequestStatus } from '@/lib/booking-requests/lifecycle';
import { addDays, dayOfMoment, todayIn, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import type { FoundRequest, FoundRequestPage, RequestFindQuery } from '@/lib/find/contract';
import { askedOf } from '@/lib/find/asked-of';
import { FIND_DEPTH, FIND_PER_PAGE } from '@/lib/find/kinds';
import type { RequestSort } from '@/lib/find/kinds';
import { csvCell } from '@/lib/format/csv';
import { findCity } from '@/lib/listings/cities';
import { bookingRequestStatusTexts } from '@/lib/texts/booking-requests';
import { findRequestsTexts as texts } from '@/lib/texts/find';
import type { Actor } from '@/server/auth/actor';
import { askedWords } from '@/server/features/find/asked-words';
import { csvReply } from '@/server/features/find/csv-reply';

import { mayFind } from '@/server/features/find/policy';
import { readBounded } from '@/server/features/find/read-bounded';
import { textOf } from '@/server/features/find/searched-text';
import type { Tx } from '@/server/db';
import { authorize } from '@/server/http/errors';
import type { Reply } from '@/server/http/reply';

const startOf = (day: Day) => Prisma.sql`${day}::timestamp AT TIME ZONE ${PRODUCT_ZONE}`;

function whereOf(query: RequestFindQuery): Prisma.Sql {
  const { q, guest, state, listing_id: listing, listing_city_id: town, landlord_id: landlord } = query;
  const conditions = [
    Prisma.sql`true`,
    q !== undefined && askedWords(q).match(textOf.guests),
    guest !== undefined && askedWords(guest).match(textOf.guests),
    state !== undefined && Prisma.sql`t.status = ${state}::booking_request_status`,
    listing !== undefined && Prisma.sql`t.listing_id = ${listing}`,
    town !== undefined && Prisma.sql`l.listing_city_id = ${town}`,
    landlord !== undefined && Prisma.sql`l.user_id = ${landlord}`,
    query.arrival_from !== undefined && Prisma.sql`t.start_date >= ${query.arrival_from}::date`,
    query.arrival_to !== undefined && Prisma.sql`t.start_date <= ${query.arrival_to}::date`,
    query.made_from !== undefined && Prisma.sql`t.created_at >= ${startOf(query.made_from)}`,
    query.made_to !== undefined && Prisma.sql`t.created_at < ${startOf(addDays(query.made_to, 1))}`,
  ];
  return Prisma.join(
    conditions.filter((condition) => condition !== false),
    ' AND ',
  );
}

const orderOf: Readonly<Record<RequestSort, Prisma.Sql>> = {
  newest: Prisma.sql`t.id DESC`,
  arrival_asc: Prisma.sql`t.start_date, t.id`,
  arrival_desc: Prisma.sql`t.start_date DESC, t.id DESC`,
};

/** Joins the listing only if a condition needs it: else counting would look each one up. */
const fromOf = ({ listing_city_id: town, landlord_id: landlord }: RequestFindQuery) =>
  town === undefined && landlord === undefined
    ? Prisma.sql`booking_requests t`
    : Prisma.sql`booking_requests t JOIN listings l ON l.id = t.listing_id`;

interface Row {
  id: number;
  code: string;
  manual: boolean;
  status: BookingRequestStatus;
  start: Date;
  end: Date;
  party: number;
  price: number;
  guest: string;
  guestEmail: string;
  guestPhone: string | null;
  listingId: number;
  slug: string;
  home: string | null;
  cityId: number | null;
  userId: number;
  landlord: string;
  landlordEmail: string;
  createdAt: Date;
}

/** The rows of these requests `picked`, in the order of their `place`. */
const readRows = (tx: Tx, picked: Prisma.Sql) => tx.$queryRaw<Row[]>`
  WITH picked AS MATERIALIZED (${picked})
  SELECT t.id, t.code, t.manual, t.status::text AS status, t.start_date AS start, t.end_date AS end,
    t.number_of_adults + t.number_of_children + t.number_of_babies AS party, t.price,
    t.first_name || ' ' || t.last_name AS guest, t.email AS "guestEmail", t.phone_number AS "guestPhone",
    l.id AS "listingId", l.slug, l.name_holiday_home AS home, l.listing_city_id AS "cityId",
    u.id AS "userId", u.first_name || ' ' || u.last_name AS landlord, u.email::text AS "landlordEmail",
    t.created_at AS "createdAt"
  FROM picked p JOIN booking_requests t ON t.id = p.id JOIN listings l ON l.id = t.listing_id
    JOIN users u ON u.id = l.user_id
  ORDER BY p.place`;

const townOf = ({ cityId }: Pick<Row, 'cityId'>) =>
  cityId === null ? null : (findCity(cityId)?.name ?? null);

const toDto = (row: Row): FoundRequest => ({
  id: row.id,
  code: row.code,
  manual: row.manual,
  state: row.status,
  listing: { id: row.listingId, slug: row.slug, name: row.home, city: townOf(row) },
  landlord: { id: row.userId, full_name: row.landlord, email: row.landlordEmail },
  guest: { full_name: row.guest.trim(), email: row.guestEmail, phone_number: row.guestPhone },
  arrival: utcDateToDay(row.start),
  departure: utcDateToDay(row.end),
  party: row.party,
  price: row.price,
  created_at: row.createdAt.toISOString(),
});

interface Input {
  actor: Actor;
  query: RequestFindQuery;
}

/**
 * A page of all requests and own bookings for admins (docs/rules/find.md#requests). The total is exact up to 10,000.
 * @throws DomainError forbidden
 */
export async function findRequestPage({ actor, query }: Input): Promise<FoundRequestPage> {
  authorize(mayFind(actor));
  const where = whereOf(query);
  const from = fromOf(query);
  const order = orderOf[query.sort_by];
  const { rows, total } = await readBounded({ q: query.q }, async (tx) => {
    const [counted] = await tx.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM (SELECT FROM ${from} WHERE ${where} LIMIT ${FIND_DEPTH + 1}) counted`;
    const rows = await readRows(
      tx,
      Prisma.sql`SELECT id, row_number() OVER () AS place FROM (
        SELECT t.id FROM ${from} WHERE ${where}
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
    path: '/api/admin/booking-requests',
    query: askedOf(query),
  });
}

const cellsOf = (row: Row) => [
  row.id,
  csvCell(row.code),
  row.manual ? texts.yes : texts.no,
  bookingRequestStatusTexts[row.status],
  utcDateToDay(row.start),
  utcDateToDay(row.end),
  row.party,
  row.price,
  csvCell(row.guest.trim()),
  csvCell(row.guestEmail),
  csvCell(row.guestPhone ?? ''),
  row.listingId,
  csvCell(row.home ?? ''),
  csvCell(townOf(row) ?? ''),
  row.userId,
  csvCell(row.landlord),
  csvCell(row.landlordEmail),
  dayOfMoment(row.createdAt),
];

/** GET /api/admin/booking-requests: the page, or with `format=csv` the whole selection, newest first. */
export async function listFoundRequests(input: Input): Promise<FoundRequestPage | Reply> {
  if (input.query.format !== 'csv') return findRequestPage(input);
  authorize(mayFind(input.actor));
  const where = whereOf(input.query);
  const from = fromOf(input.query);
  return csvReply({
    fileName: texts.fileName(todayIn()),
    columns: texts.columns,
    read: (after, most) =>
      readBounded({ isFile: true }, (tx) =>
        readRows(
          tx,
          Prisma.sql`SELECT t.id, -t.id AS place FROM ${from} WHERE ${where} AND t.id < ${after}
            ORDER BY t.id DESC LIMIT ${most}`,
        ),
      ),
    cellsOf,
  });
}
