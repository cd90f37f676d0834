/** Seasons, costs, discounts and stay rules of the listings as rows. */
import type { Prisma } from '@/prisma/generated/client';
import {
  costRows,
  lengthDiscountRows,
  seasonColumns,
  stayRulesColumns,
} from '@/server/features/stays/columns';
import type { SeedListing } from './listing';
import type { Letting } from './letting';

export interface LetListing {
  readonly listing: SeedListing;
  readonly letting: Letting;
}

/** The columns of the listing itself. */
export const lettingColumns = ({ rules, tariff }: Letting) => stayRulesColumns({ ...rules, ...tariff });

export function lettingRows(listings: readonly LetListing[]) {
  const all = listings.flatMap(({ listing, letting }) =>
    letting.seasons.map((season) => ({ listing, season })),
  );
  const seasons: Prisma.ListingSeasonCreateManyInput[] = all.map(({ listing, season }, index) => ({
    id: index + 1,
    listingId: listing.id,
    ...seasonColumns(season),
  }));
  return {
    seasons,
    costs: listings.flatMap(({ listing, letting }) => costRows(listing.id, letting.tariff.costs)),
    lengthDiscounts: listings.flatMap(({ listing, letting }) =>
      lengthDiscountRows(listing.id, letting.tariff.length_discounts),
    ),
  };
}
