'use client';

import { townName } from '@/lib/listings/town-name';
import { useEffect, useRef } from 'react';
import { Photo } from '@/components/listings/photo';
import { Words } from '@/components/ui/words';
import { findCity } from '@/lib/listings/cities';
import { listingPriceText } from '@/lib/map/markers';
import type { MarkerListing } from '@/lib/map/markers';
import { translateName } from '@/lib/languages/language';
import { route } from '@/lib/paths';
import { asksStay, carriedStay } from '@/lib/search/carried-stay';
import { mapTexts } from '@/lib/texts/map';

interface MapCardsProps {
  /** The listings in view, from west to east. */
  listings: readonly MarkerListing[];
  /** The query string of the search, whose days and guests are carried along to the listing's page. */
  query: string;
  /** The slug of the listing whose card is scrolled into view. */
  wanted: string | null;
  /** Called when the visitor swipes to a listing's card. */
  onShown: (slug: string) => void;
}

/** The listings on the map as swipeable cards, for screens too narrow for a list. */
export function MapCards({ listings, query, wanted, onShown }: MapCardsProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (wanted === null) return;
    const card = row.current?.querySelector(`[data-home="${CSS.escape(wanted)}"]`);
    card?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [wanted]);
  const handleScroll = () => {
    const middle = window.innerWidth / 2;
    const card = [...(row.current?.children ?? [])].find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left <= middle && right >= middle;
    });
    if (card instanceof HTMLElement && card.dataset.home) onShown(card.dataset.home);
  };
  if (listings.length === 0) return null;
  return (
    <ul
      ref={row}
      aria-label={mapTexts.view.cards}
      onScroll={handleScroll}
      className="absolute inset-x-0 bottom-0 z-10 flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain p-4 pt-2 [scrollbar-width:none] lg:hidden"
    >
      {listings.map((listing) => (
        <li
          key={listing.id}
          data-home={listing.slug}
          className="@container w-[calc(100%-2rem)] max-w-96 shrink-0 snap-center"
        >
          <MapCard listing={listing} query={query} />
        </li>
      ))}
    </ul>
  );
}

function MapCard({ listing, query }: { listing: MarkerListing; query: string }) {
  const [picture] = listing.pictures;
  const price = listingPriceText(listing, asksStay(query));
  return (
    <a
      href={route('listing.show', { slug: listing.slug }) + carriedStay(query, listing.stay)}
      className="flex min-h-28 overflow-hidden rounded-panel bg-surface text-ci-gray-700 no-underline shadow-lift"
    >
      {picture && (
        <Photo
          picture={{ id: picture.url, url: picture.url }}
          alt=""
          sizes="9rem"
          maxWidth={640}
          className="aspect-auto w-32 shrink-0 self-stretch @max-[14rem]:hidden"
        />
      )}
      <span className="flex min-w-0 flex-col justify-center px-3.5 py-2 leading-snug">
        <span className="figures truncate text-sm text-ci-gray-600">
          <Words>{`${townName(findCity(listing.listing_city_id)?.name ?? '')} · `}</Words>
          <span className="sr-only">{mapTexts.preview.licence('')}</span>
          <Words translate={translateName()}>{listing.logiesdecreet}</Words>
        </span>
        <span translate={translateName()} className="truncate font-semibold text-ci-gray-900">
          {listing.name}
        </span>
        {price !== null && <span className="figures font-semibold text-ci-gray-900">{price}</span>}
      </span>
    </a>
  );
}
