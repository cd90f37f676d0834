/** Which homes there are, whose they are and in which town; what the demo accounts need is fixed here. */
import type { CityId } from '@/lib/listings/cities';
import type { Oceanview, PropertyType } from '@/lib/listings/kinds';
import { findCity } from '@/lib/listings/cities';
import type { HomeState } from './home';
import { OTHER_OWNERS, accountIds } from './people';
import { Random } from './random';
import { HOMES_ONLINE, towns } from './towns';
import type { Town } from './towns';

/** What is decided about a home before the dice are rolled. */
export interface Plan {
  readonly id: number;
  readonly ownerId: number;
  readonly state: HomeState;
  readonly town: Town;
  readonly type?: PropertyType;
  readonly view?: Oceanview;
  readonly name?: string;
  /** Let by the night, from this many nights on, 365 days ahead. */
  readonly shortest?: number;
  readonly pets?: boolean;
  /** Whether the public sees the address. */
  readonly shown?: boolean;
}

function townOf(id: CityId): Town {
  const town = towns.find((candidate) => candidate.id === id);
  if (town === undefined) throw new RangeError(`No town ${findCity(id)?.name ?? id}`);
  return town;
}

const { landlord, secondLandlord } = accountIds;

/** The homes of the two demo landlords that are online: the first ids. */
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

export const conceptId = HOMES_ONLINE + 1;
export const waitingId = HOMES_ONLINE + 2;
export const disabledId = HOMES_ONLINE + 3;

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

/** A place for every home online that is not fixed above, in mixed order. */
function townsLeft(random: Random): Town[] {
  const left = towns.flatMap((town) => {
    const fixed = landlordsOnline.filter((plan) => plan.town.id === town.id).length;
    return Array.from({ length: town.homes - fixed }, () => town);
  });
  return random.shuffle(left);
}

/** All homes, by id. */
export function planHomes(): Plan[] {
  const random = new Random('plan');
  const others = townsLeft(random).map((town, i): Plan => {
    // Everyone has a home; the rest go to a few with many.
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
