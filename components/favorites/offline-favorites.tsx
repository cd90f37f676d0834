'use client';

import { townName } from '@/lib/listings/town-name';
import { Button } from '@/components/ui/button';
import { removeFavorite } from '@/lib/favorites/favorites';
import type { PublicListing } from '@/lib/listings/contract';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { withCarried } from '@/lib/search/carried-stay';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

interface OfflineFavoritesProps {
  listings: readonly PublicListing[];
  /** The days and the party that its links carry, as a query string. */
  query: string;
}

/** Favourites that their landlord took offline: they may come back, so only the visitor removes them. */
export function OfflineFavorites({ listings, query }: OfflineFavoritesProps) {
  return (
    <section className="mt-12">
      <h2>{texts.offlineTitle}</h2>
      <ul className="mt-4 divide-y divide-ci-gray-200 border-y border-ci-gray-200">
        {listings.map((listing) => (
          <li key={listing.slug} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <a
              href={withCarried(route('listing.show', { slug: listing.slug }), query)}
              className="link inline-block py-1"
            >
              {[listingName(listing), listing.city && townName(listing.city.name)].filter(Boolean).join(', ')}
            </a>
            <Button variant="secondary" size="sm" onClick={() => removeFavorite(listing.slug)}>
              {texts.remove}
              <span className="sr-only">{`: ${listingName(listing)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
