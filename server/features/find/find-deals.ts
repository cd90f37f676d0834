import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import type { BookingRequestStatus } from '@/lib/booking-requests/lifecycle';
import { utcDateToDay } from '@/lib/dates/day';
import type { FoundItem } from '@/lib/find/contract';
import { route } from '@/lib/desk-paths';
import { formatDays } from '@/lib/format/date';
import { formatEuro } from '@/lib/money/euro';
import { bookingRequestStatusTexts } from '@/lib/texts/booking-requests';
import { findTexts as texts } from '@/lib/texts/find';
import type { Asked } from '@/server/features/find/asked';
import { FOUND_AT_MOST, pickedRows } from '@/server/features/find/picked-rows';
import { textOf } from '@/server/features/find/searched-text';
import type { Tx } from '@/server/db';

const everything = Prisma.sql`true`;

interface RequestRow {
  id: number;
  code: string;
  guest: string;
  manual: boolean;
  status: BookingRequestStatus;
  start: Date;
  end: Date;
  home: string | null;
}

/** Requests, and landlords' own bookings. */
export async function findBookingRequests(tx: Tx, { q, id, words }: Asked): Promise<FoundItem[]> {
  const picked = pickedRows(
    {
      table: Prisma.sql`booking_requests`,
      newness: Prisma.sql`t.id`,
      text: textOf.guests,
      named: [...(id === null ? [] : [Prisma.sql`t.id = ${id}`]), Prisma.sql`t.code = ${q.toUpperCase()}`],
      visible: everything,
    },
    words,
  );
  const rows = await tx.$queryRaw<RequestRow[]>`${picked}
    SELECT t.id, t.code, t.first_name || ' ' || t.last_name AS guest, t.manual, t.status::text AS status,
      t.start_date AS start, t.end_date AS end, l.name_holiday_home AS home
    FROM picked p JOIN booking_requests t ON t.id = p.id JOIN listings l ON l.id = t.listing_id
    ORDER BY p.place, p.newness DESC`;
  return rows.map((row) => ({
    id: row.id,
    label: [row.code, row.guest.trim()].filter(Boolean).join(' · '),
    detail: [
      formatDays(utcDateToDay(row.start), utcDateToDay(row.end)),
      row.home ?? texts.nameless,
      row.manual ? texts.ownBooking : bookingRequestStatusTexts[row.status],
    ].join(' · '),
    url: route('dashboard.booking-request.show', { id: row.id }),
  }));
}

interface InvoiceRow {
  id: number;
  number: string;
  buyer: string;
  total: number;
  userId: number;
  place: number;
  createdAt: Date;
}

async function findDocuments(tx: Tx, kind: 'orders' | 'credit_notes', { q, words }: Asked) {
  const table = kind === 'orders' ? Prisma.sql`orders` : Prisma.sql`credit_notes`;
  const picked = pickedRows(
    {
      table,
      newness: Prisma.sql`t.id`,
      text: textOf.invoices,
      named: [Prisma.sql`t.number = ${q.toUpperCase()}`],
      visible: everything,
    },
    words,
  );
  const userId = kind === 'orders' ? Prisma.sql`t.user_id` : Prisma.sql`o.user_id`;
  const order = kind === 'orders' ? Prisma.empty : Prisma.sql`JOIN orders o ON o.id = t.order_id`;
  return tx.$queryRaw<InvoiceRow[]>`${picked}
    SELECT t.id, t.number, coalesce(t.document->'buyer'->>'name', '') AS buyer, t.total, ${userId} AS "userId",
      p.place, t.created_at AS "createdAt"
    FROM picked p JOIN ${table} t ON t.id = p.id ${order} ORDER BY p.place, p.newness DESC`;
}

/** Invoices and credit notes; each leads to the account that paid. */
export async function findInvoices(tx: Tx, asked: Asked): Promise<FoundItem[]> {
  const rows = [
    ...(await findDocuments(tx, 'orders', asked)),
    ...(await findDocuments(tx, 'credit_notes', asked)),
  ];
  return rows
    .toSorted((a, b) => a.place - b.place || b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, FOUND_AT_MOST)
    .map((row) => ({
      id: row.id,
      label: row.number,
      detail: [row.buyer, formatEuro(row.total)].filter(Boolean).join(' · '),
      url: route('dashboard.admin.user.show', { id: row.userId }),
    }));
}
