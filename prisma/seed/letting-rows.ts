/** Seasons, costs, discounts and stay rules of the listings as rows. */
import type { Prisma } from '@/prisma/generated/client';
import {
  costRows,
  lengthDiscountRows,
  seasonColumns,
  stayRulesColumns,
} from '@/server/features/stays/columns';
import type { Home } from './home';
import type { Letting } from './letting';

export interface LetHome {
  readonly home: Home;
  readonly letting: Letting;
}

/** The columns of the listing itself. */
export const lettingColumns = ({ rules, tariff }: Letting) => stayRulesColumns({ ...rules, ...tariff });

export function lettingRows(homes: readonly LetHome[]) {
  const all = homes.flatMap(({ home, letting }) => letting.seasons.map((season) => ({ home, season })));
  const seasons: Prisma.ListingSeasonCreateManyInput[] = all.map(({ home, season }, index) => ({
    id: index + 1,
    listingId: home.id,
    ...seasonColumns(season),
  }));
  return {
    seasons,
    costs: homes.flatMap(({ home, letting }) => costRows(home.id, letting.tariff.costs)),
    lengthDiscounts: homes.flatMap(({ home, letting }) =>
      lengthDiscountRows(home.id, letting.tariff.length_discounts),
    ),
  };
}
