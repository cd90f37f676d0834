import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { HomeModel, HomeRowModel, TownOffer } from '@/lib/home/home-model';
import { ROW_LENGTH, SHORTEST_ROW, homeRows } from '@/lib/home/rows';
import type { RowAsked } from '@/lib/home/rows';
import { cities } from '@/lib/listings/cities';
import { route } from '@/lib/paths';
import { askedStays } from '@/lib/search/asked-stays';
import { carriedStay } from '@/lib/search/carried-stay';
import { filtersToQuery, partyOf, writeFilters } from '@/lib/search/filters';
import { relOf } from '@/lib/search/metadata';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Overview } from '@/server/http/request-context';
import type { HomeIndex } from '@/server/search/home-index';
import { findCardModels } from '@/server/search/kept-cards';
import { searchIndex } from '@/server/search/search-index';

export interface FoundHome {
  model: HomeModel;
  /** What was looked at for it: it goes stale with any of them. */
  searches: Overview[];
}

interface Look {
  index: HomeIndex;
  today: Day;
}

interface Row {
  asked: RowAsked;
  /** The homes that were looked at, in the order of the search. */
  found: number[];
  shown: number[];
}

const fromWest = cities.toSorted((a, b) => a.longitude - b.longitude);

/** The homes and the offer of each town on the home page, as they are after the last commit. */
export async function findHome(): Promise<FoundHome> {
  const look = { index: await searchIndex().current(), today: todayIn() };
  const rows = pickRows(look);
  const towns = fromWest.map(({ id }) => {
    const filters: SearchFilters = { listing_city_id: [id], sort_by: 'price_asc' };
    return { id, filters, ...look.index.find(filters, { today: look.today, skip: 0, take: 1 }) };
  });
  const [cheapest, ...cards] = await Promise.all([
    findCardModels(
      towns.flatMap(({ ids }) => ids),
      null,
    ),
    ...rows.map((row) => rowModel(row, look)),
  ]);
  const priceOf = new Map(cheapest.map(({ id, price }) => [id, price]));
  return {
    model: {
      rows: cards.filter((row) => row.cards.length >= SHORTEST_ROW),
      towns: towns.map(({ id, total, ids: [home] }): TownOffer => ({
        id,
        count: total,
        price: home === undefined ? undefined : priceOf.get(home),
      })),
      today: look.today,
    },
    searches: [
      ...rows.map(({ asked, found }) => ({ filters: asked.filters, shown: found })),
      ...towns.map(({ filters, ids }) => ({ filters, shown: ids })),
    ],
  };
}

/** No home stands in two rows: each row looks past those that stand before it. */
function pickRows({ index, today }: Look): Row[] {
  const taken = new Set<number>();
  return homeRows(today).map((asked) => {
    const take = taken.size + ROW_LENGTH;
    const { ids: found } = index.find(asked.filters, { today, skip: 0, take });
    const shown = found.filter((id) => !taken.has(id)).slice(0, ROW_LENGTH);
    for (const id of shown) taken.add(id);
    return { asked, found, shown };
  });
}

async function rowModel({ asked, shown }: Row, { today }: Look): Promise<HomeRowModel> {
  const { title, text, filters } = asked;
  const query = filtersToQuery(filters);
  const stays = askedStays(filters);
  const cards = await findCardModels(
    shown,
    stays.length > 0 ? { stays, party: partyOf(filters), query, today } : null,
  );
  return {
    title,
    text,
    href: route('listing.index', {}, writeFilters(filters)),
    rel: relOf(filters),
    stayQuery: carriedStay(query),
    // Seen small, and below the first view.
    cards: cards.map(({ blur: _, ...card }) => card),
  };
}
