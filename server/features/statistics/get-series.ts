import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { Page } from '@/lib/api/envelope';
import type { Day } from '@/lib/dates/day';
import { CSV_START, csvCell, csvEuro, csvLine } from '@/lib/format/csv';
import type {
  Figures,
  ListingFigures,
  ListingFiguresQuery,
  MonthFigures,
  SeriesQuery,
} from '@/lib/statistics/contract';
import { monthOf } from '@/lib/statistics/months';
import { seriesFileTexts as texts } from '@/lib/texts/statistics';
import type { Actor } from '@/server/auth/actor';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { findMonthlyFigures } from '@/server/features/statistics/monthly-figures';
import type { MonthlyFigures } from '@/server/features/statistics/monthly-figures';
import { getOwnListing } from '@/server/features/statistics/own-listing';

interface Input {
  actor: Actor;
  query: SeriesQuery;
}

async function find({ actor, query: { listing_id: listingId, ...period } }: Input): Promise<MonthlyFigures> {
  if (listingId !== undefined) await getOwnListing(actor, listingId);
  return findMonthlyFigures(actor.id, period, listingId);
}

/**
 * GET /api/user/statistics/series: the figures of the actor's own listings, or of one of them, month by month
 * (docs/rules/statistics.md#by-month).
 * @throws DomainError listing_not_found, forbidden for a listing of somebody else
 */
export async function getSeries(input: Input): Promise<{ data: MonthFigures[] }> {
  const figures = await find(input);
  return {
    data: figures.months.map((month) => ({
      month: monthOf(month),
      ...figures.of(figures.listings, [month]),
    })),
  };
}

/** The lines of the file, listing by listing, so that a thousand listings are never one string. */
function* linesOf(figures: MonthlyFigures): Generator<string> {
  yield CSV_START + csvLine(texts.columns);
  for (const listing of figures.listings) {
    const name = csvCell(listing.name);
    yield figures.months.map((month) => lineOf(month, name, figures.of([listing], [month]))).join('');
  }
}

function lineOf(month: Day, name: string, figures: Figures): string {
  const { views, requests, approvals, nights, occupancy, income_cents: income } = figures;
  return csvLine([monthOf(month), name, views, requests, approvals, nights, occupancy, csvEuro(income)]);
}

function streamOf(lines: Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { value, done } = lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

/**
 * GET /api/user/statistics/series.csv: the same for a spreadsheet, per listing.
 * @throws DomainError listing_not_found, forbidden for a listing of somebody else
 */
export async function downloadSeries(input: Input): Promise<Reply> {
  const figures = await find(input);
  const { from, to } = input.query;
  return fileReply(streamOf(linesOf(figures)), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${texts.fileName(from, to)}"`,
  });
}

interface ListingsInput {
  actor: Actor;
  query: ListingFiguresQuery;
}

/** GET /api/user/statistics/homes: the figures of each own listing over the whole period, highest income first. */
export async function listListingFigures({ actor, query }: ListingsInput): Promise<Page<ListingFigures>> {
  const { from, to, page, limit } = query;
  const figures = await findMonthlyFigures(actor.id, { from, to });
  const listings = figures.listings
    .map((listing) => ({ listing, ...figures.of([listing], figures.months) }))
    .toSorted((a, b) => b.income_cents - a.income_cents || a.listing.id - b.listing.id);
  const shown = listings.slice((page - 1) * limit, page * limit);
  return toPage({
    items: shown.map(({ listing: { id, slug, name }, ...counted }) => ({
      listing: { id, slug, name },
      ...counted,
    })),
    page,
    perPage: limit,
    total: listings.length,
    path: '/api/user/statistics/homes',
    query: { from, to, limit: String(limit) },
  });
}
