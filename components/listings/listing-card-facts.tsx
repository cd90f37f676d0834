import { countWord, capitalised } from '@/lib/format/words';
import type { CardModel } from '@/lib/listings/card-model';
import { propertyTypeTexts } from '@/lib/texts/listings';
import { listingCardTexts as texts } from '@/lib/texts/listing-card';

/** Type, bedrooms (not of a studio), bathrooms, and parking spaces where there are any. */
export function ListingCardFacts({ card }: { card: CardModel }) {
  const { type, bedrooms, bathrooms, parking } = card;
  const detached = type === 'house' || type === 'villa';
  return (
    <ul className="home-card-facts">
      {type && (
        <li className={detached ? 'sign-house' : 'sign-building-complex'}>
          {capitalised(propertyTypeTexts[type])}
        </li>
      )}
      {bedrooms !== undefined && type !== 'studio' && (
        <li className="sign-bed-double">{counted(bedrooms, texts.bedrooms)}</li>
      )}
      {bathrooms !== undefined && <li className="sign-bath">{counted(bathrooms, texts.bathrooms)}</li>}
      {parking !== undefined && (
        <li className="sign-circle-letter-p">{counted(parking, texts.parkingSpaces)}</li>
      )}
    </ul>
  );
}

const counted = (count: number, words: readonly [string, string]) => `${count} ${countWord(count, words)}`;
