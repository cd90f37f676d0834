import { describe, expect, it } from 'vitest';
import { packHome, unpackHome } from '@/lib/home/packed-home';
import { packCard } from '@/lib/listings/packed-cards';
import { barOf } from '@/lib/search/bar-model';

const cardOf = (id: number) => ({
  line: packCard({ id, slug: `huis-${id}`, name: 'Huis', licence: '123456', photos: '', photoCount: 0 }),
});
const rowOf = (title: string, ids: number[]) => ({
  title,
  href: '/aanbod',
  stayQuery: '',
  cards: ids.map(cardOf),
});

describe('a packed home page', () => {
  it('gives each row its own cards', () => {
    const home = {
      rows: [rowOf('Aan zee', [3, 1, 2, 8]), rowOf('Leeg', []), rowOf('Nieuw', [9, 5])],
      towns: [{ id: 11 as const, count: 4, price: 90 }],
      today: '2027-03-01' as const,
      bar: barOf({}, '2027-03-01'),
    };
    expect(unpackHome(packHome(home))).toEqual(home);
  });
});
