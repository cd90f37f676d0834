import { KeepAll } from '@/components/favorites/keep-all';
import { ListingCard } from '@/components/listings/listing-card';
import type { Elements } from '@/components/ui/elements';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { ShownCard } from '@/lib/listings/shown-card';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

/** How many cards are visible at first: their photos load eagerly. */
const inView = 3;

interface SharedListProps {
  cards: readonly ShownCard[];
  /** Other listings to continue with when none of the shared ones is online. */
  listings: Elements;
}

/** Listings that somebody else selected, to view and to save. Works without JavaScript. */
export function SharedList({ cards, listings }: SharedListProps) {
  if (cards.length === 0) {
    return (
      <>
        <EmptyState
          drawing={listings ? null : undefined}
          text={texts.sharedGone}
          action={<LinkButton href={route('listing.index')}>{texts.toListings}</LinkButton>}
        />
        {listings}
      </>
    );
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <KeepAll
          listings={cards.map((card) => ({
            slug: card.slug,
            name: listingName(card),
            town: card.city?.name,
          }))}
        />
        <a href={route('listing.favorites')} className="link py-2">
          {texts.own}
        </a>
      </div>
      <h2 className="sr-only">{texts.list}</h2>
      <div className="@container">
        <ul className="grid gap-6 md:@xl:grid-cols-2 lg:@3xl:grid-cols-3">
          {cards.map((card, index) => (
            <li key={card.id}>
              <ListingCard card={card} priority={index < inView} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
