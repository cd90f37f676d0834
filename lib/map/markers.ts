/** What the map shows of a coordinates answer: homes, several at one spot, and clusters. */
import type { Point } from '@/lib/listings/cities';
import { findCity } from '@/lib/listings/cities';
import { ClusterIndex, CLUSTER_MAX_ZOOM } from '@/lib/map/clusters';
import type { Found, Place } from '@/lib/map/clusters';
import type { Coordinates, FoundHome, MapHome } from '@/lib/map/contract';
import type { Bounds } from '@/lib/geometry/mercator';
import { nightCountText } from '@/lib/format/count';
import { formatNumber } from '@/lib/format/number';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import { mapTexts } from '@/lib/texts/map';

/** A home on a map: its own map says no price. */
export type MarkerHome = MapHome & Partial<Pick<FoundHome, 'price' | 'stay'>>;

export interface MapMarker {
  /** The same key for the same homes, whatever the answer. */
  key: string;
  kind: 'home' | 'stack' | 'cluster';
  point: Point;
  count: number;
  /** The homes at this very spot; none for a cluster. */
  homes: readonly MarkerHome[];
  /** The zoom at which a cluster comes apart; null where none does that. */
  apartAt: number | null;
  /** Whether the home stands here, in a cluster too, where the server did not make it. */
  holds(slug: string): boolean;
}

/** Nearer than this the map does not look. */
export const MOST_MAP_ZOOM = 19;

/** How far to zoom into a cluster of the server, which does not say where it comes apart. */
const STEP = 2;

interface Spot extends Place {
  homes: readonly MarkerHome[];
}

export class MarkerIndex {
  readonly #clusters: ClusterIndex<Spot>;

  constructor({ data, clusters }: { data: readonly MarkerHome[]; clusters: Coordinates['clusters'] }) {
    this.#clusters = new ClusterIndex([
      ...spotsOf(data),
      ...clusters.map((cluster) => ({ ...cluster, homes: [] })),
    ]);
  }

  /** From west to east. */
  within(bounds: Bounds, zoom: number): MapMarker[] {
    return this.#clusters.within(bounds, zoom).map((found) => ({
      ...toMarker(found, zoom),
      holds: (slug) => found.places().some(({ homes }) => homes.some((home) => home.slug === slug)),
    }));
  }
}

/** Homes at exactly the same point, such as those of one building, are one spot. */
function spotsOf(homes: readonly MarkerHome[]): Spot[] {
  const spots = new Map<string, Spot & { homes: MarkerHome[] }>();
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

function toMarker(
  { latitude, longitude, count, place, apartAt }: Found<Spot>,
  zoom: number,
): Omit<MapMarker, 'holds'> {
  const point = { latitude, longitude };
  const homes = place?.homes ?? [];
  const [home] = homes;
  if (home && homes.length === 1) {
    return { key: `home ${home.id}`, kind: 'home', point, count, homes, apartAt: null };
  }
  const key = `${latitude.toFixed(6)} ${longitude.toFixed(6)} ${count}`;
  if (home) return { key: `stack ${key}`, kind: 'stack', point, count, homes, apartAt: null };
  // A cluster made by the server: zooming in shows where it comes apart.
  const further = place ? Math.floor(zoom) + STEP : Math.min(apartAt(), CLUSTER_MAX_ZOOM + 1);
  const next = further > MOST_MAP_ZOOM || further <= zoom ? null : further;
  return { key: `cluster ${key}`, kind: 'cluster', point, count, homes, apartAt: next };
}

type Said = Pick<MapMarker, 'kind' | 'count'> & { homes?: readonly MarkerHome[] };

/** What a marker is called. @param asksStay the search asks for days */
export function markerLabel({ kind, count, homes: [home] = [] }: Said, asksStay = false): string {
  if (kind === 'cluster') return mapTexts.markers.cluster(count);
  if (kind === 'stack') return mapTexts.markers.stack(count);
  if (!home) return mapTexts.markers.stack(count);
  const name = mapTexts.markers.home(home.name, findCity(home.listing_city_id)?.name ?? '');
  const price = homePriceText(home, asksStay);
  return price === null ? name : mapTexts.markers.priced(name, price);
}

/** '€ 665,- voor 7 nachten', '€ 95,- per nacht', or null where it is not known. */
export function homePriceText({ price, stay }: MarkerHome, asksStay: boolean): string | null {
  if (stay) return mapTexts.markers.total(formatEuro(stay.total_cents), nightCountText(stay.nights));
  return asksStay || price === undefined ? null : mapTexts.markers.perNight(formatWholeEuro(price));
}

/** What a marker shows: of one home what the days cost, without days a night; nothing where that is not known. */
export function markerText({ kind, count, homes: [home] = [] }: Said, asksStay = false): string {
  if (kind !== 'home') return formatNumber(count);
  if (home?.stay) return formatEuro(home.stay.total_cents);
  return asksStay || home?.price === undefined ? '' : formatWholeEuro(home.price);
}

/** Pixels across the circle of that many homes. */
export function clusterSize(count: number): number {
  if (count < 10) return 36;
  if (count < 100) return 42;
  if (count < 1_000) return 50;
  return count < 10_000 ? 58 : 66;
}
