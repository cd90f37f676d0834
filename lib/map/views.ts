/** Which area the overview map shows (docs/rules/map.md#overview). */
import { CITY_MAP_ZOOM, COAST_MAP_ZOOM, DEFAULT_MAP_CENTER, findCity } from '@/lib/listings/cities';
import type { City, Point } from '@/lib/listings/cities';
import type { Place } from '@/lib/map/clusters';
import type { MapCluster, MapListing } from '@/lib/map/contract';
import { placedIn } from '@/lib/map/drawing';
import type { Frame } from '@/lib/map/drawing';
import type { MapView } from '@/lib/geometry/mercator';
import type { SearchFilters } from '@/lib/search/parameters';

/** Zoom of a listing's own map. */
export const LISTING_MAP_ZOOM = 16;

/** The size of the overview's drawing in pixels, enough for any screen width. */
export const OVERVIEW_FRAME: Frame = { width: 2560, height: 900 };

/** The part of it that is visible on the smallest screen, and so on every screen. */
const LEAST_FRAME: Frame = { width: 320, height: 350 };

/** The views for wide and narrow screens. */
export interface OverviewViews {
  wide: MapView;
  narrow: MapView;
}

/** The searched town, if the search has exactly one. */
export function townOnMap({ listing_city_id: towns }: SearchFilters): City | null {
  const [id] = towns ?? [];
  return towns?.length === 1 && id !== undefined ? findCity(id) : null;
}

/** The view of the overview map: the searched town or, if most of its listings would be out of view, their centre. */
export function overviewViews(filters: SearchFilters, listings: readonly Place[]): OverviewViews {
  const town = townOnMap(filters);
  if (town) {
    const view = townView(town, listings);
    return { wide: view, narrow: view };
  }
  const center = DEFAULT_MAP_CENTER;
  return { wide: { center, zoom: COAST_MAP_ZOOM.wide }, narrow: { center, zoom: COAST_MAP_ZOOM.narrow } };
}

/** Number of listings in these places. */
export const countOf = (places: readonly Place[]) => places.reduce((total, { count }) => total + count, 0);

/** Nieuwpoort's town centre is 2 km inland, while all of its listings are by the sea. */
function townView({ latitude, longitude }: City, listings: readonly Place[]): MapView {
  const own = { center: { latitude, longitude }, zoom: CITY_MAP_ZOOM };
  const seen = (view: MapView) => countOf(placedIn(view, LEAST_FRAME, listings));
  if (seen(own) >= countOf(listings) / 2) return own;
  const middle = { ...own, center: middleOf(listings) };
  return seen(middle) > seen(own) ? middle : own;
}

/** Rounded to a metre: the coordinates themselves are no more precise. */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

function middleOf(listings: readonly Place[]): Point {
  const all = countOf(listings);
  const mean = (of: (place: Place) => number) =>
    listings.reduce((sum, place) => sum + of(place) * place.count, 0) / all;
  return {
    latitude: rounded(mean(({ latitude }) => latitude)),
    longitude: rounded(mean(({ longitude }) => longitude)),
  };
}

/** The clusters that the overview shows before any script runs. */
export interface OverviewClusters {
  views: OverviewViews;
  /** Matching listings on the visible part of the coast. */
  total: number;
  wide: MapCluster[];
  narrow: MapCluster[];
}

/** What the map shows: the results of a search, or one listing. */
export type MapSource =
  | {
      kind: 'search';
      /** The filters as a query string, without the map area. */
      query: string;
      /** The map area to search in, as a query parameter. */
      bbox: string | null;
    }
  | { kind: 'listing'; listing: MapListing };
