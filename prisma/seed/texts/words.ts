/** Dutch words from which the texts of the demo world are built. */
import { propertyTypeTexts } from '@/lib/texts/listings';
import { isDetached } from '../listing';
import type { SeedListing } from '../listing';

/** The facts available to a description: everything about the listing but the description itself. */
export type Facts = Omit<SeedListing, 'description'>;

const numbers = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];
const ordinals = [
  '',
  'eerste',
  'tweede',
  'derde',
  'vierde',
  'vijfde',
  'zesde',
  'zevende',
  'achtste',
  'negende',
  'tiende',
];

export const numberWord = (n: number) => numbers[n] ?? String(n);

/** 'twee slaapkamers', 'een badkamer' */
export const count = (n: number, one: string, many: string) => `${numberWord(n)} ${n === 1 ? one : many}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'het gelijkvloers' or 'de derde verdieping' */
export const floorText = (floor: number) =>
  floor === 0 ? 'het gelijkvloers' : `de ${ordinals[floor] ?? floor} verdieping`;

/** 'appartement', 'villa' */
export const typeText = (listing: Facts) => propertyTypeTexts[listing.type];

/** 'dit appartement', 'deze villa' */
export const thisListing = (listing: Facts) =>
  `${['studio', 'villa'].includes(listing.type) ? 'deze' : 'dit'} ${typeText(listing)}`;

/** 'ons appartement', 'onze villa' */
export const ourListing = (listing: Facts) =>
  `${['studio', 'villa'].includes(listing.type) ? 'onze' : 'ons'} ${typeText(listing)}`;

/** 'een tweepersoonsbed en twee eenpersoonsbedden', not counting the bunk bed in its corner. */
export function bedsText({ beds }: Facts): string {
  const singles = beds.singles - (beds.bunkCorner ? 2 : 0);
  const parts = [
    beds.doubles > 0 ? count(beds.doubles, 'tweepersoonsbed', 'tweepersoonsbedden') : '',
    singles > 0 ? count(singles, 'eenpersoonsbed', 'eenpersoonsbedden') : '',
  ];
  return parts.filter(Boolean).join(' en ');
}

/** The outdoor space, 'terras' or 'tuin'; only for homes that have one. */
export const outdoorText = (listing: Facts) => (isDetached(listing.type) ? 'tuin' : 'terras');

/** Bredene has dunes instead of a promenade. */
export const hasPromenade = (listing: Facts) => listing.town.id !== 2;
