import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { FrontPageRowModel } from '@/lib/front-page/front-page-model';
import { withoutPlaceholder } from '@/lib/listings/sent-card';
import { ROW_LENGTH, SHORTEST_ROW } from '@/lib/front-page/rows';
import type { RowAsked } from '@/lib/front-page/rows';
import { route } from '@/lib/paths';
import { askedStays } from '@/lib/search/asked-stays';
import { filtersToQuery, partyOf, writeFilters } from '@/lib/search/filters';
import { relOf } from '@/lib/search/metadata';
import type { Overview } from '@/server/http/request-context';
import type { ListingIndex } from '@/server/features/search/listing-index';
import { findSentCards } from '@/server/features/search/cached-cards';
import { currentIndex } from '@/server/features/search/search-index';

export interface Snapshot {
  index: ListingIndex;
  today: Day;
}

interface Row {
  asked: RowAsked;
  /** The listings considered, in search order. */
  found: number[];
  shown: number[];
}

export interface FoundRows {
  rows: FrontPageRowModel[];
  /** The searches they were made from. */
  searches: Overview[];
}

/** The search index as of the last commit. */
export const snapshotNow = async (): Promise<Snapshot> => ({
  index: await currentIndex(),
  today: todayIn(),
});

/** Rows of listings with their cards; a row that would be too short is left out. */
export async function findRows(asked: readonly RowAsked[], snapshot: Snapshot): Promise<FoundRows> {
  const picked = pickRows(asked, snapshot);
  const rows = await Promise.all(picked.map((row) => rowModel(row, snapshot)));
  return {
    rows: rows.filter((row) => row.cards.length >= SHORTEST_ROW),
    searches: picked.map(({ asked: { filters }, found }) => ({ filters, shown: found })),
  };
}

/** No listing is in two rows: each row skips those in the rows before it. */
function pickRows(rows: readonly RowAsked[], { index, today }: Snapshot): Row[] {
  const taken = new Set<number>();
  return rows.map((asked) => {
    const take = taken.size + ROW_LENGTH;
    const { ids: found } = index.find(asked.filters, { today, skip: 0, take });
    const shown = found.filter((id) => !taken.has(id)).slice(0, ROW_LENGTH);
    for (const id of shown) taken.add(id);
    return { asked, found, shown };
  });
}

async function rowModel({ asked, shown }: Row, { today }: Snapshot): Promise<FrontPageRowModel> {
  const { title, text, filters } = asked;
  const query = filtersToQuery(filters);
  const stays = askedStays(filters);
  const cards = await findSentCards(
    shown,
    stays.length > 0 ? { stays, party: partyOf(filters), query, today } : null,
  );
  return {
    title,
    text,
    href: route('listing.index', {}, writeFilters(filters)),
    rel: relOf(filters),
    query,
    // Shown small and, on the home page, below the fold.
    cards: cards.map(withoutPlaceholder),
  };
}
