/**
 * The drawing of the coast as a MapLibre style without sprites or glyphs; it fetches nothing but our configured tiles.
 */
import type { Feature, FeatureCollection } from 'geojson';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { Point } from '@/lib/listings/cities';
import { drawingLayers, landColor } from '@/lib/map/coast';
import type { DrawingColor, DrawingLayer } from '@/lib/map/coast';
import { mapTexts } from '@/lib/texts/map';

/** MapLibre assumes tiles of 512 pixels, so its zoom is one less. */
export const ZOOM_OFFSET = 1;

const SOURCE = 'coast';
const openStreetMap = '© OpenStreetMap';
/**
 * Required attribution of the coastline and the towns on it, which are drawn under any tiles
 * (docs/rules/map.md#sources).
 */
const coastSource = `${openStreetMap}, GeoNames (CC BY 4.0)`;

interface StyleOptions {
  colorOf(color: DrawingColor): string;
  /** Tile URL with {z}, {x} and {y}; the tiles are drawn over the drawing. '' for none. */
  tilesUrl: string;
}

export function coastStyle({ colorOf, tilesUrl }: StyleOptions): StyleSpecification {
  const style: StyleSpecification = {
    version: 8,
    sources: {
      [SOURCE]: { type: 'geojson', data: coastFeatures(), tolerance: 0.1, attribution: coastSource },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colorOf(landColor) } },
      ...drawingLayers.map((layer) => toLayer(layer, colorOf(layer.color))),
    ],
  };
  if (tilesUrl !== '') {
    const attribution = attributionOf(tilesUrl);
    style.sources.tiles = { type: 'raster', tiles: [tilesUrl], tileSize: 256, attribution };
    style.layers.push({ id: 'tiles', type: 'raster', source: 'tiles' });
  }
  return style;
}

/** OpenStreetMap's tiles require '© OpenStreetMap'; others are attributed to their host. */
function attributionOf(tilesUrl: string): string {
  const { hostname } = new URL(tilesUrl);
  return /(^|\.)openstreetmap\.org$/.test(hostname) ? openStreetMap : mapTexts.attribution(hostname);
}

function coastFeatures(): FeatureCollection {
  return { type: 'FeatureCollection', features: drawingLayers.flatMap(toFeatures) };
}

function toFeatures({ id, kind, lines }: DrawingLayer): Feature[] {
  return lines.map((line) => {
    const positions = line.map(([longitude, latitude]) => [longitude, latitude]);
    const closed = [...positions, ...positions.slice(0, 1)];
    return {
      type: 'Feature',
      properties: { layer: id },
      geometry:
        kind === 'area'
          ? { type: 'Polygon', coordinates: [closed] }
          : { type: 'LineString', coordinates: positions },
    };
  });
}

function toLayer(layer: DrawingLayer, color: string): LayerSpecification {
  const { id, minZoom = 0 } = layer;
  const common = {
    id,
    source: SOURCE,
    minzoom: Math.max(0, minZoom - ZOOM_OFFSET),
    filter: ['==', ['get', 'layer'], id] satisfies ['==', ['get', string], string],
  };
  if (layer.kind === 'area') return { ...common, type: 'fill', paint: { 'fill-color': color } };
  return {
    ...common,
    type: 'line',
    layout: { 'line-join': 'round', 'line-cap': layer.dashed ? 'butt' : 'round' },
    paint: {
      'line-color': color,
      'line-width': layer.width,
      ...(layer.dashed && { 'line-dasharray': [4, 3] }),
    },
  };
}

const METRES_A_DEGREE = 111_250;
const CORNERS = 64;

/** A circle on the ground, as a polygon. */
export function circleFeature({ latitude, longitude }: Point, metres: number): Feature {
  const [high, wide] = [
    metres / METRES_A_DEGREE,
    metres / (METRES_A_DEGREE * Math.cos((latitude * Math.PI) / 180)),
  ];
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const turn = (2 * Math.PI * (corner % CORNERS)) / CORNERS;
    return [longitude + wide * Math.cos(turn), latitude + high * Math.sin(turn)];
  });
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } };
}
