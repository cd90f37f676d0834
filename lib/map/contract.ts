/**
 * GET /api/listings/coordinates: the filters of the search, with `bbox=west,south,east,north` in degrees and `zoom` as
 * web maps count it.
 */
import { z } from '@/lib/api/zod';
import { cardStayDto } from '@/lib/listings/card-contract';
import { searchQuery } from '@/lib/search/contract';
import type { SearchFilters } from '@/lib/search/parameters';
import { validationTexts } from '@/lib/texts/fields';
import { fill } from '@/lib/texts/fill';
import { mapTexts } from '@/lib/texts/map';

/** More homes than this come as clusters. */
export const MOST_POINTS = 2_000;
/** Homes tell what their stay costs where they are, times the stays that are asked for, no more than this. */
export const MOST_QUOTES = 1_000;
export const MOST_ZOOM = 22;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

/** A home as a marker and its preview need it, at its public point. */
const mapHomeDto = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Null where the address is not shown. */
  name_residence: z.string().nullable(),
  logiesdecreet: z.string(),
  listing_city_id: z.int(),
  /** When false, the point is rounded to about 300 m. */
  display_home_address: z.boolean(),
  latitude,
  longitude,
  /** The first, if there is any. */
  pictures: z.array(z.object({ url: z.string() })).max(1),
});
export type MapHome = z.infer<typeof mapHomeDto>;

/** A home among those of a search, with what its marker says. */
const foundHomeDto = mapHomeDto.extend({
  /** Whole euros a night, the lowest. */
  price: z.int(),
  /** Of a search with days, the stay as on the home's card; null without, and where it is too many (`MOST_QUOTES`). */
  stay: cardStayDto.nullable(),
});
export type FoundHome = z.infer<typeof foundHomeDto>;

/** Homes that are too close to be told apart, at their middle. */
export const mapClusterDto = z.object({ latitude, longitude, count: z.int().positive() });
export type MapCluster = z.infer<typeof mapClusterDto>;

/** Either `data` or `clusters` holds everything; the other is empty. */
export const coordinatesDto = z.object({
  data: z.array(foundHomeDto).max(MOST_POINTS),
  clusters: z.array(mapClusterDto),
  meta: z.object({ total: z.int() }),
});
export type Coordinates = z.infer<typeof coordinatesDto>;

function parseZoom(text: string): number | null {
  const zoom = /^\d{1,2}(?:\.\d{1,20})?$/.test(text) ? Number(text) : Infinity;
  return zoom <= MOST_ZOOM ? zoom : null;
}

/** As strict as the search itself; `sort_by` and `page` are taken and make no difference. */
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
