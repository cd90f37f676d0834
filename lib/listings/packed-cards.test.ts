import { describe, expect, it } from 'vitest';
import type { CardModel } from '@/lib/listings/card-model';
import {
  idOfCard,
  packCard,
  packWithCards,
  unpackCard,
  unpackWithCards,
  withoutBlur,
} from '@/lib/listings/packed-cards';

const least: CardModel = {
  id: 7,
  slug: 'zeezicht-oostende',
  name: '\'t "Zeezicht"\nmet twee regels',
  licence: '123456',
  photos: '',
  photoCount: 0,
};
const most: CardModel = {
  ...least,
  id: 12345,
  town: 'Oostende',
  type: 'studio',
  capacity: 4,
  bedrooms: 2,
  bathrooms: 1,
  parking: 1,
  view: 'front',
  beach: 40,
  rating: '4,8 (12)',
  price: 160,
  photoCount: 9,
  blur: 'data:image/webp;base64,UklGRg==',
};

describe('a card on a line', () => {
  it.each([
    ['with the least that it has', least],
    ['with all that it can have', most],
  ])('says what it said before, %s', (_what, card) => {
    const line = packCard(card);
    expect(unpackCard({ line })).toEqual(card);
    expect(idOfCard({ line })).toBe(card.id);
    expect(line).not.toContain('\n');
  });

  it('is as short as what the card has', () => {
    expect(packCard(least)).toMatch(/,0\]$/);
  });

  it('comes with what its search says of it', () => {
    const sent = { line: packCard(most), stay: '€ 960,- voor 6 nachten', stayQuery: '?guests=2' };
    expect(unpackCard(sent)).toEqual({ ...most, stay: sent.stay, stayQuery: sent.stayQuery });
    expect(unpackCard(withoutBlur(sent))).toEqual({ ...unpackCard(sent), blur: undefined });
  });
});

describe('a value with cards', () => {
  const line = packCard(most);
  it.each([
    ['none', []],
    ['some without a stay', [{ line }, { line: packCard(least) }]],
    [
      'one of them with a stay',
      [
        { line, stay: 'een week' },
        { line, stayQuery: '?guests=2' },
      ],
    ],
  ])('says what it said before: %s', (_what, cards) => {
    const value = { heading: "'s zomers", rows: [1, 2] };
    expect(unpackWithCards(packWithCards(value, cards))).toEqual({ value, cards });
  });
});
