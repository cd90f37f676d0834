import { describe, expect, it } from 'vitest';
import { listingCountText, nightCountText, resultCountText, showListingsText } from '@/lib/format/count';

describe('resultCountText', () => {
  it.each([
    [0, '0 Resultaten'],
    [1, '1 Resultaat'],
    [2, '2 Resultaten'],
    [9999, '9.999 Resultaten'],
    [10_000, '10.000 Resultaten'],
  ])('%i results', (total, text) => {
    expect(resultCountText(total)).toBe(text);
  });

  it('says that there are more than it counted', () => {
    expect(resultCountText(10_000, 'gte')).toBe('10.000+ Resultaten');
  });
});

it.each([
  [1, '1 nacht'],
  [7, '7 nachten'],
])('%i nights', (nights, text) => {
  expect(nightCountText(nights)).toBe(text);
});

it.each([
  [0, 'eq', 'Geen woningen'],
  [1, 'eq', 'Toon 1 woning'],
  [83, 'eq', 'Toon 83 woningen'],
  [10_000, 'gte', 'Toon 10.000+ woningen'],
] as const)('a button for %i homes', (total, relation, text) => {
  expect(showListingsText(total, relation)).toBe(text);
});

describe('listingCountText', () => {
  it.each([
    [11, 'Meer dan 10 vakantiewoningen beschikbaar!'],
    [239, 'Meer dan 230 vakantiewoningen beschikbaar!'],
    [241, 'Meer dan 240 vakantiewoningen beschikbaar!'],
    [1_000_001, 'Meer dan 1.000.000 vakantiewoningen beschikbaar!'],
  ])('%i homes', (total, text) => {
    expect(listingCountText(total)).toBe(text);
  });

  it.each([0, 1, 9, 10, 240])('says nothing of %i homes', (total) => {
    expect(listingCountText(total)).toBeNull();
  });
});
