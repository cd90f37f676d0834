import { ListingCard } from '@/components/listings/listing-card';
import { LinkButton } from '@/components/ui/link-button';
import type { ShownCard } from '@/lib/listings/shown-card';
import type { City } from '@/lib/listings/cities';
import { route } from '@/lib/paths';
import { deletedListingTexts as texts } from '@/lib/texts/deleted-listing';

interface DeletedListingProps {
  town: City | null;
  /** Alternative listings. */
  homes: readonly ShownCard[];
}

function introOf({ town, homes }: DeletedListingProps): string {
  if (homes.length === 0) return texts.textAlone;
  return town ? texts.textIn(town.name) : texts.text;
}

/** Shown in place of a deleted listing: says that it is gone and suggests others. */
export function DeletedListing({ town, homes }: DeletedListingProps) {
  return (
    <div className="page py-6 sm:py-8">
      <header className="max-w-prose">
        <h1>{texts.title}</h1>
        <p className="mt-4 text-lg text-ci-gray-700">{introOf({ town, homes })}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {town ? (
            <LinkButton href={route('listing.index', {}, { listing_city_id: town.id })}>
              {texts.townHomes(town.name)}
            </LinkButton>
          ) : (
            <LinkButton href={route('listing.index')}>{texts.allHomes}</LinkButton>
          )}
          <LinkButton href={route('home')} variant="secondary">
            {texts.home}
          </LinkButton>
        </div>
      </header>
      {homes.length > 0 && (
        <section aria-labelledby="in-de-buurt" className="@container mt-6">
          <h2 id="in-de-buurt" className="text-2xl">
            {town ? texts.nearby : texts.homes}
          </h2>
          <ul className="mt-3 grid gap-6 md:@xl:grid-cols-2 lg:@3xl:grid-cols-3">
            {homes.map((home) => (
              <li key={home.id}>
                <ListingCard card={home} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
