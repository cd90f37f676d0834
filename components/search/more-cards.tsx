'use client';

import { useLayoutEffect } from 'react';
import { ListingCard } from '@/components/listings/listing-card';
import type { ListingCard as CardListing } from '@/lib/listings/card-contract';

interface MoreCardsProps {
  cards: readonly CardListing[];
  /** Once, when they stand on the page. */
  onShown: () => void;
}

/** Cards of later pages, as list items. Fetched when the first of them is needed. */
export function MoreCards({ cards, onShown }: MoreCardsProps) {
  useLayoutEffect(onShown, [onShown]);
  return cards.map((listing) => (
    <li key={listing.id}>
      <ListingCard listing={listing} />
    </li>
  ));
}
