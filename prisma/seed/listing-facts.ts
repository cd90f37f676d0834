/**
 * Details that owners in the demo world give beyond the required fields: rooms and beds, house rules, cancellation,
 * access instructions.
 */
import type { Cancellation } from '@/lib/listings/kinds';
import type { Room } from '@/lib/listings/rooms';
import { roomRows } from '@/server/features/listings/listing-columns';
import { drawExtraBeds, weighted } from './features';
import type { SeedListing } from './listing';
import { Random } from './random';
import { arrivalInfo } from './texts/arrival';
import { houseRules } from './texts/house-rules';

type Bed = Room['beds'][number];
const bed = (kind: Bed['kind'], count = 1): Bed => ({ kind, count });

/** The bedrooms, first those with double beds, then those with two single beds each. */
function bedrooms({ beds, type }: SeedListing): Room[] {
  if (type === 'studio') return [];
  const corner = beds.bunkCorner ? 2 : 0;
  let singles = beds.singles - corner;
  return Array.from({ length: beds.bedrooms }, (_, index) => {
    const name = beds.bedrooms === 1 ? 'Slaapkamer' : `Slaapkamer ${index + 1}`;
    if (index < beds.doubles) return { name, beds: [bed('double')] };
    const here = Math.min(2, singles);
    singles -= here;
    return { name, beds: here > 0 ? [bed('single', here)] : [] };
  });
}

/**
 * As many beds as the listing's settings say: a bunk bed counts as two single beds; sofa beds and cots do not count.
 */
function roomsOf(listing: SeedListing): Room[] {
  const { beds, type } = listing;
  const { hasSofa, hasCot } = drawExtraBeds(listing);
  const living = [...(type === 'studio' ? [bed('double')] : []), ...(hasSofa ? [bed('sofa')] : [])];
  const sleeping = bedrooms(listing).map((room, index) =>
    hasCot && index === 0 ? { ...room, beds: [...room.beds, bed('cot')] } : room,
  );
  return [
    ...sleeping,
    ...(beds.bunkCorner ? [{ name: 'Slaaphoek', beds: [bed('bunk')] }] : []),
    ...(living.length > 0 ? [{ name: 'Leefruimte', beds: living }] : []),
  ];
}

const cancelling: readonly (readonly [Cancellation | null, number])[] = [
  ['flexible', 25],
  ['moderate', 30],
  ['strict', 20],
  ['agreed', 15],
  [null, 10],
];

/** The columns of the listing itself. Owners of drafts have not filled them in yet. */
export function factColumns(listing: SeedListing) {
  if (listing.state === 'concept') return {};
  const random = new Random(`facts/${listing.id}`);
  return {
    houseRules: random.chance(0.85) ? houseRules(listing, random.fork('rules')) : null,
    cancellation: weighted(random, cancelling),
    arrivalInfo: random.chance(0.6) ? arrivalInfo(listing, random.fork('arrival')) : null,
    distanceToBeachM: random.chance(0.9) ? walkOf(listing) : null,
  };
}

/** From the first row of homes across the promenade (in Bredene across the dunes) to the beach. */
const ACROSS_DIKE = 25;
const ACROSS_DUNES = 150;
const BREDENE = 2;

/** Metres to the beach, rounded to ten. */
function walkOf({ place, town }: SeedListing): number {
  const across = town.id === BREDENE ? ACROSS_DUNES : ACROSS_DIKE;
  return Math.round((place.metresInland - town.firstRow + across) / 10) * 10;
}

/** Rooms and beds of the listings as rows; one listing in ten has none. */
export function furnishing(listings: readonly SeedListing[]) {
  const all = listings
    .filter(({ id, state }) => state !== 'concept' && (id <= 4 || new Random(`rooms/${id}`).chance(0.9)))
    .map((listing) => roomRows(listing.id, roomsOf(listing)));
  return { rooms: all.flatMap(({ rooms }) => rooms), beds: all.flatMap(({ beds }) => beds) };
}
