import { describe, expect, it } from 'vitest';
import { packCard } from '@/lib/listings/packed-cards';
import type { SentCard } from '@/lib/listings/packed-cards';
import { overviewModel } from '@/lib/search/overview-model';
import { packOverview, unpackOverview } from '@/lib/search/packed-overview';

const line = packCard({
  id: 7,
  slug: 'zeezicht-oostende',
  name: 'Zeezicht',
  licence: '123456',
  photos: '',
  photoCount: 0,
});
const modelOf = (cards: SentCard[]) =>
  overviewModel({
    filters: { guests: 2 },
    found: { cards, page: 1, lastPage: 1, total: 2, totalRelation: 'eq' },
    offer: { count: 20, hasRatings: false },
    today: '2027-03-01',
    isPanelOpen: false,
  });

describe('a packed overview', () => {
  it.each([
    ['without homes', []],
    ['with homes', [{ line }, { line, stay: '€ 960,- voor 6 nachten' }]],
  ])('says what it said before, %s', (_what, cards) => {
    expect(unpackOverview(packOverview(modelOf(cards)))).toEqual(modelOf(cards));
  });
});
