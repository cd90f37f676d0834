/**
 * GET /api/listings/coordinates: the search filters plus `bbox=west,south,east,north` in degrees and `zoom`, as used by
 * web maps.
 */
import { z } from '@/lib/api/zod';
import { cardStayDto } from '@/lib/listings/card-contract';
import { searchQuery } from '@/lib/search/contract';
import type { SearchFilters } from '@/lib/search/parameters';
import { validationTexts } from '@/lib/texts/fields';
import { fill } from '@/lib/texts/fill';
import { mapTexts } from '@/lib/texts/map';

/** Above this number of listings, clusters are returned. */
export const MOST_POINTS = 2_000;
/**
 * The price of the stay is returned only if the number of listings times the number of possible stays does not exceed
 * this.
 */
export const MOST_QUOTES = 1_000;
export const MOST_ZOOM = 22;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A listing with the data for its marker and preview, at its public coordinates. */
const mapListingDto = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Null if the address is hidden. */
  name_residence: z.string().nullable(),
  logiesdecreet: z.string(),
  listing_city_id: z.int(),
  /** If false, the coordinates are rounded to about 300 m. */
  display_home_address: z.boolean(),
  latitude,
  longitude,
  /** The first, if any. */
  pictures: z.array(z.object({ url: z.string() })).max(1),
});
export type MapListing = z.infer<typeof mapListingDto>;

/** A listing in search results, with the data for its marker's text. */
const foundListingDto = mapListingDto.extend({
  /** The lowest price per night, in whole euros. */
  price: z.int(),
  /** The same stay as on the listing's card, for a search with days; null without days, and above `MOST_QUOTES`. */
  stay: cardStayDto.nullable(),
});
export type FoundListing = z.infer<typeof foundListingDto>;

/** Listings too close together to show separately, at their centre. */
export const mapClusterDto = z.object({ latitude, longitude, count: z.int().positive() });
export type MapCluster = z.infer<typeof mapClusterDto>;

/** Either `data` or `clusters` contains everything; the other is empty. */
export const coordinatesDto = z.object({
  data: z.array(foundListingDto).max(MOST_POINTS),
  clusters: z.array(mapClusterDto),
  meta: z.object({ total: z.int() }),
});
export type Coordinates = z.infer<typeof coordinatesDto>;

function parseZoom(text: string): number | null {
  const zoom = /^\d{1,2}(?:\.\d{1,20})?$/.test(text) ? Number(text) : Infinity;
  return zoom <= MOST_ZOOM ? zoom : null;
}

/** As strict as the search itself; `sort_by` and `page` are accepted but have no effect. */
export const coordinatesQuery = searchQuery.in
  .extend({ zoom: z.string().optional() })
  .transform(({ zoom, ...rest }, context) => {
    const search = searchQuery.safeParse(rest);
    for (const { path, message } of search.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
    const level = zoom ? parseZoom(zoom) : undefined;
    if (level === null) {
      const message = fill(validationTexts.invalid, { label: mapTexts.fields.zoom });
      context.addIssue({ code: 'custom', path: ['zoom'], message });
    }
    const { bbox, ...filters }: SearchFilters = search.data ?? {};
    return { filters, bounds: bbox ?? null, zoom: level ?? null };
  });
export type CoordinatesQuery = z.output<typeof coordinatesQuery>;
