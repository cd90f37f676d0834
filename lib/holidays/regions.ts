/** Every region, in the order in which lists name them: the nearest to the coast first. */
export const holidayRegions = [
  'be',
  'be-vl',
  'be-wal',
  'be-dg',
  'nl',
  'nl-south',
  'nl-mid',
  'nl-north',
  'fr',
  'fr-b',
  'fr-c',
  'fr-a',
  'lu',
  'de-nw',
] as const;
export type HolidayRegion = (typeof holidayRegions)[number];

/** Whose public holidays are known: countries, and the one German state. */
export type PublicRegion = 'be' | 'nl' | 'fr' | 'lu' | 'de-nw';

/** Whose school holidays are known. A country whose schools differ by region is none. */
export type SchoolRegion = Exclude<HolidayRegion, 'be' | 'nl' | 'fr'>;
