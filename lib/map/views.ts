/** Where the overview map looks (docs/rules/map.md#overview). */
import { CITY_MAP_ZOOM, COAST_MAP_ZOOM, DEFAULT_MAP_CENTER, findCity } from '@/lib/listings/cities';
import type { City, Point } from '@/lib/listings/cities';
import type { Place } from '@/lib/map/clusters';
import type { MapCluster, MapHome } from '@/lib/map/contract';
import { placedIn } from '@/lib/map/drawing';
import type { Frame } from '@/lib/map/drawing';
import type { MapView } from '@/lib/geometry/mercator';
import type { SearchFilters } from '@/lib/search/parameters';

/** Zoom of a home's own map. */
export const HOME_MAP_ZOOM = 16;

/** The pixels that the overview's drawing covers, however wide the screen. */
export const OVERVIEW_FRAME: Frame = { width: 2560, height: 900 };

/** The part of it on the smallest screen: what stands there is in view for everybody. */
const LEAST_FRAME: Frame = { width: 320, height: 350 };

/** By the width of the screen. */
export interface OverviewViews {
  wide: MapView;
  narrow: MapView;
}

/** The town being searched in, where it is one alone. */
export function townOnMap({ listing_city_id: towns }: SearchFilters): City | null {
  const [id] = towns ?? [];
  return towns?.length === 1 && id !== undefined ? findCity(id) : null;
}

/**
 * Where the overview looks: at the searched town, or, where most of its homes would be out of view, at the middle of
 * those.
 */
export function overviewViews(filters: SearchFilters, homes: readonly Place[]): OverviewViews {
  const town = townOnMap(filters);
  if (town) {
    const view = townView(town, homes);
    return { wide: view, narrow: view };
  }
  const center = DEFAULT_MAP_CENTER;
  return { wide: { center, zoom: COAST_MAP_ZOOM.wide }, narrow: { center, zoom: COAST_MAP_ZOOM.narrow } };
}

/** Homes in these places. */
export const countOf = (places: readonly Place[]) => places.reduce((total, { count }) => total + count, 0);

/** Nieuwpoort's own point is 2 km inland, and everything let there stands at the sea. */
function townView({ latitude, longitude }: City, homes: readonly Place[]): MapView {
  const own = { center: { latitude, longitude }, zoom: CITY_MAP_ZOOM };
  const seen = (view: MapView) => countOf(placedIn(view, LEAST_FRAME, homes));
  if (seen(own) >= countOf(homes) / 2) return own;
  const middle = { ...own, center: middleOf(homes) };
  return seen(middle) > seen(own) ? middle : own;
}

/** To a metre: the points themselves are no more exact. */
const rounded = (degrees: number) => Number(degrees.toFixed(5));

function middleOf(homes: readonly Place[]): Point {
  const all = countOf(homes);
  const mean = (of: (place: Place) => number) =>
    homes.reduce((sum, place) => sum + of(place) * place.count, 0) / all;
  return {
    latitude: rounded(mean(({ latitude }) => latitude)),
    longitude: rounded(mean(({ longitude }) => longitude)),
  };
}

/** What the overview shows before any script runs. */
export interface OverviewClusters {
  views: OverviewViews;
  /** Homes that match, on the visible part of the coast. */
  total: number;
  wide: MapCluster[];
  narrow: MapCluster[];
}

/** What the map shows: the homes of a search, or one home. */
export type MapSource =
  | {
      kind: 'search';
      /** The filters as a query string, but for the part of the map. */
      query: string;
      /** The part of the map that is searched in, as a query string writes it. */
      bbox: string | null;
    }
  | { kind: 'home'; home: MapHome };
