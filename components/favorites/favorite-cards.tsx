'use client';

import type { FavoriteListings } from '@/components/favorites/use-favorite-listings';
import { ListingCard } from '@/components/listings/listing-card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { useHomeStay } from '@/components/favorites/use-home-stay';
import { StayVerdict } from '@/components/favorites/stay-verdict';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import { isOnline } from '@/lib/favorites/card';
import type { PublicListing } from '@/lib/listings/contract';
import { stayPriceText } from '@/lib/listings/shown-card';
import { carriedStay } from '@/lib/search/carried-stay';
import { houseOf } from '@/lib/stays/house';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

const gridClass = 'grid gap-6 md:@xl:grid-cols-2 lg:@3xl:grid-cols-3';
/** How many cards are visible at first: their photos load eagerly. */
const inView = 3;

interface FavoriteCardsProps {
  /** Null while the number of favourites is unknown. */
  favorites: FavoriteListings['favorites'] | null;
  asked: AskedOfFavorites;
  /** Whether a table above already tells what a stay costs, or why it cannot be had. */
  isCompared: boolean;
}

/** The cards, and a skeleton for each that is still loading. */
export function FavoriteCards({ favorites, asked, isCompared }: FavoriteCardsProps) {
  if (favorites === null) {
    return (
      <SkeletonGroup className={`${gridClass} noscript:hidden`}>
        {Array.from({ length: inView }, (_, index) => (
          <CardSkeleton key={index} />
        ))}
      </SkeletonGroup>
    );
  }
  if (favorites.length === 0) return null;
  return (
    <>
      <h2 className="sr-only">{texts.list}</h2>
      <ul className={gridClass}>
        {favorites.map(({ slug, state }, index) => {
          if (state.status === 'failed') return null;
          if (state.status === 'done' && !isOnline(state.listing)) return null;
          return (
            <li key={slug} className="grid grid-cols-1 grid-rows-[1fr_auto]">
              {state.status === 'done' ? (
                <FavoriteCard
                  listing={state.listing}
                  asked={asked}
                  isCompared={isCompared}
                  priority={index < inView}
                />
              ) : (
                <SkeletonGroup>
                  <CardSkeleton />
                </SkeletonGroup>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface FavoriteCardProps {
  listing: PublicListing;
  asked: AskedOfFavorites;
  isCompared: boolean;
  priority: boolean;
}

/** A favourite for the days and the party that are asked for. */
function FavoriteCard({ listing, asked, isCompared, priority }: FavoriteCardProps) {
  const { slug } = listing;
  const house = houseOf(listing);
  const { answer } = useHomeStay(slug, house, asked);
  return (
    <>
      <ListingCard
        card={listing}
        priority={priority}
        stayQuery={carriedStay(asked.query)}
        stay={answer && 'quote' in answer ? stayPriceText(answer.quote) : undefined}
      />
      {!isCompared && (
        <div role="status" className="mt-3 empty:hidden">
          <StayVerdict {...{ slug, house, asked, answer }} />
        </div>
      )}
    </>
  );
}

function CardSkeleton() {
  return (
    <div className="overflow-hidden rounded-panel border border-ci-gray-200">
      <Skeleton className="h-[230px] rounded-none" />
      <div className="space-y-3 px-5 pt-4 pb-5">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-6 w-40" />
      </div>
    </div>
  );
}
