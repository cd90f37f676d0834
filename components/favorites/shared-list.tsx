import { KeepAll } from '@/components/favorites/keep-all';
import { ListingCard } from '@/components/listings/listing-card';
import type { Elements } from '@/components/ui/elements';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { ShownCard } from '@/lib/listings/shown-card';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

/** So many are in view at first: their photos are fetched at once. */
const inView = 3;

interface SharedListProps {
  cards: readonly ShownCard[];
  /** Others to go on with, where none of them is let. */
  homes: Elements;
}

/** Homes that somebody else picked out, to look at and to keep. Needs no script. */
export function SharedList({ cards, homes }: SharedListProps) {
  if (cards.length === 0) {
    return (
      <>
        <EmptyState
          drawing={homes ? null : undefined}
          text={texts.sharedGone}
          action={<LinkButton href={route('listing.index')}>{texts.toListings}</LinkButton>}
        />
        {homes}
      </>
    );
  }
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <KeepAll
          homes={cards.map((card) => ({ slug: card.slug, name: listingName(card), town: card.city?.name }))}
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
