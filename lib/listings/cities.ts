/** The 14 towns of the Belgian coast (`listing_city_id`), and the map's centre when none is chosen. */

/** A town is part of a municipality; the lodging register names only the latter. Coordinates in WGS 84 degrees. */
export const cities = [
  {
    id: 1,
    name: 'Blankenberge',
    municipality: 'Blankenberge',
    postcode: '8370',
    latitude: 51.31306,
    longitude: 3.13227,
  },
  {
    id: 2,
    name: 'Bredene',
    municipality: 'Bredene',
    postcode: '8450',
    latitude: 51.23489,
    longitude: 2.97559,
  },
  {
    id: 3,
    name: 'De Haan',
    municipality: 'De Haan',
    postcode: '8420',
    latitude: 51.27261,
    longitude: 3.03446,
  },
  {
    id: 4,
    name: 'De Panne',
    municipality: 'De Panne',
    postcode: '8660',
    latitude: 51.09793,
    longitude: 2.59368,
  },
  {
    id: 5,
    name: 'Knokke',
    municipality: 'Knokke-Heist',
    postcode: '8300',
    latitude: 51.34671,
    longitude: 3.28932,
  },
  {
    id: 6,
    name: 'Koksijde',
    municipality: 'Koksijde',
    postcode: '8670',
    latitude: 51.11642,
    longitude: 2.63772,
  },
  {
    id: 7,
    name: 'Middelkerke',
    municipality: 'Middelkerke',
    postcode: '8430',
    latitude: 51.18532,
    longitude: 2.82077,
  },
  {
    id: 8,
    name: 'Heist',
    municipality: 'Knokke-Heist',
    postcode: '8301',
    latitude: 51.34036,
    longitude: 3.24004,
  },
  {
    id: 9,
    name: 'Nieuwpoort',
    municipality: 'Nieuwpoort',
    postcode: '8620',
    latitude: 51.13008,
    longitude: 2.75135,
  },
  {
    id: 10,
    name: 'Oostduinkerke',
    municipality: 'Koksijde',
    postcode: '8670',
    latitude: 51.11565,
    longitude: 2.68217,
  },
  {
    id: 11,
    name: 'Oostende',
    municipality: 'Oostende',
    postcode: '8400',
    latitude: 51.2281,
    longitude: 2.9178,
  },
  {
    id: 12,
    name: 'Wenduine',
    municipality: 'De Haan',
    postcode: '8420',
    latitude: 51.2983,
    longitude: 3.08213,
  },
  {
    id: 13,
    name: 'Westende',
    municipality: 'Middelkerke',
    postcode: '8434',
    latitude: 51.15198,
    longitude: 2.76952,
  },
  {
    id: 14,
    name: 'Zeebrugge',
    municipality: 'Brugge',
    postcode: '8380',
    latitude: 51.32901,
    longitude: 3.18188,
  },
] as const;

export type City = (typeof cities)[number];
export type CityId = City['id'];
export type Point = { readonly latitude: number; readonly longitude: number };

/** Initial centre of the overview map: docs/rules/map.md#overview. */
export const DEFAULT_MAP_CENTER: Point = { latitude: 51.2284, longitude: 2.9262 };
export const CITY_MAP_ZOOM = 13;
export const COAST_MAP_ZOOM = { wide: 10, narrow: 9 } as const;

const byId = new Map<number, City>(cities.map((city) => [city.id, city]));

export function findCity(id: number): City | null {
  return byId.get(id) ?? null;
}

/** The towns of a municipality in the lodging register, ignoring case: Knokke-Heist is Knokke and Heist. */
export function citiesOfMunicipality(municipality: string): City[] {
  const wanted = municipality.trim().toLowerCase();
  return cities.filter((city) => city.municipality.toLowerCase() === wanted);
}

/** All towns by distance from the given one, which comes first. */
export function citiesFrom(town: City): City[] {
  // A degree of longitude is shorter than a degree of latitude.
  const shrink = Math.cos((town.latitude * Math.PI) / 180);
  const distance = ({ latitude, longitude }: City) =>
    Math.hypot(latitude - town.latitude, (longitude - town.longitude) * shrink);
  return cities.toSorted((a, b) => distance(a) - distance(b));
}
