/** What a comparison shows of a home, from its public data (docs/rules/favorites.md#comparing). */
import { townName } from '@/lib/listings/town-name';
import type { PublicListing } from '@/lib/listings/contract';
import { listFeatures } from '@/lib/listings/features';
import type { FeatureKey } from '@/lib/listings/features';
import { nightPrice } from '@/lib/listings/price-text';
import type { ShownCard } from '@/lib/listings/shown-card';
import { strongestFeatures } from '@/lib/listings/strongest-features';
import { listingName } from '@/lib/listings/title';
import { bedKinds } from '@/lib/listings/kinds';
import type { Cancellation } from '@/lib/listings/kinds';
import { ratingText } from '@/lib/reviews/rating-text';
import { houseOf } from '@/lib/stays/house';
import type { House } from '@/lib/stays/party';
import { bedTexts } from '@/lib/texts/listing-page';

type Listing = Pick<
  PublicListing,
  | 'id'
  | 'slug'
  | 'name'
  | 'city'
  | 'price'
  | 'property_type'
  | 'number_of_bedrooms'
  | 'number_of_bathrooms'
  | 'max_capacity'
  | 'oceanview'
  | 'distance_to_beach_m'
  | 'rating'
  | 'reviews_count'
  | 'settings'
  | 'rooms'
  | 'cancellation'
> & { pictures: ShownCard['pictures'] };

/** A field is null if the landlord did not fill it in. */
export interface ComparedHome {
  id: number;
  slug: string;
  name: string;
  town: string | null;
  picture: ShownCard['pictures'][number] | null;
  /** 'Vanaf € 90 per nacht' */
  price: string | null;
  /** '300 m tot het strand' */
  beach: string | null;
  /** '1 tweepersoonsbed, 2 eenpersoonsbedden' */
  beds: string | null;
  /** 'Voor 6 personen' */
  capacity: string | null;
  /** '4,8 (12)' */
  rating: string | null;
  cancellation: Cancellation | null;
  /** What it has, the most important first. */
  included: string[];
  house: House;
}

/** Shown in rows of their own, or not useful in a comparison. */
const toldElsewhere: ReadonlySet<FeatureKey> = new Set<FeatureKey>([
  ...(['beach', 'capacity', 'single_beds', 'double_beds'] as const),
  ...(['bedrooms', 'bathrooms', 'floor'] as const),
]);

export function comparedHome(listing: Listing): ComparedHome {
  const features = listFeatures(listing);
  const textOf = (key: FeatureKey) => features.find((feature) => feature.key === key)?.text ?? null;
  const others = features.filter(({ key }) => !toldElsewhere.has(key));
  return {
    id: listing.id,
    slug: listing.slug,
    name: listingName(listing),
    town: listing.city && townName(listing.city.name),
    picture: listing.pictures[0] ?? null,
    price: nightPrice(listing),
    beach: textOf('beach'),
    beds: bedsText(listing),
    capacity: textOf('capacity'),
    rating: ratingText(listing),
    cancellation: listing.cancellation,
    included: strongestFeatures(others, others.length)
      .best.filter(({ present }) => present)
      .map(({ text }) => text),
    house: houseOf(listing),
  };
}

/** The beds in its rooms, else the numbers that the landlord gave for the whole home. */
function bedsText({ rooms, ...listing }: Listing): string | null {
  const beds = rooms.flatMap((room) => room.beds);
  const counted = bedKinds.flatMap((kind) => {
    const count = beds.reduce((sum, bed) => sum + (bed.kind === kind ? bed.count : 0), 0);
    return count > 0 ? [bedTexts[kind](count)] : [];
  });
  if (counted.length > 0) return counted.join(', ');
  const given = listFeatures(listing).filter(
    ({ key, present }) => present && (key === 'double_beds' || key === 'single_beds'),
  );
  return given.length > 0 ? given.map(({ text }) => text).join(', ') : null;
}
