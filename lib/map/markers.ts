/** What the map shows of a coordinates answer: homes, several at one spot, and clusters. */
import type { Point } from '@/lib/listings/cities';
import { findCity } from '@/lib/listings/cities';
import { ClusterIndex, CLUSTER_MAX_ZOOM } from '@/lib/map/clusters';
import type { Found, Place } from '@/lib/map/clusters';
import type { Coordinates, MapHome } from '@/lib/map/contract';
import type { Bounds } from '@/lib/map/mercator';
import { formatNumber } from '@/lib/format/number';
import { mapTexts } from '@/lib/texts/map';

export interface MapMarker {
  /** The same key for the same homes, whatever the answer. */
  key: string;
  kind: 'home' | 'stack' | 'cluster';
  point: Point;
  count: number;
  /** The homes at this very spot; none for a cluster. */
  homes: readonly MapHome[];
  /** The zoom at which a cluster comes apart; null where none does that. */
  apartAt: number | null;
}

/** Nearer than this the map does not look. */
export const MOST_MAP_ZOOM = 19;

/** How far to zoom into a cluster of the server, which does not say where it comes apart. */
const STEP = 2;

interface Spot extends Place {
  homes: readonly MapHome[];
}

export class MarkerIndex {
  readonly #clusters: ClusterIndex<Spot>;

  constructor({ data, clusters }: Pick<Coordinates, 'data' | 'clusters'>) {
    this.#clusters = new ClusterIndex([
      ...spotsOf(data),
      ...clusters.map((cluster) => ({ ...cluster, homes: [] })),
    ]);
  }

  /** From west to east. */
  within(bounds: Bounds, zoom: number): MapMarker[] {
    return this.#clusters.within(bounds, zoom).map((found) => toMarker(found, zoom));
  }
}

/** Homes at exactly the same point, such as those of one building, are one spot. */
function spotsOf(homes: readonly MapHome[]): Spot[] {
  const spots = new Map<string, Spot & { homes: MapHome[] }>();
  for (const home of homes) {
    const { latitude, longitude } = home;
    const key = `${latitude},${longitude}`;
    const spot = spots.get(key) ?? { latitude, longitude, count: 0, homes: [] };
    spot.homes.push(home);
    spot.count += 1;
    spots.set(key, spot);
  }
  return [...spots.values()];
}

function toMarker({ latitude, longitude, count, place, apartAt }: Found<Spot>, zoom: number): MapMarker {
  const point = { latitude, longitude };
  const homes = place?.homes ?? [];
  const [home] = homes;
  if (home && homes.length === 1) {
    return { key: `home ${home.id}`, kind: 'home', point, count, homes, apartAt: null };
  }
  const key = `${latitude.toFixed(6)} ${longitude.toFixed(6)} ${count}`;
  if (home) return { key: `stack ${key}`, kind: 'stack', point, count, homes, apartAt: null };
  // A cluster made by the server: zooming in shows where it comes apart.
  const further = place ? Math.floor(zoom) + STEP : Math.min(apartAt, CLUSTER_MAX_ZOOM + 1);
  const next = further > MOST_MAP_ZOOM || further <= zoom ? null : further;
  return { key: `cluster ${key}`, kind: 'cluster', point, count, homes, apartAt: next };
}

/** What a marker is called. */
export function markerLabel({ kind, count, homes: [home] }: MapMarker): string {
  if (kind === 'cluster') return mapTexts.markers.cluster(count);
  if (kind === 'stack') return mapTexts.markers.stack(count);
  if (!home) return mapTexts.markers.stack(count);
  return mapTexts.markers.home(home.name, findCity(home.listing_city_id)?.name ?? '');
}

/** What a marker shows; nothing for one home. */
export function markerText({ kind, count }: Pick<MapMarker, 'kind' | 'count'>): string {
  return kind === 'home' ? '' : formatNumber(count);
}

/** Pixels across the circle of that many homes. */
export function clusterSize(count: number): number {
  if (count < 10) return 36;
  if (count < 100) return 42;
  if (count < 1_000) return 50;
  return count < 10_000 ? 58 : 66;
}
