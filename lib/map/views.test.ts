import { describe, expect, it } from 'vitest';
import type { SearchFilters } from '@/lib/search/parameters';
import { overviewViews } from './views';

const coast = overviewViews({}, []).wide;
/** Nieuwpoort's town centre, and its listings by the sea, which are out of view from there. */
const nieuwpoort: SearchFilters = { listing_city_id: [9] };
const own = { latitude: 51.13008, longitude: 2.75135 };
const atSea = { latitude: 51.152, longitude: 2.72, count: 12 };

describe('where the map looks', () => {
  it('is the middle of the coast, further away on narrow screens', () => {
    const { wide, narrow } = overviewViews({}, [atSea]);
    expect([wide.zoom, narrow.zoom]).toEqual([10, 9]);
    expect(wide.center).toEqual({ latitude: 51.2284, longitude: 2.9262 });
    expect(narrow.center).toEqual(wide.center);
  });

  it('is the town that is searched in, if it is one', () => {
    const { wide, narrow } = overviewViews({ listing_city_id: [3] }, []);
    expect(wide).toEqual({ center: { latitude: 51.27261, longitude: 3.03446 }, zoom: 13 });
    expect(narrow).toEqual(wide);
    expect(overviewViews({ listing_city_id: [3, 9] }, [atSea]).wide).toEqual(coast);
  });

  it('is the middle of the homes where most are out of view from the town', () => {
    const further = { latitude: 51.158, longitude: 2.732, count: 4 };
    const { wide, narrow } = overviewViews(nieuwpoort, [atSea, further, { ...own, count: 2 }]);
    expect(wide.zoom).toBe(13);
    expect(wide.center.latitude).toBeCloseTo((51.152 * 12 + 51.158 * 4 + own.latitude * 2) / 18, 4);
    expect(wide.center.longitude).toBeCloseTo((2.72 * 12 + 2.732 * 4 + own.longitude * 2) / 18, 4);
    expect(narrow).toEqual(wide);
  });

  it('is the town where half of its homes are in view', () => {
    expect(overviewViews(nieuwpoort, [atSea, { ...own, count: 12 }]).wide.center).toEqual(own);
    expect(overviewViews(nieuwpoort, [atSea, { ...own, count: 11 }]).wide.center).not.toEqual(own);
  });

  it('is the town where the middle of the homes shows no more of them', () => {
    const ends = [
      { latitude: 51.2, longitude: 2.6, count: 5 },
      { latitude: 51.25, longitude: 2.5, count: 5 },
    ];
    expect(overviewViews(nieuwpoort, ends).wide.center).toEqual(own);
  });
});
