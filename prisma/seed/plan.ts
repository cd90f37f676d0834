/** The listings of the demo world with their owners and towns; what the demo accounts need is fixed here. */
import type { CityId } from '@/lib/listings/cities';
import type { Oceanview, PropertyType } from '@/lib/listings/kinds';
import { findCity } from '@/lib/listings/cities';
import type { ListingState } from './listing';
import { OTHER_OWNERS, accountIds } from './people';
import { Random } from './random';
import { LISTINGS_ONLINE, towns } from './towns';
import type { Town } from './towns';

/** The parts of a listing that are not random. */
export interface Plan {
  readonly id: number;
  readonly ownerId: number;
  readonly state: ListingState;
  readonly town: Town;
  readonly type?: PropertyType;
  readonly view?: Oceanview;
  readonly name?: string;
  /** If set: rented by the night, with this minimum stay, up to 365 days ahead. */
  readonly shortest?: number;
  readonly pets?: boolean;
  /** Whether the address is public. */
  readonly shown?: boolean;
}

function townOf(id: CityId): Town {
  const town = towns.find((candidate) => candidate.id === id);
  if (town === undefined) throw new RangeError(`No town ${findCity(id)?.name ?? id}`);
  return town;
}

const { landlord, secondLandlord } = accountIds;

/** The online listings of the two demo landlords, which have the first ids. */
const landlordsOnline: readonly Plan[] = [
  {
    id: 1,
    ownerId: landlord,
    state: 'online',
    town: townOf(11),
    type: 'apartment',
    view: 'front',
    name: 'De Witte Golf',
    shortest: 1,
    pets: true,
    shown: true,
  },
  {
    id: 2,
    ownerId: landlord,
    state: 'online',
    town: townOf(3),
    type: 'villa',
    name: 'Villa Duinenlust',
    shortest: 3,
    shown: true,
  },
  {
    id: 3,
    ownerId: landlord,
    state: 'online',
    town: townOf(6),
    type: 'studio',
    view: 'side',
    name: 'Studio Schelpje',
    shortest: 2,
    pets: false,
    shown: false,
  },
  {
    id: 4,
    ownerId: secondLandlord,
    state: 'online',
    town: townOf(7),
    type: 'apartment',
    view: 'side',
    name: 'Bij Tom aan Zee',
    shortest: 2,
    shown: true,
  },
];

export const conceptId = LISTINGS_ONLINE + 1;
export const waitingId = LISTINGS_ONLINE + 2;
export const disabledId = LISTINGS_ONLINE + 3;

const offline: readonly Plan[] = [
  {
    id: conceptId,
    ownerId: landlord,
    state: 'concept',
    town: townOf(12),
    type: 'house',
    name: 'Het Zomerhuis',
  },
  {
    id: waitingId,
    ownerId: landlord,
    state: 'waiting',
    town: townOf(9),
    type: 'penthouse',
    view: 'front',
    name: 'Penthouse Noorderzon',
    shortest: 2,
  },
  {
    id: disabledId,
    ownerId: accountIds.admin + 1,
    state: 'disabled',
    town: townOf(6),
    type: 'apartment',
    view: 'no',
    name: 'De Stille Duinpan',
    shortest: 2,
  },
];

/** A town for every online listing that is not fixed above, shuffled. */
function townsLeft(random: Random): Town[] {
  const left = towns.flatMap((town) => {
    const fixed = landlordsOnline.filter((plan) => plan.town.id === town.id).length;
    return Array.from({ length: town.listings - fixed }, () => town);
  });
  return random.shuffle(left);
}

/** All listings, by id. */
export function planListings(): Plan[] {
  const random = new Random('plan');
  const others = townsLeft(random).map((town, i): Plan => {
    // Every owner has a listing; the others belong to a few owners with many.
    const owner = i < OTHER_OWNERS ? i : Math.floor(OTHER_OWNERS * random.next() ** 1.4);
    return {
      id: landlordsOnline.length + 1 + i,
      ownerId: accountIds.admin + 1 + owner,
      state: 'online',
      town,
    };
  });
  return [...landlordsOnline, ...others, ...offline];
}
