import { describe, expect, it } from 'vitest';
import type { MapListing } from './contract';
import { MOST_MAP_ZOOM, MarkerIndex, listingPriceText, markerLabel, markerText } from './markers';

const world = { west: -180, south: -90, east: 180, north: 90 };
const listing = (id: number, longitude: number, latitude = 51.23): MapListing => ({
  id,
  slug: `woning-${id}`,
  name: `Zeezicht ${id}`,
  name_residence: null,
  logiesdecreet: '123456',
  listing_city_id: 11,
  display_home_address: true,
  latitude,
  longitude,
  pictures: [],
});

describe('the markers of an answer', () => {
  it('are homes by name, from west to east', () => {
    const markers = new MarkerIndex({ data: [listing(1, 3.1), listing(2, 2.7)], clusters: [] }).within(
      world,
      12,
    );
    expect(markers.map(({ key, kind }) => [key, kind])).toEqual([
      ['listing 2', 'listing'],
      ['listing 1', 'listing'],
    ]);
    expect(markers.map((marker) => markerLabel(marker))).toEqual([
      'Zeezicht 2, Oostende',
      'Zeezicht 1, Oostende',
    ]);
    expect(markers.map((marker) => markerText(marker))).toEqual(['', '']);
  });

  it('leave out what is not in view', () => {
    const markers = new MarkerIndex({ data: [listing(1, 3.1), listing(2, 2.7)], clusters: [] });
    expect(markers.within({ ...world, east: 3 }, 12)).toHaveLength(1);
  });

  it('are clusters that lead to where they come apart', () => {
    const index = new MarkerIndex({
      data: [listing(1, 2.9), listing(2, 2.91), listing(3, 2.9)],
      clusters: [],
    });
    const [cluster, ...others] = index.within(world, 10);
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({ kind: 'cluster', count: 3, listings: [] });
    const expansionZoom = cluster?.expansionZoom ?? 0;
    expect(expansionZoom).toBeGreaterThan(10);
    expect(index.within(world, expansionZoom).length).toBeGreaterThan(1);
    expect(cluster && markerLabel(cluster)).toBe('3 woningen in dit gebied, zoom in');
  });

  it('keep homes at the very same spot together, however near one looks', () => {
    const [stack] = new MarkerIndex({ data: [listing(1, 2.9), listing(2, 2.9)], clusters: [] }).within(
      world,
      19,
    );
    expect(stack).toMatchObject({ kind: 'stack', count: 2, expansionZoom: null });
    expect(stack?.listings.map(({ id }) => id)).toEqual([1, 2]);
    expect(stack && [markerLabel(stack), markerText(stack)]).toEqual(['2 woningen op deze plek', '2']);
  });

  it('are the clusters of the server, which lead further in as long as there is further in', () => {
    const index = new MarkerIndex({
      data: [],
      clusters: [{ latitude: 51.23, longitude: 2.9, count: 71_429 }],
    });
    const at = (zoom: number) => index.within(world, zoom)[0];
    expect(at(10)).toMatchObject({ kind: 'cluster', count: 71_429, expansionZoom: 12 });
    expect(at(MOST_MAP_ZOOM - 1)?.expansionZoom).toBeNull();
    const cluster = at(10);
    expect(cluster && markerText(cluster)).toBe('71.429');
  });
});

describe('what a marker says of one home', () => {
  const stay = {
    start_date: '2027-07-17',
    end_date: '2027-07-24',
    nights: 7,
    price: 600,
    total_cents: 66_550,
  } as const;
  const marker = (more: object) =>
    ({ kind: 'listing', count: 1, listings: [{ ...listing(1, 2.9), ...more }] }) as const;

  it('is what the days cost, and without days a night', () => {
    const [night, days] = [marker({ price: 95, stay: null }), marker({ price: 95, stay })];
    expect([markerText(night), markerText(days, true)]).toEqual(['€\u00a095,-', '€\u00a0665,50']);
    expect(markerLabel(night)).toBe('Zeezicht 1, Oostende, €\u00a095,- per nacht');
    expect(markerLabel(days, true)).toBe('Zeezicht 1, Oostende, €\u00a0665,50 voor 7 nachten');
  });

  it('is no price of a night where days are asked for and their cost is not known', () => {
    const unknown = marker({ price: 95, stay: null });
    expect([markerText(unknown, true), listingPriceText(unknown.listings[0], true)]).toEqual(['', null]);
    expect(markerLabel(unknown, true)).toBe('Zeezicht 1, Oostende');
  });
});

it('a marker knows the homes that stand in it', () => {
  const [cluster] = new MarkerIndex({ data: [listing(1, 2.9), listing(2, 2.91)], clusters: [] }).within(
    world,
    10,
  );
  expect(['woning-1', 'woning-2', 'woning-3'].map((slug) => cluster?.holds(slug))).toEqual([
    true,
    true,
    false,
  ]);
  const [own] = new MarkerIndex({
    data: [],
    clusters: [{ latitude: 51.2, longitude: 2.9, count: 9 }],
  }).within(world, 10);
  expect(own?.holds('woning-1')).toBe(false);
});
