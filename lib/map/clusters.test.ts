import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS, ClusterIndex, clustersAt } from './clusters';
import { pixelIn, pointOfWorld, worldX, worldY } from '@/lib/geometry/mercator';

const view = { center: { latitude: 51.2284, longitude: 2.9262 }, zoom: 12 };

/** A place the given number of pixels east of the view's centre. */
function eastward(pixels: number, count = 1) {
  const size = 256 * 2 ** view.zoom;
  const { latitude, longitude } = view.center;
  return { ...pointOfWorld(worldX(longitude) + pixels / size, worldY(latitude)), count };
}

const places = fc.array(
  fc.record({
    latitude: fc.double({ min: 51.05, max: 51.4, noNaN: true }),
    longitude: fc.double({ min: 2.5, max: 3.4, noNaN: true }),
    count: fc.integer({ min: 1, max: 500 }),
  }),
  { maxLength: 60 },
);
const world = { west: -180, south: -90, east: 180, north: 90 };

describe('places on the map', () => {
  it.each([
    [CLUSTER_RADIUS - 2, 1],
    [CLUSTER_RADIUS + 2, 2],
  ])('%d pixels apart are %d', (pixels, groups) => {
    expect(clustersAt([eastward(0), eastward(pixels)], view.zoom)).toHaveLength(groups);
  });

  it('stand together up to zoom 16 and apart from 17 on', () => {
    const near = [eastward(0), eastward(2)];
    expect(clustersAt(near, 16)).toHaveLength(1);
    expect(clustersAt(near, 17)).toHaveLength(2);
  });

  it('meet at the middle of their homes, not of their places', () => {
    const [cluster] = clustersAt([eastward(0, 9), eastward(50, 1)], view.zoom);
    expect(cluster?.count).toBe(10);
    if (cluster) expect(pixelIn(view, cluster).x).toBeCloseTo(5, 1);
  });

  it('lose no home, at any zoom', () => {
    fc.assert(
      fc.property(places, fc.integer({ min: 7, max: 20 }), (given, zoom) => {
        const total = (of: { count: number }[]) => of.reduce((sum, { count }) => sum + count, 0);
        expect(total(clustersAt(given, zoom))).toBe(total(given));
      }),
      { numRuns: 100 },
    );
  });

  it('are at one zoom what an index for all of them says, where they are built from the nearest', () => {
    fc.assert(
      fc.property(places, fc.double({ min: 7, max: 20, noNaN: true }), (given, zoom) => {
        const whole = new ClusterIndex(given).within(world, zoom);
        expect(clustersAt(given, zoom, CLUSTER_MAX_ZOOM)).toEqual(
          whole.map(({ latitude, longitude, count }) => ({ latitude, longitude, count })),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('say from which zoom on they come apart', () => {
    const index = new ClusterIndex([eastward(0), eastward(40)]);
    const [cluster] = index.within(world, view.zoom);
    expect(cluster).toMatchObject({ count: 2, place: null });
    expect(cluster?.expansionZoom()).toBe(13);
    expect(index.within(world, 13)).toHaveLength(2);
  });
});
