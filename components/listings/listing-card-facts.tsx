import { countWord } from '@/lib/format/words';
import type { CardModel } from '@/lib/listings/card-model';
import { featureTexts } from '@/lib/texts/listing-page';
import { listingCardTexts as texts } from '@/lib/texts/listing-card';

/**
 * For how many, bedrooms (not of a studio), bathrooms, and parking spaces where there are any. Each with the dot before
 * it, which the style sheet cuts off where a line begins.
 */
export function ListingCardFacts({ card }: { card: CardModel }) {
  const { capacity, bedrooms, bathrooms, parking } = card;
  const facts = [
    counted(capacity, texts.persons),
    card.type !== 'studio' && counted(bedrooms, texts.bedrooms),
    counted(bathrooms, texts.bathrooms),
    counted(parking, texts.parkingSpaces),
  ];
  return (
    <p>
      {facts.filter(Boolean).map((fact, place) => (
        <span key={fact || ''}>{place === 0 ? fact : `${texts.dot}${fact}`}</span>
      ))}
    </p>
  );
}

/** What sets a home apart: its view of the sea, and a beach that is near. */
export function ListingCardSpecial({ card: { view, beach } }: { card: CardModel }) {
  const special = [
    view && texts.view[view],
    beach === undefined ? undefined : featureTexts.beach(beach),
  ].filter((words) => words !== undefined);
  return (
    special.length > 0 && (
      <ul className="home-card-special">
        {special.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    )
  );
}

const counted = (count: number | undefined, words: readonly [string, string]) =>
  count !== undefined && `${count}\u{a0}${countWord(count, words)}`;
