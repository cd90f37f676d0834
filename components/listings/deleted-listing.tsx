import { townName } from '@/lib/listings/town-name';
import { ListingCard } from '@/components/listings/listing-card';
import { LinkButton } from '@/components/ui/link-button';
import type { ShownCard } from '@/lib/listings/shown-card';
import type { City } from '@/lib/listings/cities';
import { route } from '@/lib/paths';
import { carriedStay, withCarried } from '@/lib/search/carried-stay';
import { deletedListingTexts as texts } from '@/lib/texts/deleted-listing';

interface DeletedListingProps {
  town: City | null;
  /** Alternative listings. */
  listings: readonly ShownCard[];
  /** The days and the party of the page, which its links pass on (`carriedQuery`); '' for neither. */
  query: string;
  /** Shown instead of 'no longer let'; null to show that. */
  words: { title: string; text: string } | null;
}

function introOf({ town, listings }: Pick<DeletedListingProps, 'town' | 'listings'>): string {
  if (listings.length === 0) return texts.textAlone;
  return town ? texts.textIn(townName(town.name)) : texts.text;
}

/** Shown in place of a deleted listing: says that it is gone and suggests others. */
export function DeletedListing({ town, listings, query, words }: DeletedListingProps) {
  return (
    <div className="page py-6 sm:py-8">
      <header className="max-w-prose">
        <h1>{words?.title ?? texts.title}</h1>
        {words && <p className="mt-4 text-lg text-ci-gray-700">{words.text}</p>}
        <p className="mt-4 text-lg text-ci-gray-700">{introOf({ town, listings })}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {town ? (
            <LinkButton href={withCarried(route('listing.index', {}, { listing_city_id: town.id }), query)}>
              {texts.townListings(townName(town.name))}
            </LinkButton>
          ) : (
            <LinkButton href={withCarried(route('listing.index'), query)}>{texts.allListings}</LinkButton>
          )}
          <LinkButton href={route('front-page')} variant="secondary">
            {texts.frontPage}
          </LinkButton>
        </div>
      </header>
      {listings.length > 0 && (
        <section aria-labelledby="in-de-buurt" className="@container mt-6">
          <h2 id="in-de-buurt" className="text-2xl">
            {town ? texts.nearby : texts.listings}
          </h2>
          <ul className="mt-3 grid gap-6 md:@xl:grid-cols-2 lg:@3xl:grid-cols-3">
            {listings.map((listing) => (
              <li key={listing.id}>
                <ListingCard card={listing} stayQuery={carriedStay(query)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
