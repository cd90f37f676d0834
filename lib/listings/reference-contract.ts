import { dataOf } from '@/lib/api/envelope';
import { z } from '@/lib/api/zod';

/** GET /api/listing-cities: the fourteen towns (docs/rules/listings.md#towns). */
export const cityDto = z.object({
  id: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export const cityListDto = dataOf(z.array(cityDto));
export type CityDto = z.infer<typeof cityDto>;
/** `?locale=fr`: in which language they are named; Dutch without it. */
export const cityListQuery = z.object({ locale: z.enum(['fr', 'de', 'en']).optional() });
export type CityListQuery = z.output<typeof cityListQuery>;

/** GET /api/listing-options: the options of a listing; 'boolean' is shown as a switch. */
export const listingOptionDto = z.object({
  id: z.int(),
  name: z.string(),
  value_type: z.enum(['boolean', 'count']),
});
export const listingOptionListDto = dataOf(z.array(listingOptionDto));
export type ListingOptionDto = z.infer<typeof listingOptionDto>;
