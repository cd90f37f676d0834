import { describe, expect, it } from 'vitest';
import { cities } from '@/lib/listings/cities';
import { beside, drawingLayers, labels, waterline } from './coast';
import { drawingIn, labelsIn, placedIn } from './drawing';
import { overviewViews } from './views';

const { wide, narrow } = overviewViews({}, []);
const frame = { width: 1280, height: 350 };

/** The points of one piece of a path: the first is absolute, the others are relative to the previous one. */
function placesOf(piece: string): [x: number, y: number][] {
  const numbers = (piece.match(/-?\d+/g) ?? []).map(Number);
  let [x, y] = [0, 0];
  return numbers.flatMap((number, index) => {
    if (index % 2 === 0) {
      x += number;
      return [];
    }
    y += number;
    return [[x, y] as [number, number]];
  });
}

describe('the drawing of the coast', () => {
  it('has the sea on the left of its waterline and the towns on land', () => {
    for (const { name, longitude, latitude } of cities) {
      const east = waterline.findIndex(([of]) => of > longitude);
      const [from, to] = [waterline[east - 1], waterline[east]];
      if (!from || !to) throw new Error(`${name} is not on the coast`);
      const shore = from[1] + ((longitude - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
      expect(shore, name).toBeGreaterThan(latitude - 0.002);
      expect(shore - latitude, name).toBeLessThan(0.035);
    }
  });

  it('goes inland to the right', () => {
    const inland = beside(waterline, 1000);
    expect(inland).toHaveLength(waterline.length);
    for (const [index, [, latitude]] of inland.entries()) {
      expect(latitude).toBeLessThan(waterline[index]?.[1] ?? 0);
    }
  });

  it('is drawn under the frame from the land up, in whole pixels', () => {
    const paths = drawingIn(wide, frame);
    expect(paths.map(({ layer }) => layer.id)).toEqual(
      drawingLayers.filter(({ minZoom = 0 }) => minZoom <= wide.zoom).map(({ id }) => id),
    );
    for (const { d } of paths) expect(d).toMatch(/^(M-?\d+(-| )\d+l-?\d+((-| )\d+)+z?)+$/);
  });

  it('stays small enough for every page', () => {
    const size = drawingIn(wide, { width: 5120, height: 1800 }).reduce((sum, { d }) => sum + d.length, 0);
    expect(size).toBeLessThan(5_000);
  });

  it('has nothing far outside the frame', () => {
    for (const { d } of drawingIn({ ...wide, zoom: 16 }, frame)) {
      for (const [x, y] of d.split('M').slice(1).flatMap(placesOf)) {
        expect(Math.abs(x)).toBeLessThan(frame.width);
        expect(Math.abs(y)).toBeLessThan(frame.height);
      }
    }
  });

  it('leaves out lines that cannot be seen', () => {
    const town = overviewViews({ listing_city_id: [5] }, []).wide;
    const borders = drawingIn(town, { width: 1400, height: 350 }).find(({ layer }) => layer.id === 'borders');
    expect(borders?.d.match(/M/g) ?? []).toHaveLength(1);
  });
});

describe('names on the map', () => {
  it('are fewer from afar, and all towns from near', () => {
    expect(labelsIn(narrow, frame).length).toBeLessThan(labelsIn(wide, frame).length);
    const near = { ...wide, zoom: 11 };
    const names = labelsIn(near, { width: 4000, height: 4000 }).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(cities.map(({ name }) => name)));
  });

  it('of towns stand in the water, a little off the shore', () => {
    for (const { name, latitude } of labels.filter(({ atSea }) => atSea)) {
      const city = cities.find((other) => other.name === name);
      expect(latitude, name).toBeGreaterThan(city?.latitude ?? 90);
    }
  });
});

describe('what stands in a frame', () => {
  it('is placed around its middle', () => {
    const points = [wide.center, { latitude: 48, longitude: 2 }];
    expect(placedIn(wide, frame, points)).toEqual([{ ...wide.center, x: 0, y: 0 }]);
  });
});
