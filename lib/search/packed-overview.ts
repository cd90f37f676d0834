/** The overview as it goes to the browser. */
import { packWithCards, unpackWithCards } from '@/lib/listings/packed-cards';
import type { PackedWithCards } from '@/lib/listings/packed-cards';
import type { OverviewModel } from '@/lib/search/overview-model';

export type PackedOverview = PackedWithCards<Omit<OverviewModel, 'cards'>>;

export const packOverview = ({ cards, ...model }: OverviewModel): PackedOverview =>
  packWithCards(model, cards);

export function unpackOverview(packed: PackedOverview): OverviewModel {
  const { value, cards } = unpackWithCards(packed);
  return { ...value, cards };
}
