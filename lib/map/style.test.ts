import { readFileSync } from 'node:fs';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { drawingLayers } from './coast';
import { circleFeature, coastStyle } from './style';

const style = (tilesUrl = '') =>
  coastStyle({ colorOf: (color) => (color === 'surface' ? '#ffffff' : '#aabbcc'), tilesUrl });

describe('the style of the map', () => {
  it('is one that MapLibre takes', () => {
    expect(validateStyleMin(style())).toEqual([]);
    expect(validateStyleMin(style('https://tiles.kust.test/{z}/{x}/{y}.png'))).toEqual([]);
  });

  it('fetches nothing by itself', () => {
    expect(JSON.stringify(style())).not.toMatch(/https?:|glyphs|sprite/);
  });

  it('has the layers of the drawing in its order', () => {
    expect(style().layers.map(({ id }) => id)).toEqual(['land', ...drawingLayers.map(({ id }) => id)]);
  });

  it('says whose the coast and its towns are', () => {
    const attribution = '© OpenStreetMap, GeoNames (CC BY 4.0)';
    expect(style().sources).toMatchObject({ coast: { attribution } });
    // The static drawing shows the attribution through its style sheet, which adds nothing to the page's HTML.
    expect(readFileSync('components/map/coast-drawing.css', 'utf8')).toContain(`content: '${attribution}';`);
  });

  it('lays configured tiles over the drawing and says whose they are', () => {
    const { layers, sources } = style('https://tiles.kust.test/{z}/{x}/{y}.png');
    expect(layers.at(-1)).toMatchObject({ type: 'raster', source: 'tiles' });
    expect(sources.tiles).toMatchObject({ attribution: 'Kaartgegevens: tiles.kust.test' });
    expect(style('https://tile.openstreetmap.org/{z}/{x}/{y}.png').sources.tiles).toMatchObject({
      attribution: '© OpenStreetMap',
    });
  });
});

describe('a circle on the ground', () => {
  it('is closed and as wide as it is high', () => {
    const { geometry } = circleFeature({ latitude: 51.2, longitude: 2.9 }, 250);
    if (geometry.type !== 'Polygon') throw new Error('not a polygon');
    const ring = geometry.coordinates[0] ?? [];
    expect(ring[0]).toEqual(ring.at(-1));
    const spread = (index: number) => {
      const values = ring.map((corner) => corner[index] ?? 0);
      return Math.max(...values) - Math.min(...values);
    };
    expect(spread(1) * 111_250).toBeCloseTo(500, 0);
    expect(spread(0) * 111_250 * Math.cos((51.2 * Math.PI) / 180)).toBeCloseTo(500, 0);
  });
});
