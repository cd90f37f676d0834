import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/lib/search-alerts/words';

describe('a search in words', () => {
  it('names the whole party in one sentence', () => {
    const words = wordsOf({ adults: 2, children: 1, babies: 1, pets: 1, listing_city_id: [11] });
    expect(words).toEqual(['Oostende', '2 volwassenen, 1 kind, 1 baby, 1 hond']);
  });

  it('names a dog alone where no people are given', () => {
    expect(wordsOf({ pets: 1 })).toEqual(['1 hond']);
  });

  it('repeats nothing that was typed', () => {
    expect(wordsOf({ logiesdecreet: '318123' }).join(' ')).not.toContain('318123');
  });
});
