import { countWord } from '@/lib/format/words';
import type { Noun } from '@/lib/format/words';
import { parkingSpaces } from '@/lib/listings/shown-card';
import type { ShownCard } from '@/lib/listings/shown-card';
import { featureTexts } from '@/lib/texts/listing-page';
import { listingCardTexts as texts } from '@/lib/texts/listing-card';

/**
 * Capacity, bedrooms (except for a studio), bathrooms, and parking spaces if there are any. Each has a dot before it,
 * which the style sheet clips at the start of a line.
 */
export function ListingCardFacts({ card }: { card: ShownCard }) {
  const facts = [
    counted(card.max_capacity, texts.persons),
    card.property_type !== 'studio' && counted(card.number_of_bedrooms, texts.bedrooms),
    counted(card.number_of_bathrooms, texts.bathrooms),
    counted(parkingSpaces(card) || null, texts.parkingSpaces),
  ];
  return (
    <p>
      {facts.filter(Boolean).map((fact, place) => (
        <span key={fact || ''}>{place === 0 ? fact : `${texts.dot}${fact}`}</span>
      ))}
    </p>
  );
}

/** A listing's highlights: its sea view, and a nearby beach. */
export function ListingCardSpecial({ card }: { card: ShownCard }) {
  const { oceanview: view, distance_to_beach_m: beach } = card;
  const special = [
    view && view !== 'no' ? texts.view[view] : undefined,
    isNear(beach) ? featureTexts.beach(beach) : undefined,
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

/** The distance in metres up to which being near is worth mentioning, because few listings are that close. */
const NEAR = 300;
const isNear = (metres: number | null | undefined): metres is number =>
  typeof metres === 'number' && metres <= NEAR;

const counted = (count: number | null | undefined, words: Noun) =>
  typeof count === 'number' && `${count}\u{a0}${countWord(count, words)}`;
