import { expect, it } from 'vitest';
import { differences } from '@/tools/upgrade/sums';

const before = {
  listings: { rows: 3, columns: { id: '1', price: '2' } },
  reviews: { rows: 1, columns: { id: '9' } },
};

it('are none where columns were added', () => {
  const after = { ...before, listings: { rows: 3, columns: { id: '1', price: '2', rating: '5' } } };
  expect(differences(before, after)).toEqual([]);
});

it('are columns with other values or gone, and tables with other rows or gone', () => {
  const changed = { rows: 3, columns: { id: '1', price: '3' } };
  expect(differences(before, { listings: changed, reviews: { rows: 2, columns: { id: '9' } } })).toEqual([
    'listings.price',
    'reviews',
  ]);
  expect(differences(before, { listings: { rows: 3, columns: { id: '1' } } })).toEqual([
    'listings.price',
    'reviews',
  ]);
});
