'use client';

import { useLayoutEffect } from 'react';
import { ListingCard } from '@/components/listings/listing-card';
import type { ListingCard as CardListing } from '@/lib/listings/card-contract';
import { cardModelOf, foundStayText } from '@/lib/listings/card-model';
import { carriedStay, leavesChoice } from '@/lib/search/carried-stay';

interface MoreCardsProps {
  cards: readonly CardListing[];
  /** The search that they belong to. */
  query: string;
  /** Once, when they stand on the page. */
  onShown: () => void;
}

/** Cards of later pages, as list items. Fetched when the first of them is needed. */
export function MoreCards({ cards, query, onShown }: MoreCardsProps) {
  useLayoutEffect(onShown, [onShown]);
  const hasChoice = leavesChoice(query);
  return cards.map((listing) => {
    const card = cardModelOf(listing);
    const stay = hasChoice && listing.stay ? foundStayText(listing.stay) : card.stay;
    return (
      <li key={listing.id}>
        <ListingCard card={{ ...card, stay }} stayQuery={carriedStay(query, listing.stay)} />
      </li>
    );
  });
}
