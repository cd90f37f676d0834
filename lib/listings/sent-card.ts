/**
 * The compact format in which a page sends a card: only the values that a list shows, in a fixed order. With the API's
 * field names a page of cards has 30 kB of React data, where 20 are allowed; without them it has 19.
 */
import type { Day } from '@/lib/dates/day';
import type { ListingCard } from '@/lib/listings/card-contract';
import { turnsIn, wirePhotoUrl } from '@/lib/listings/photos';
import { parkingSpaces, settingsOf } from '@/lib/listings/shown-card';
import type { ShownCard, ShownStay } from '@/lib/listings/shown-card';

/** Includes its days if the search did not fix them. */
export type SentStay = readonly [nights: number, cents: number, start?: Day, end?: Day];

/** Values that few listings have come last, and trailing nulls are left out. */
export type CardValues = readonly [
  id: number,
  slug: string,
  name: ShownCard['name'],
  licence: string,
  pictures: number,
  picture: string | null,
  turns: number,
  avif: 0 | 1,
  placeholder: string | null,
  town: string | null,
  type: ShownCard['property_type'],
  capacity: number | null,
  bedrooms: number | null,
  bathrooms: number | null,
  price: number | null,
  view?: ShownCard['oceanview'],
  parking?: number | null,
  rating?: number | null,
  reviews?: number | null,
  beach?: number | null,
];

export type SentCard = readonly [stay: SentStay | null, ...card: CardValues];

/** @returns the values of a card without its stay */
export function cardValues(card: ListingCard): CardValues {
  const [first] = card.pictures;
  const rare = [
    ...[card.oceanview, parkingSpaces(card) || null, card.rating, card.reviews_count || null],
    card.distance_to_beach_m,
  ] as const;
  const last = rare.findLastIndex((value) => value !== null);
  const values: CardValues = [
    ...([card.id, card.slug, card.name, card.logiesdecreet, card.pictures.length] as const),
    ...([first?.id ?? null, first ? turnsIn(first.url) : 0, first?.avif ? 1 : 0] as const),
    ...([card.picture_placeholder, card.city?.name ?? null, card.property_type] as const),
    ...([card.max_capacity, card.number_of_bedrooms, card.number_of_bathrooms, card.price] as const),
    ...rare,
  ];
  // Cut after the last value that is not null, but never within the values that all listings have.
  return values.slice(0, values.length - rare.length + last + 1) as unknown as CardValues;
}

export function shownCardOf(card: SentCard): ShownCard {
  const [, ...values] = card;
  const [id, slug, name, logiesdecreet, pictures, picture, turns, avif, placeholder, ...facts] = values;
  const [town, type, capacity, bedrooms, bathrooms, price, ...rare] = facts;
  const [view = null, parking, rating = null, reviews, beach = null] = rare;
  return {
    ...{ id, slug, name, logiesdecreet, price, rating, reviews_count: reviews ?? 0 },
    city: town === null ? null : { name: town },
    property_type: type,
    max_capacity: capacity,
    number_of_bedrooms: bedrooms,
    number_of_bathrooms: bathrooms,
    oceanview: view,
    distance_to_beach_m: beach,
    settings: settingsOf(parking ?? 0),
    pictures:
      picture === null
        ? []
        : [{ id: picture, url: wirePhotoUrl(picture, turns * 90), ...(avif === 1 && { avif: true }) }],
    picture_count: pictures,
    picture_placeholder: placeholder,
    stay: shownStayOf(card),
  };
}

/** @returns null if the search had no stay */
export function shownStayOf([stay]: SentCard): ShownStay | null {
  if (!stay) return null;
  const [nights, cents, start, end] = stay;
  return { nights, total_cents: cents, start_date: start, end_date: end };
}

export const idOfSent = ([, id]: SentCard): number => id;

/** The same card without the placeholder of its photo. */
export function withoutPlaceholder([stay, ...values]: SentCard): SentCard {
  const [id, slug, name, licence, pictures, picture, turns, avif, , ...facts] = values;
  return [stay, id, slug, name, licence, pictures, picture, turns, avif, null, ...facts];
}
