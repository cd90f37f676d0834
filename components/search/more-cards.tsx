'use client';

import { useLayoutEffect } from 'react';
import { ListingCard } from '@/components/listings/listing-card';
import type { ListingCard as CardListing } from '@/lib/listings/card-contract';
import { cardModelOf } from '@/lib/listings/card-model';
import { carriedStay } from '@/lib/search/carried-stay';

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
  const stayQuery = carriedStay(query);
  return cards.map((listing) => (
    <li key={listing.id}>
      <ListingCard card={cardModelOf(listing)} stayQuery={stayQuery} />
    </li>
  ));
}
