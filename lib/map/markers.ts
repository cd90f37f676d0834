/** Turns a coordinates answer into markers: single listings, several at one spot, and clusters. */
import { townName } from '@/lib/listings/town-name';
import type { Point } from '@/lib/listings/cities';
import { findCity } from '@/lib/listings/cities';
import { ClusterIndex, CLUSTER_MAX_ZOOM } from '@/lib/map/clusters';
import type { Found, Place } from '@/lib/map/clusters';
import type { Coordinates, FoundListing, MapListing } from '@/lib/map/contract';
import type { Bounds } from '@/lib/geometry/mercator';
import { nightCountText } from '@/lib/format/count';
import { formatNumber } from '@/lib/format/number';
import { formatEuro, formatWholeEuro } from '@/lib/money/euro';
import { mapTexts } from '@/lib/texts/map';

/** A listing on a map; without a price on the listing's own map. */
export type MarkerListing = MapListing & Partial<Pick<FoundListing, 'price' | 'stay'>>;

export interface MapMarker {
  /** The same key for the same listings, in every answer. */
  key: string;
  kind: 'listing' | 'stack' | 'cluster';
  point: Point;
  count: number;
  /** The listings at exactly this spot; empty for a cluster. */
  listings: readonly MarkerListing[];
  /** The zoom at which a cluster splits; null for other markers. */
  expansionZoom: number | null;
  /** Whether the marker includes the listing; also works for clusters, except those made by the server. */
  holds(slug: string): boolean;
}

/** Maximum zoom of the map. */
export const MOST_MAP_ZOOM = 19;

/** How far to zoom into a cluster made by the server, which does not say where it splits. */
const STEP = 2;

interface Spot extends Place {
  listings: readonly MarkerListing[];
}

export class MarkerIndex {
  readonly #clusters: ClusterIndex<Spot>;

  constructor({ data, clusters }: { data: readonly MarkerListing[]; clusters: Coordinates['clusters'] }) {
    this.#clusters = new ClusterIndex([
      ...spotsOf(data),
      ...clusters.map((cluster) => ({ ...cluster, listings: [] })),
    ]);
  }

  /** From west to east. */
  within(bounds: Bounds, zoom: number): MapMarker[] {
    return this.#clusters.within(bounds, zoom).map((found) => ({
      ...toMarker(found, zoom),
      holds: (slug) =>
        found.places().some(({ listings }) => listings.some((listing) => listing.slug === slug)),
    }));
  }
}

/** Listings at exactly the same coordinates, such as those in one building, are one spot. */
function spotsOf(listings: readonly MarkerListing[]): Spot[] {
  const spots = new Map<string, Spot & { listings: MarkerListing[] }>();
  for (const listing of listings) {
    const { latitude, longitude } = listing;
    const key = `${latitude},${longitude}`;
    const spot = spots.get(key) ?? { latitude, longitude, count: 0, listings: [] };
    spot.listings.push(listing);
    spot.count += 1;
    spots.set(key, spot);
  }
  return [...spots.values()];
}

function toMarker(
  { latitude, longitude, count, place, expansionZoom }: Found<Spot>,
  zoom: number,
): Omit<MapMarker, 'holds'> {
  const point = { latitude, longitude };
  const listings = place?.listings ?? [];
  const [listing] = listings;
  if (listing && listings.length === 1) {
    return { key: `listing ${listing.id}`, kind: 'listing', point, count, listings, expansionZoom: null };
  }
  const key = `${latitude.toFixed(6)} ${longitude.toFixed(6)} ${count}`;
  if (listing) return { key: `stack ${key}`, kind: 'stack', point, count, listings, expansionZoom: null };
  // A cluster made by the server: it splits when zooming in loads more detail.
  const further = place ? Math.floor(zoom) + STEP : Math.min(expansionZoom(), CLUSTER_MAX_ZOOM + 1);
  const next = further > MOST_MAP_ZOOM || further <= zoom ? null : further;
  return { key: `cluster ${key}`, kind: 'cluster', point, count, listings, expansionZoom: next };
}

type Said = Pick<MapMarker, 'kind' | 'count'> & { listings?: readonly MarkerListing[] };

/** The accessible label of a marker. @param asksStay whether the search has days */
export function markerLabel({ kind, count, listings: [listing] = [] }: Said, asksStay = false): string {
  if (kind === 'cluster') return mapTexts.markers.cluster(count);
  if (kind === 'stack') return mapTexts.markers.stack(count);
  if (!listing) return mapTexts.markers.stack(count);
  const name = mapTexts.markers.listing(
    listing.name,
    townName(findCity(listing.listing_city_id)?.name ?? ''),
  );
  const price = listingPriceText(listing, asksStay);
  return price === null ? name : mapTexts.markers.priced(name, price);
}

/** '€ 665,- voor 7 nachten', '€ 95,- per nacht', or null if unknown. */
export function listingPriceText({ price, stay }: MarkerListing, asksStay: boolean): string | null {
  if (stay) return mapTexts.markers.total(formatEuro(stay.total_cents), nightCountText(stay.nights));
  return asksStay || price === undefined ? null : mapTexts.markers.perNight(formatWholeEuro(price));
}

/**
 * The visible text of a marker: for one listing the price of the stay, or per night for a search without days; empty if
 * unknown.
 */
export function markerText({ kind, count, listings: [listing] = [] }: Said, asksStay = false): string {
  if (kind !== 'listing') return formatNumber(count);
  if (listing?.stay) return formatEuro(listing.stay.total_cents);
  return asksStay || listing?.price === undefined ? '' : formatWholeEuro(listing.price);
}

/** Diameter in pixels of the circle for that many listings. */
export function clusterSize(count: number): number {
  if (count < 10) return 36;
  if (count < 100) return 42;
  if (count < 1_000) return 50;
  return count < 10_000 ? 58 : 66;
}
