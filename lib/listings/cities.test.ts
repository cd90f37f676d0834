import { describe, expect, it } from 'vitest';
import { DEFAULT_MAP_CENTER, cities, citiesOfMunicipality, findCity } from '@/lib/listings/cities';

describe('cities', () => {
  it('have the ids of the wire', () => {
    expect(cities.map(({ id, name }) => `${id} ${name}`).join(', ')).toBe(
      '1 Blankenberge, 2 Bredene, 3 De Haan, 4 De Panne, 5 Knokke, 6 Koksijde, 7 Middelkerke, 8 Heist, ' +
        '9 Nieuwpoort, 10 Oostduinkerke, 11 Oostende, 12 Wenduine, 13 Westende, 14 Zeebrugge',
    );
  });

  it('lie on the Belgian coast, as the default centre does', () => {
    for (const { latitude, longitude } of [...cities, DEFAULT_MAP_CENTER]) {
      expect(latitude).toBeGreaterThan(51.08);
      expect(latitude).toBeLessThan(51.38);
      expect(longitude).toBeGreaterThan(2.54);
      expect(longitude).toBeLessThan(3.37);
    }
  });

  it('are found by id', () => {
    expect(findCity(11)?.name).toBe('Oostende');
    expect(findCity(0)).toBeNull();
    expect(findCity(15)).toBeNull();
  });

  it.each([
    ['Knokke-Heist', ['Knokke', 'Heist']],
    ['KNOKKE-HEIST ', ['Knokke', 'Heist']],
    ['Brugge', ['Zeebrugge']],
    ['Koksijde', ['Koksijde', 'Oostduinkerke']],
    ['De Haan', ['De Haan', 'Wenduine']],
    ['Middelkerke', ['Middelkerke', 'Westende']],
    ['Oostende', ['Oostende']],
    ['Gent', []],
  ])('of the municipality %s', (municipality, names) => {
    expect(citiesOfMunicipality(municipality).map(({ name }) => name)).toEqual(names);
  });
});
