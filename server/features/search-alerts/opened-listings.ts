import 'server-only';

import { dayNumber } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { SearchFilters } from '@/lib/search/parameters';
import type { Ask } from '@/server/changes/change-log';
import { slotsOf } from '@/server/features/search/bits';
import type { Bits } from '@/server/features/search/bits';
import { ListingIndex, shapeFor } from '@/server/features/search/listing-index';
import type { Changed } from '@/server/features/search/listing-index';
import {
  readLabels,
  readListings,
  readOccupied,
  readPriceTerms,
  readSeasons,
} from '@/server/features/search/read-listings';
import type { OccupiedRow } from '@/server/features/search/read-listings';

/** A search, or a stay in one listing, asked of some listings. */
export interface Question {
  filters: SearchFilters;
  listingId: number | null;
}

/** Some listings as the search index stores them, with the data for an index of their own. */
export interface KnownListings extends Changed {
  /** Ids by licence number. */
  licences: ReadonlyMap<string, readonly number[]>;
}

/** The public ones among these listings. */
export async function readKnownListings(
  ask: Ask,
  ids: readonly number[],
  today: Day,
): Promise<KnownListings> {
  const from = dayNumber(today);
  const listings = await readListings(ask, ids);
  const stays = await readOccupied(ask, ids, from);
  const seasons = await readSeasons(ask, ids, from);
  const priceTerms = await readPriceTerms(ask, ids, from);
  const labels = await readLabels(ask, ids);
  const licences = await ask<{ id: number; licence: string }>({
    name: 'search-alerts-licences',
    text: 'SELECT id, logiesdecreet AS licence FROM listings WHERE id = ANY ($1::int[])',
    values: [ids],
  });
  const byLicence = Map.groupBy(licences, ({ licence }) => licence);
  return {
    listings,
    stays,
    seasons,
    priceTerms,
    labels,
    licences: new Map(Array.from(byLicence, ([licence, rows]) => [licence, rows.map(({ id }) => id)])),
  };
}

/** More than the longest label. */
const LABEL_BYTES = 64 * 1024;

/** An index of just these listings. @param held nights that count as occupied in addition */
export function indexOf(known: KnownListings, today: Day, held: readonly OccupiedRow[] = []): ListingIndex {
  const sizes = { growth: 1, spare: 1, labelPiece: LABEL_BYTES };
  const index = new ListingIndex(shapeFor(known.listings.length, today, sizes));
  for (const listing of known.listings) index.load(listing);
  index.arrange();
  for (const stay of known.stays) index.occupy(stay);
  for (const stay of held) index.occupy(stay);
  for (const season of known.seasons) index.addSeason(season);
  for (const term of known.priceTerms) index.addPriceTerm(term);
  for (const label of known.labels) index.label(label);
  return index;
}

/** The ids of the listings that each question finds now, by the rules of the search itself. */
export function findEach(
  index: ListingIndex,
  { licences }: KnownListings,
  questions: readonly Question[],
  today: Day,
): number[][] {
  // Searches that otherwise are the same run as one; for a single listing it is picked out afterwards.
  const searches = questions.map(({ filters }) => ({
    filters,
    only: filters.logiesdecreet === undefined ? undefined : (licences.get(filters.logiesdecreet) ?? []),
  }));
  const idsOf = (listings: Bits) => slotsOf(listings).map((slot) => index.idOf(slot));
  const isAsked = (id: number, asked: number | null | undefined) => asked === null || id === asked;
  return index
    .fittingEach(searches, { today })
    .map((listings, place) => idsOf(listings).filter((id) => isAsked(id, questions[place]?.listingId)));
}
