import { townName } from '@/lib/listings/town-name';
import { Comparison } from '@/components/favorites/comparison';
import { KeepAll } from '@/components/favorites/keep-all';
import { StayForm } from '@/components/favorites/stay-form';
import { StayTotal } from '@/components/favorites/stay-total';
import { StayVerdict } from '@/components/favorites/stay-verdict';
import { ListingCard } from '@/components/listings/listing-card';
import type { Elements } from '@/components/ui/elements';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { AskedOfFavorites } from '@/lib/favorites/asked';
import type { ComparedHome } from '@/lib/favorites/compared-home';
import { stayPriceText } from '@/lib/listings/shown-card';
import type { ShownCard } from '@/lib/listings/shown-card';
import { listingName } from '@/lib/listings/title';
import { route } from '@/lib/paths';
import { carriedStay, withCarried } from '@/lib/search/carried-stay';
import type { House } from '@/lib/stays/party';
import type { ShownAnswer } from '@/lib/stays/stay-answer';
import { favoritesPageTexts as texts } from '@/lib/texts/favorites';

/** How many cards are visible at first: their photos load eagerly. */
const inView = 3;

interface SharedHome {
  card: ShownCard;
  /** Null while neither days nor a party are asked for. */
  house: House | null;
  answer: ShownAnswer | null;
}

interface SharedListProps {
  homes: readonly SharedHome[];
  /** The homes to compare side by side, if they are few enough; else empty. */
  compared: readonly ComparedHome[];
  asked: AskedOfFavorites;
  /** Other listings to continue with when none of the shared ones is online. */
  listings: Elements;
}

/** Listings that somebody else selected, to view, to compare and to save. Works without JavaScript. */
export function SharedList({ homes, compared, asked, listings }: SharedListProps) {
  if (homes.length === 0) {
    return (
      <>
        <EmptyState
          drawing={listings ? null : undefined}
          text={texts.sharedGone}
          action={
            <LinkButton href={withCarried(route('listing.index'), asked.query)}>
              {texts.toListings}
            </LinkButton>
          }
        />
        {listings}
      </>
    );
  }
  const ids = homes.map(({ card }) => card.id);
  const answerOf = (id: number) => homes.find(({ card }) => card.id === id)?.answer ?? null;
  const stayQuery = carriedStay(asked.query);
  return (
    <div className="@container">
      <div className="mb-6 flex flex-wrap items-center gap-3">
        <KeepAll
          listings={homes.map(({ card }) => ({
            slug: card.slug,
            name: listingName(card),
            town: card.city ? townName(card.city.name) : undefined,
          }))}
        />
        <a href={withCarried(route('listing.favorites'), asked.query)} className="link py-2">
          {texts.own}
        </a>
      </div>
      <StayForm asked={asked} ids={ids} />
      {compared.length > 0 && (
        <Comparison
          homes={compared}
          asked={asked}
          totalOf={({ id, slug, house, price }) => (
            <StayTotal {...{ slug, house, asked, price }} answer={answerOf(id)} />
          )}
        />
      )}
      <h2 className="sr-only">{texts.list}</h2>
      <ul className="grid gap-6 md:@xl:grid-cols-2 lg:@3xl:grid-cols-3">
        {homes.map(({ card, house, answer }, index) => (
          <li key={card.id} className="grid grid-cols-1 grid-rows-[1fr_auto]">
            <ListingCard
              card={card}
              priority={index < inView}
              stayQuery={stayQuery}
              stay={answer && 'quote' in answer ? stayPriceText(answer.quote) : undefined}
            />
            {house && compared.length === 0 && (
              <div className="mt-3">
                <StayVerdict {...{ slug: card.slug, house, asked, answer }} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
