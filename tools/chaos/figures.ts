/** Compares the monthly figures that landlords see with those counted from the rows. */
import type { ClientBase } from 'pg';
import { addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import type { MonthFigures } from '@/lib/statistics/contract';
import type { Visitor } from '@/tests/operations/support/visitor';
import { plainFigures } from '@/tests/support/plain-figures';
import type { PlainRequest } from '@/tests/support/plain-figures';
import { call } from '@/tools/chaos/load/call';
import type { Home, Load } from '@/tools/chaos/load/world';

/** The load's stays have no discounts or accepted offers. */
const rows = `
  SELECT listing_id AS listing, manual AS "isOwn", status::text, start_date::text AS start,
    (end_date - start_date) AS nights, created_at AS "createdAt", approved_at AS "approvedAt", NULL AS "agreedCents",
    price, json_build_object('discountCents', 0, 'prices',
      (SELECT json_agg((night ->> 'price')::int) FROM jsonb_array_elements(quote -> 'nightly') AS night)) AS asked
  FROM booking_requests WHERE listing_id = ANY ($1)`;

async function checkOwner(client: ClientBase, landlord: Visitor, homes: readonly Home[]): Promise<string[]> {
  const listings = homes.map(({ id }) => id);
  const { rows: requests } = await client.query<PlainRequest>(rows, [listings]);
  const from = startOfMonth(todayIn());
  const [last, to] = [addMonths(from, 11), addMonths(from, 12)];
  const path = `/api/user/statistics/series?from=${from}&to=${to}`;
  const { body, said } = await call<{ data: MonthFigures[] }>(landlord, 'GET', path);
  const counted = plainFigures({ listings, requests, views: [] }, from.slice(0, 7), last.slice(0, 7));
  // Views are kept in memory for a second before they are stored.
  const shown = body?.data.map((month) => ({ ...month, views: 0 }));
  return JSON.stringify(shown) === JSON.stringify(counted)
    ? []
    : [`who lets ${listings} is shown ${JSON.stringify(shown)} ${said}, counted ${JSON.stringify(counted)}`];
}

export async function checkFigures(client: ClientBase, { homes }: Load): Promise<string[]> {
  const wrong: string[] = [];
  for (const [landlord, own] of Map.groupBy(homes, (home) => home.landlord))
    wrong.push(...(await checkOwner(client, landlord, own)));
  return wrong;
}
