import 'server-only';

import type { AskedOfFavorites } from '@/lib/favorites/asked';
import { isComparable } from '@/lib/favorites/comparable';
import { comparedHome } from '@/lib/favorites/compared-home';
import type { ComparedHome } from '@/lib/favorites/compared-home';
import type { Cancellation } from '@/lib/listings/kinds';
import type { Room } from '@/lib/listings/rooms';
import type { ShownCard } from '@/lib/listings/shown-card';
import type { House } from '@/lib/stays/party';
import { sql } from '@/server/db';
import { findShownCards } from '@/server/features/search/cached-cards';
import { readCards } from '@/server/features/search/read-cards';
import { currentIndex } from '@/server/features/search/search-index';
import { answerFor } from '@/server/features/stays/answer-stay';
import type { StayAnswer } from '@/lib/stays/stay-answer';
import { findBookableListings } from '@/server/features/stays/find-bookable-listing';

/** A listing of a shared list, for the days and the party in the address. */
export interface SharedHome {
  card: ShownCard;
  /** Null while neither days nor a party are asked for. */
  house: House | null;
  /** Null without days, and for a party that does not fit. */
  answer: StayAnswer | null;
}

export interface FoundSharedList {
  homes: SharedHome[];
  /** The same side by side, if they are few enough; else empty. */
  compared: ComparedHome[];
}

/** The listings of a shared list that are public now, in its order; each part in one statement, however many. */
export async function findSharedList(
  ids: readonly number[],
  asked: AskedOfFavorites,
): Promise<FoundSharedList> {
  // Cached cards are up to date once the search index has caught up.
  await currentIndex();
  const cards = await findShownCards(ids, null);
  const shown = cards.map(({ id }) => id);
  const [bookable, compared] = await Promise.all([
    asked.query === '' || shown.length === 0 ? [] : findBookableListings(shown),
    isComparable(shown.length) ? findCompared(shown) : [],
  ]);
  const terms = new Map(bookable.map((listing) => [listing.id, listing.terms]));
  const homes = cards.map((card) => {
    const known = terms.get(card.id);
    if (!known) return { card, house: null, answer: null };
    const { max_capacity, cots, pets_allowed } = known;
    const answer = (asked.stay && answerFor(known, asked.stay, asked.query)) ?? null;
    return { card, house: { max_capacity, cots, pets_allowed }, answer };
  });
  return { homes, compared };
}

/** What cards do not contain. $1: listing ids. */
const detailsQuery = `
  SELECT l.id, l.cancellation, (
    SELECT coalesce(json_agg(json_build_object('name', r.name, 'beds',
        (SELECT coalesce(json_agg(json_build_object('kind', b.kind, 'count', b.count) ORDER BY b.place), '[]')
          FROM listing_beds b WHERE b.listing_id = l.id AND b.room = r.place)) ORDER BY r.place), '[]')
      FROM listing_rooms r WHERE r.listing_id = l.id) AS rooms
  FROM listings l WHERE l.id = ANY($1::int[])`;

async function findCompared(ids: readonly number[]): Promise<ComparedHome[]> {
  const [cards, rows] = await Promise.all([
    readCards(ids),
    sql<{ id: number; cancellation: Cancellation | null; rooms: Room[] }>('compared', detailsQuery, [ids]),
  ]);
  const details = new Map(rows.map((row) => [row.id, row]));
  const homes = new Map(
    cards.map((card) => {
      const { cancellation = null, rooms = [] } = details.get(card.id) ?? {};
      return [card.id, comparedHome({ ...card, cancellation, rooms })];
    }),
  );
  return ids.flatMap((id) => homes.get(id) ?? []);
}
