/**
 * Cards as they go to the browser: a line each, with the values of its fields in one order, so that no field is named
 * and who drew a card before knows it by its line.
 */
import type { CardModel } from '@/lib/listings/card-model';
import { pack, unpack } from '@/lib/packed';
import type { Packed } from '@/lib/packed';

/** What a search says of a card, which its line does not hold. */
type OfSearch = 'stay' | 'stayQuery';

type Field = Exclude<keyof CardModel, OfSearch>;

/** In this order. What a card lacks is null, and left out at the end: what few have comes last. */
const places: Record<Field, true> = {
  ...{ id: true, slug: true, name: true, licence: true, photos: true, photoCount: true, blur: true },
  ...{ town: true, type: true, capacity: true, bedrooms: true, bathrooms: true, price: true },
  ...{ view: true, beach: true, parking: true, rating: true },
};
// The keys of a literal whose type names them all.
const fields = Object.keys(places) as Field[];

/** One line. */
export type CardLine = Packed<unknown[]>;

export interface SentCard extends Pick<CardModel, OfSearch> {
  line: CardLine;
}

export function packCard(card: CardModel): CardLine {
  const values = fields.map((field) => card[field]);
  const last = values.findLastIndex((value) => value !== undefined);
  return pack(values.slice(0, last + 1));
}

export function unpackCard({ line, ...ofSearch }: SentCard): CardModel {
  const values = unpack(line);
  const named = fields.map((field, at) => [field, values[at] ?? undefined]);
  // The values of a line are those of a card, which the compiler cannot follow.
  return { ...(Object.fromEntries(named) as CardModel), ...ofSearch };
}

/** The same card without what is shown until its photo is there. */
export const withoutBlur = (sent: SentCard): SentCard => ({
  ...sent,
  line: packCard({ ...unpackCard(sent), blur: undefined }),
});

/** The id of a card, which begins its line. */
export const idOfCard = ({ line }: SentCard) => Number.parseInt(line.slice(1), 10);

type WithSearch<Value> = { value: Value; stays: (string | null)[]; queries: (string | null)[] };

/** A value on the first line, and its cards on those after it. */
export type PackedWithCards<Value> = string & { readonly withCards?: Value };

export function packWithCards<Value>(value: Value, cards: readonly SentCard[]): PackedWithCards<Value> {
  const of = (name: OfSearch) =>
    cards.some((card) => card[name] !== undefined) ? cards.map((card) => card[name] ?? null) : [];
  const head = pack<WithSearch<Value>>({ value, stays: of('stay'), queries: of('stayQuery') });
  return [head, ...cards.map(({ line }) => line)].join('\n');
}

export function unpackWithCards<Value>(packed: PackedWithCards<Value>): { value: Value; cards: SentCard[] } {
  const [head = '', ...lines] = packed.split('\n');
  const { value, stays, queries } = unpack<WithSearch<Value>>(head);
  const cards = lines.map((line, at) => ({
    line,
    stay: stays[at] ?? undefined,
    stayQuery: queries[at] ?? undefined,
  }));
  return { value, cards };
}
