import { describe, expect, it } from 'vitest';
import { besideCover, centerFor, freeSpot, isCovered } from '@/lib/map/cover';
import { pixelIn, pointOfWorld, worldSize, worldX, worldY } from '@/lib/geometry/mercator';

const phone = { width: 320, height: 512 };
const bottom = { left: 12, top: 250, right: 308, bottom: 484 };

describe('where a marker can be seen beside its preview', () => {
  it('is the middle, where that is free', () => {
    expect(freeSpot({ width: 375, height: 650 }, { ...bottom, right: 363, top: 415 })).toEqual({
      x: 0,
      y: 0,
    });
    expect(freeSpot({ width: 1280, height: 640 }, { left: 16, top: 220, right: 368, bottom: 628 })).toEqual({
      x: 0,
      y: 0,
    });
  });

  it('is above a preview from side to side, and beside one at the side', () => {
    expect(freeSpot(phone, bottom)).toEqual({ x: 0, y: -131 });
    expect(freeSpot({ width: 768, height: 819 }, { left: 16, top: 400, right: 368, bottom: 807 })).toEqual({
      x: 184,
      y: 0,
    });
  });

  it('is where the point comes to stand', () => {
    const point = { latitude: 51.23, longitude: 2.92 };
    const center = centerFor(point, { x: 184, y: -131 }, 13);
    const { x, y } = pixelIn({ center, zoom: 13 }, point);
    expect(x).toBeCloseTo(184);
    expect(y).toBeCloseTo(-131);
  });
});

describe('what lies over a map', () => {
  const zoom = 12.5;
  const corner = { latitude: 51.4, longitude: 2.7 };
  const at = (x: number, y: number) => {
    const size = worldSize(zoom);
    return pointOfWorld(worldX(corner.longitude) + x / size, worldY(corner.latitude) + y / size);
  };
  const end = at(phone.width, phone.height);
  const bounds = {
    west: corner.longitude,
    north: corner.latitude,
    east: end.longitude,
    south: end.latitude,
  };

  it.each([
    ['behind it', 160, 300, true],
    ['at its edge', 160, 246, true],
    ['half to be seen', 160, 240, false],
    ['beside it', 2, 300, false],
    ['below it', 160, 500, false],
  ])('of a preview: %s', (_where, x, y, expected) => {
    expect(isCovered(at(x, y), { bounds, zoom }, bottom)).toBe(expected);
  });

  const buttons = { left: 281, top: 0, right: 320, bottom: 68 };
  it.each([
    ['under them, goes left', 285, 20, 241, 20],
    ['under their foot, goes down', 310, 60, 310, 108],
    ['at their edge, goes left', 275, 40, 241, 40],
    ['beside them, stays', 270, 40, 270, 40],
    ['below them, stays', 300, 77, 300, 77],
  ])('of markers near buttons, one %s', (_where, x, y, left, top) => {
    const stands = besideCover(at(x, y), { bounds, zoom }, buttons);
    expect(stands.latitude).toBeCloseTo(at(left, top).latitude, 8);
    expect(stands.longitude).toBeCloseTo(at(left, top).longitude, 8);
    expect(isCovered(stands, { bounds, zoom }, buttons)).toBe(false);
  });
});
