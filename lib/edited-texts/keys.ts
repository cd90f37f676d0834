/** Keys of texts that exist once per town; the whole list is in registry.ts. */
import { cities } from '@/lib/listings/cities';
import type { CityId } from '@/lib/listings/cities';

/** 'town.de-haan' */
export const townTextKey = (town: CityId): string =>
  `town.${cities
    .find(({ id }) => id === town)
    ?.name.toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')}`;
