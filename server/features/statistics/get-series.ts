import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { Page } from '@/lib/api/envelope';
import type { Day } from '@/lib/dates/day';
import { CSV_START, csvCell, csvEuro, csvLine } from '@/lib/format/csv';
import type {
  Figures,
  HomeFigures,
  HomeFiguresQuery,
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
import { getOwnHome } from '@/server/features/statistics/own-home';

interface Input {
  actor: Actor;
  query: SeriesQuery;
}

async function find({ actor, query: { listing_id: listingId, ...period } }: Input): Promise<MonthlyFigures> {
  if (listingId !== undefined) await getOwnHome(actor, listingId);
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
    data: figures.months.map((month) => ({ month: monthOf(month), ...figures.of(figures.homes, [month]) })),
  };
}

/** The lines of the file, listing by listing, so that a thousand listings are never one string. */
function* linesOf(figures: MonthlyFigures): Generator<string> {
  yield CSV_START + csvLine(texts.columns);
  for (const home of figures.homes) {
    const name = csvCell(home.name);
    yield figures.months.map((month) => lineOf(month, name, figures.of([home], [month]))).join('');
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

interface HomesInput {
  actor: Actor;
  query: HomeFiguresQuery;
}

/** GET /api/user/statistics/homes: the figures of each own listing over the whole period, highest income first. */
export async function listHomeFigures({ actor, query }: HomesInput): Promise<Page<HomeFigures>> {
  const { from, to, page, limit } = query;
  const figures = await findMonthlyFigures(actor.id, { from, to });
  const homes = figures.homes
    .map((home) => ({ home, ...figures.of([home], figures.months) }))
    .toSorted((a, b) => b.income_cents - a.income_cents || a.home.id - b.home.id);
  const shown = homes.slice((page - 1) * limit, page * limit);
  return toPage({
    items: shown.map(({ home: { id, slug, name }, ...counted }) => ({
      listing: { id, slug, name },
      ...counted,
    })),
    page,
    perPage: limit,
    total: homes.length,
    path: '/api/user/statistics/homes',
    query: { from, to, limit: String(limit) },
  });
}
