/** The overview as it goes to the browser: its cards as a table, which names every field once and not for each card. */
import type { CardModel } from '@/lib/listings/card-model';
import { pack, unpack } from '@/lib/packed';
import type { Packed } from '@/lib/packed';
import type { OverviewModel } from '@/lib/search/overview-model';

type Field = keyof CardModel;

export interface TabledOverview extends Omit<OverviewModel, 'cards'> {
  /** In one order on all pages: who draws the cards knows them by their text. */
  columns: Field[];
  /** What a card lacks is null. */
  cards: unknown[][];
}

export function packOverview({ cards, ...model }: OverviewModel): Packed<TabledOverview> {
  // The keys of such objects are those of a card, which Object.keys cannot tell.
  const columns = [...new Set(cards.flatMap((card) => Object.keys(card) as Field[]))].sort();
  return pack({ ...model, columns, cards: cards.map((card) => columns.map((field) => card[field])) });
}

export function unpackOverview(packed: Packed<TabledOverview>): OverviewModel {
  const { columns, cards, ...model } = unpack(packed);
  const cardOf = (row: readonly unknown[]) =>
    Object.fromEntries(columns.map((field, at) => [field, row[at] ?? undefined])) as unknown as CardModel;
  return { ...model, cards: cards.map(cardOf) };
}
