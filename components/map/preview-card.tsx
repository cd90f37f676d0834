'use client';

import { townName } from '@/lib/listings/town-name';
import { partOf } from '@/lib/languages/texts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { Photo } from '@/components/listings/photo';
import type { MapAdapter } from '@/components/map/map-adapter';
import { StreetViewButton } from '@/components/map/street-view-button';
import { useStayQuote } from '@/components/stays/use-stay-quote';
import { useBackStep } from '@/components/ui/use-back-step';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { Icon } from '@/components/ui/icon';
import { findCity } from '@/lib/listings/cities';
import type { MapListing } from '@/lib/map/contract';
import type { MapMarker } from '@/lib/map/markers';
import { translateName } from '@/lib/languages/language';
import { route } from '@/lib/paths';
import { carriedParty, carriedRange } from '@/lib/search/carried-range';
import { carriedStay } from '@/lib/search/carried-stay';
import { totalText } from '@/lib/stays/quote-text';
import { mapTexts } from '@/lib/texts/map';

const texts = partOf(mapTexts, 'preview');

interface PreviewCardProps {
  ref: RefObject<HTMLDivElement | null>;
  marker: MapMarker;
  adapter: MapAdapter | null;
  /** The query string of the search, whose days and guests are carried along to the listing's page. */
  query: string;
  onClose: () => void;
}

/** The listing of a marker, or each in turn of several listings at one location. */
export function PreviewCard({ ref: card, marker, adapter, query, onClose }: PreviewCardProps) {
  const [place, setPlace] = useState(0);
  useEscape(card, onClose);
  useBackStep(true, onClose);
  // The visitor pressed the marker to see this card.
  useEffect(() => card.current?.focus({ preventScroll: true }), [card]);
  const listing = marker.listings[place];
  return (
    <div
      ref={card}
      role="region"
      tabIndex={-1}
      aria-label={listing ? texts.label(listing.name) : texts.crowded(marker.count)}
      data-map-preview
      className="absolute inset-x-3 bottom-7 z-10 animate-appear rounded-panel bg-surface p-4 shadow-lift [animation-delay:0ms] sm:right-auto sm:bottom-3 sm:left-4 sm:w-88"
    >
      <IconButton
        label={texts.close}
        size="sm"
        onClick={onClose}
        className="absolute top-2 right-2 bg-surface/90"
      >
        <Icon name="x" className="size-5" />
      </IconButton>
      {listing ? (
        <ListingPreview key={listing.id} listing={listing} adapter={adapter} query={query} />
      ) : (
        <>
          <p className="pr-10 font-semibold text-ci-gray-900">{texts.crowded(marker.count)}</p>
          <p className="mt-1 text-ci-gray-700">{texts.crowdedText}</p>
        </>
      )}
      {marker.listings.length > 1 && (
        <Pager place={place} count={marker.listings.length} onChange={setPlace} />
      )}
    </div>
  );
}

/** Escape closes the card wherever the focus is inside it. */
function useEscape(card: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = card.current;
    const handle = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    element?.addEventListener('keydown', handle);
    return () => element?.removeEventListener('keydown', handle);
  }, [card]);
}

interface ListingPreviewProps extends Pick<PreviewCardProps, 'adapter' | 'query'> {
  listing: MapListing;
}

function ListingPreview({ listing, adapter, query }: ListingPreviewProps) {
  const [picture] = listing.pictures;
  const city = findCity(listing.listing_city_id);
  return (
    <div className="flex gap-4 sm:block">
      {picture && (
        <Photo
          picture={{ id: picture.url, url: picture.url }}
          alt=""
          sizes="(min-width: 40rem) 20rem, 7rem"
          maxWidth={640}
          className="w-28 shrink-0 self-start rounded-control sm:mb-3 sm:w-full"
        />
      )}
      <div className="min-w-0">
        {/* Only these lines are beside the close button. */}
        <p className="text-sm hyphens-auto text-ci-gray-600 max-sm:pr-8">
          {texts.licence(listing.logiesdecreet)}
        </p>
        <p
          translate={translateName()}
          className="truncate text-lg leading-6 font-semibold text-ci-gray-900 max-sm:pr-8"
        >
          {listing.name}
        </p>
        <p className="text-ci-gray-700">{city && townName(city.name)}</p>
        <StayTotal slug={listing.slug} query={query} />
        {!listing.display_home_address && <p className="mt-1 text-sm text-ci-gray-600">{texts.around}</p>}
        <div className="mt-3 flex flex-wrap gap-2">
          <LinkButton href={route('listing.show', { slug: listing.slug }) + carriedStay(query)} size="sm">
            {texts.link}
          </LinkButton>
          {listing.display_home_address && adapter?.showStreetView && (
            <StreetViewButton listing={listing} show={adapter.showStreetView.bind(adapter)} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The price of this listing for the days searched for; nothing without days, and until it is known. */
function StayTotal({ slug, query }: { slug: string; query: string }) {
  const { answer } = useStayQuote(slug, carriedRange(query), carriedParty(query));
  if (!answer || !('quote' in answer)) return null;
  return <p className="figures font-semibold text-ci-gray-900">{totalText(answer.quote)}</p>;
}

interface PagerProps {
  place: number;
  count: number;
  onChange: (place: number) => void;
}

function Pager({ place, count, onChange }: PagerProps) {
  const turn = (step: number) => onChange((place + step + count) % count);
  return (
    <div className="mt-3 flex items-center justify-between border-t border-ci-gray-200 pt-2">
      <IconButton label={texts.previous} size="sm" onClick={() => turn(-1)}>
        <Icon name="chevron-left" className="size-5" />
      </IconButton>
      <p role="status" className="figures text-sm text-ci-gray-700">
        {texts.place(place + 1, count)}
      </p>
      <IconButton label={texts.next} size="sm" onClick={() => turn(1)}>
        <Icon name="chevron-right" className="size-5" />
      </IconButton>
    </div>
  );
}
