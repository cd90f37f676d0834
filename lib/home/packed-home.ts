/** The home page as it goes to the browser: its rows of homes, and the cards of all of them. */
import type { HomeModel } from '@/lib/home/home-model';
import { packWithCards, unpackWithCards } from '@/lib/listings/packed-cards';
import type { PackedWithCards } from '@/lib/listings/packed-cards';
import type { BarModel } from '@/lib/search/bar-model';

type HomePageModel = HomeModel & { bar: BarModel };
type Row = HomeModel['rows'][number];
type CountedRow = Omit<Row, 'cards'> & { count: number };

export type PackedHome = PackedWithCards<Omit<HomePageModel, 'rows'> & { rows: CountedRow[] }>;

export function packHome({ rows, ...home }: HomePageModel): PackedHome {
  const counted = rows.map(({ cards, ...row }) => ({ ...row, count: cards.length }));
  return packWithCards(
    { ...home, rows: counted },
    rows.flatMap(({ cards }) => cards),
  );
}

export function unpackHome(packed: PackedHome): HomePageModel {
  const { value, cards } = unpackWithCards(packed);
  let from = 0;
  const rows = value.rows.map(({ count, ...row }): Row => ({
    ...row,
    cards: cards.slice(from, (from += count)),
  }));
  return { ...value, rows };
}
