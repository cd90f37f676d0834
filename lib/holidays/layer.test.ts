import { expect, it } from 'vitest';
import { holidaysIn } from '@/lib/holidays/holidays';
import { holidaysOfLayer, isLayerRegion, layerRegions } from '@/lib/holidays/layer';

const year = holidaysIn({ start: '2027-01-01', end: '2028-01-01' });
const names = (region: Parameters<typeof holidaysOfLayer>[1]) =>
  holidaysOfLayer(year, region).map(({ name, start }) => `${start} ${name}`);

it('a region shows its own schools and the public holidays of its country', () => {
  expect(names('be-vl')).toContain('2027-07-01 Zomervakantie');
  expect(names('be-vl')).toContain('2027-07-21 Nationale feestdag');
  expect(names('nl-north')).toContain('2027-04-27 Koningsdag');
  expect(names('de-nw')).toContain('2027-10-03 Dag van de Duitse eenheid');
  expect(holidaysOfLayer(year, 'nl-north').every(({ region }) => ['nl', 'nl-north'].includes(region))).toBe(
    true,
  );
});

it('nobody’s layer is empty', () => {
  expect(names('none')).toEqual([]);
});

it('offers regions with schools, the nearest first, and none', () => {
  expect(layerRegions[0]).toBe('be-vl');
  expect(layerRegions.at(-1)).toBe('none');
  expect(isLayerRegion('be')).toBe(false);
  expect(isLayerRegion('nl-north')).toBe(true);
});
