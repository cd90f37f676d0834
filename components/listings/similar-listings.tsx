'use client';

import { useEffect, useState } from 'react';
import { ListingCard } from '@/components/listings/listing-card';
import { api } from '@/lib/api/client';
import type { ApiQuery } from '@/lib/api/client';
import type { ListingCard as CardListing } from '@/lib/listings/card-contract';
import { stayPriceText } from '@/lib/listings/shown-card';
import { carriedParty, carriedRange } from '@/lib/search/carried-range';
import { partyParameters } from '@/lib/stays/party';
import { similarListingsTexts as texts } from '@/lib/texts/similar-listings';

/** The listing that others should resemble. */
export interface SimilarTo {
  slug: string;
  townId: number;
  capacity: number;
  /** Whole euros per night. */
  price: number;
}

interface SimilarListingsProps {
  listing: SimilarTo;
  /** Days and guests from the page's URL. */
  query: string;
}

const MOST = 3;

/** Three listings in the same town with the same capacity, available on the days in the URL, closest in price. */
export function SimilarListings({ listing, query }: SimilarListingsProps) {
  const found = useSimilar(listing, query);
  const hasDays = carriedRange(query) !== null;
  if (!found) return null;
  return (
    <>
      <h2>{hasDays ? texts.free : texts.title}</h2>
      {found.length === 0 ? (
        <p className="mt-4 text-ci-gray-700">{texts.none}</p>
      ) : (
        <ul className="mt-6 flex snap-x gap-6 overflow-x-auto pb-2 max-md:-mx-4 max-md:scroll-px-4 max-md:px-4 md:grid md:grid-cols-2 md:overflow-visible lg:grid-cols-3">
          {found.map((listing) => (
            <li
              key={listing.id}
              className="shrink-0 basis-[85%] snap-start md:max-lg:[&:nth-child(3)]:hidden"
            >
              <ListingCard
                card={listing}
                stay={listing.stay ? stayPriceText(listing.stay) : undefined}
                stayQuery={query}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Null until loaded, and when loading fails. */
function useSimilar(listing: SimilarTo, query: string): CardListing[] | null {
  const [found, setFound] = useState<CardListing[] | null>(null);
  const { slug, townId, capacity, price } = listing;
  useEffect(() => {
    const call = new AbortController();
    const stay = carriedRange(query);
    const party = carriedParty(query, capacity);
    const asked: ApiQuery = {
      listing_city_id: townId,
      ...partyParameters(party),
      arrival: stay?.start,
      departure: stay?.end,
    };
    const find = async () => {
      const { data } = await api.get<{ data: CardListing[] }>('/api/listings', {
        query: asked,
        signal: call.signal,
      });
      const distance = (other: CardListing) => Math.abs((other.price ?? 0) - price);
      const others = data.filter((other) => other.slug !== slug);
      setFound(others.toSorted((a, b) => distance(a) - distance(b)).slice(0, MOST));
    };
    // The page is complete without them, so errors are ignored.
    find().catch(() => undefined);
    return () => call.abort();
  }, [slug, townId, capacity, price, query]);
  return found;
}
