/** Every region in display order: the nearest to the coast first. */
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

/** Regions whose public holidays are known: countries, and one German state. */
export type PublicRegion = 'be' | 'nl' | 'fr' | 'lu' | 'de-nw';

/** Regions whose school holidays are known. Does not include countries where they differ by region. */
export type SchoolRegion = Exclude<HolidayRegion, 'be' | 'nl' | 'fr'>;
