/** Clusters listings on the map: those within 60 pixels of each other, up to zoom 16. */
import Supercluster from 'supercluster';
import type { ClusterFeature, PointFeature } from 'supercluster';
import type { Point } from '@/lib/listings/cities';
import type { MapCluster } from '@/lib/map/contract';
import { pointOfWorld, worldX, worldY } from '@/lib/geometry/mercator';
import type { Bounds } from '@/lib/geometry/mercator';

export const CLUSTER_RADIUS = 60;
export const CLUSTER_MAX_ZOOM = 16;
/** Tile size in pixels to which the radius refers. */
const EXTENT = 256;

/** Listings at one place: one, or several at exactly the same coordinates. */
export interface Place extends Point {
  count: number;
}

/** Sums from which a cluster's centre is computed, so that it is the mean of its listings, not of its places. */
interface Sums {
  count: number;
  x: number;
  y: number;
}

export interface Found<P extends Place> extends MapCluster {
  /** The place itself, if it is not clustered. */
  place: P | null;
  /** The zoom at which the cluster splits. */
  expansionZoom(): number;
  /** All places in it. */
  places(): readonly P[];
}

/** An index over the places of one answer, for queries at any zoom. */
export class ClusterIndex<P extends Place> {
  readonly #tree: Supercluster<Sums & { place: P }, Sums>;

  /** @param zooms the range of zoom levels to index; all by default */
  constructor(places: readonly P[], zooms: { minZoom?: number; maxZoom?: number } = {}) {
    const { minZoom = 0, maxZoom = CLUSTER_MAX_ZOOM } = zooms;
    this.#tree = new Supercluster({
      radius: CLUSTER_RADIUS,
      extent: EXTENT,
      minZoom,
      maxZoom: Math.min(maxZoom, CLUSTER_MAX_ZOOM),
      map: ({ count, x, y }) => ({ count, x, y }),
      reduce: (all, { count, x, y }) => {
        all.count += count;
        all.x += x;
        all.y += y;
      },
    });
    // Sorted, because the clusters depend on the order of the places.
    this.#tree.load(places.toSorted(fromWestToEast).map(toFeature));
  }

  /** Places and clusters in the bounds, from west to east. */
  within({ west, south, east, north }: Bounds, zoom: number): Found<P>[] {
    return this.#tree
      .getClusters([west, south, east, north], Math.floor(zoom))
      .map((feature) => this.#toFound(feature))
      .sort(fromWestToEast);
  }

  #toFound({ properties }: ClusterFeature<Sums> | PointFeature<Sums & { place: P }>): Found<P> {
    if ('place' in properties) {
      const { place, count } = properties;
      const { latitude, longitude } = place;
      const expansionZoom = () => CLUSTER_MAX_ZOOM + 1;
      return { latitude, longitude, count, place, expansionZoom, places: () => [place] };
    }
    const { count, x, y, cluster_id: id } = properties;
    const expansionZoom = () => this.#tree.getClusterExpansionZoom(id);
    const places = () => this.#tree.getLeaves(id, Infinity).map(({ properties: leaf }) => leaf.place);
    return { ...pointOfWorld(x / count, y / count), count, place: null, expansionZoom, places };
  }
}

const fromWestToEast = (a: Point, b: Point) => a.longitude - b.longitude || a.latitude - b.latitude;

function toFeature<P extends Place>(place: P): PointFeature<Sums & { place: P }> {
  const { longitude, latitude, count } = place;
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { place, count, x: worldX(longitude) * count, y: worldY(latitude) * count },
  };
}

const WORLD: Bounds = { west: -180, south: -90, east: 180, north: 90 };

/**
 * The clusters of some places at one zoom, anywhere in the world.
 * @param fromZoom clusters are built from those of the next higher zoom, starting here: with `CLUSTER_MAX_ZOOM` they
 * equal those of a whole `ClusterIndex`, with `zoom` itself they are built in one step
 */
export function clustersAt(places: readonly Place[], zoom: number, fromZoom = zoom): MapCluster[] {
  const minZoom = Math.min(Math.floor(zoom), CLUSTER_MAX_ZOOM);
  return new ClusterIndex(places, { minZoom, maxZoom: Math.floor(fromZoom) })
    .within(WORLD, zoom)
    .map(({ latitude, longitude, count }) => ({ latitude, longitude, count }));
}
