import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/lib/icons/icon-names';
import type { ListingCard } from '@/lib/listings/card-contract';
import { listingOptionId } from '@/lib/listings/options';
import { propertyTypeTexts } from '@/lib/texts/listings';
import { countWord } from '@/lib/format/words';
import { listingCardTexts as texts } from '@/lib/texts/listing-card';

/** Type, bedrooms (not of a studio), bathrooms, and parking spaces where there are any. */
export function ListingCardFacts({ listing }: { listing: ListingCard }) {
  const { property_type: type, number_of_bedrooms: bedrooms, number_of_bathrooms: bathrooms } = listing;
  const parking = parkingSpaces(listing);
  const detached = type === 'house' || type === 'villa';
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-ci-gray-700">
      {type && <Fact icon={detached ? 'house' : 'building-complex'} text={propertyTypeTexts[type]} />}
      {bedrooms !== null && type !== 'studio' && (
        <Fact icon="bed-double" text={`${bedrooms} ${countWord(bedrooms, texts.bedrooms)}`} />
      )}
      {bathrooms !== null && (
        <Fact icon="bath" text={`${bathrooms} ${countWord(bathrooms, texts.bathrooms)}`} />
      )}
      {parking > 0 && (
        <Fact icon="circle-letter-p" text={`${parking} ${countWord(parking, texts.parkingSpaces)}`} />
      )}
    </ul>
  );
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className="flex items-center gap-1.5 first-letter:uppercase">
      <Icon name={icon} thin className="size-5 shrink-0 text-ci-blue-500" />
      <span className="inline-block first-letter:uppercase">{text}</span>
    </li>
  );
}

function parkingSpaces({ settings }: ListingCard): number {
  const id = listingOptionId('parking_spaces');
  return settings.find((setting) => setting.listing_option_id === id)?.value ?? 0;
}
