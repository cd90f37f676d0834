import { describe, expect, it } from 'vitest';
import type { CardModel } from '@/lib/listings/card-model';
import { overviewModel } from '@/lib/search/overview-model';
import { packOverview, unpackOverview } from '@/lib/search/packed-overview';

const card: CardModel = {
  id: 7,
  slug: 'zeezicht-oostende',
  name: 'Zeezicht',
  licence: '123456',
  photos: '',
  photoCount: 0,
};
const found = (cards: CardModel[]) => ({
  cards,
  page: 1,
  lastPage: 1,
  total: 2,
  totalRelation: 'eq' as const,
});
const modelOf = (cards: CardModel[]) =>
  overviewModel({
    filters: { guests: 2 },
    found: found(cards),
    offer: { count: 20, hasRatings: false },
    today: '2027-03-01',
    isPanelOpen: false,
  });

describe('a packed overview', () => {
  it('says what it said before', () => {
    const model = modelOf([
      card,
      { ...card, id: 8, town: 'Oostende', price: 100, parking: 1, blur: 'data:' },
    ]);
    expect(unpackOverview(packOverview(model))).toEqual(model);
    expect(unpackOverview(packOverview(modelOf([])))).toEqual(modelOf([]));
  });

  it('gives a card the same text, whichever cards stand beside it', () => {
    const textOfLast = (cards: CardModel[]) =>
      JSON.stringify(unpackOverview(packOverview(modelOf(cards))).cards.at(-1));
    const full = { town: 'Oostende', price: 100, ...card };
    expect(textOfLast([card, full])).toBe(textOfLast([full]));
  });

  it('names a field once', () => {
    expect(packOverview(modelOf([card, card])).match(/'licence'/g)).toHaveLength(1);
  });
});
