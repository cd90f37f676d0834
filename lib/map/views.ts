/** Where the overview map looks (spec P §2 and §9). */
import { CITY_MAP_ZOOM, COAST_MAP_ZOOM, DEFAULT_MAP_CENTER, findCity } from '@/lib/listings/cities';
import type { City } from '@/lib/listings/cities';
import type { MapCluster, MapHome } from '@/lib/map/contract';
import type { Frame } from '@/lib/map/drawing';
import type { MapView } from '@/lib/map/mercator';
import type { SearchFilters } from '@/lib/search/parameters';

/** Zoom of a home's own map. */
export const HOME_MAP_ZOOM = 16;

/** The pixels that the drawing of the overview reaches, on however wide a screen. */
export const OVERVIEW_FRAME: Frame = { width: 2560, height: 900 };

/** By the width of the screen. */
export interface OverviewViews {
  wide: MapView;
  narrow: MapView;
}

/** The town that is searched in, where it is one alone. */
export function townOnMap({ listing_city_id: towns }: SearchFilters): City | null {
  const [id] = towns ?? [];
  return towns?.length === 1 && id !== undefined ? findCity(id) : null;
}

export function overviewViews(filters: SearchFilters): OverviewViews {
  const town = townOnMap(filters);
  if (town) {
    const center = { latitude: town.latitude, longitude: town.longitude };
    return { wide: { center, zoom: CITY_MAP_ZOOM }, narrow: { center, zoom: CITY_MAP_ZOOM } };
  }
  const center = DEFAULT_MAP_CENTER;
  return { wide: { center, zoom: COAST_MAP_ZOOM.wide }, narrow: { center, zoom: COAST_MAP_ZOOM.narrow } };
}

/** What the overview shows before any script runs. */
export interface OverviewClusters {
  /** Homes that fit, on the part of the coast that is shown. */
  total: number;
  wide: MapCluster[];
  narrow: MapCluster[];
}

/** What the map shows: the homes of a search, or one home. */
export type MapSource =
  { kind: 'search'; /** The filters as a query string. */ query: string } | { kind: 'home'; home: MapHome };
