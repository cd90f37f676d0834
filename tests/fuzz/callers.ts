/** Every kind of caller, with its access. */
import type { Caller, Household } from '@/tools/fuzz/requests';
import type { Who } from '@/tools/fuzz/rights';
import type { FuzzWorld, House } from '@/tests/fuzz/world';

export interface CallerKind extends Caller {
  who: (world: FuzzWorld) => Who;
  /** The tokens of a guest's links. */
  tokens: (world: FuzzWorld) => readonly string[];
  /** Signed in long ago: calls that need a recent password ask again. */
  isStale?: true;
}

const none = () => [];
const signedIn = (
  name: string,
  household: Household,
  userOf: (world: FuzzWorld) => { id: number },
  weight = 1,
): CallerKind => ({
  name,
  household,
  weight,
  who: (world) => ({ userId: userOf(world).id, bookings: [], contacts: [] }),
  tokens: none,
});

/** The calls of landlords and their helpers. */
const ofHomes = [
  '/api/listings',
  '/api/booking-requests',
  '/api/contact-requests',
  '/api/manual-bookings',
  '/api/changeovers',
];

type Account = 'landlord' | 'coLandlord' | 'cleaner' | 'host' | 'otherLandlord' | 'unverified';
const ofHouse = (household: Household, account: Account, weight = 1) =>
  signedIn(`${account} of ${household}`, household, ({ houses }) => houses[household][account], weight);

const guest = (household: Household): CallerKind => {
  const of = (world: FuzzWorld): House => world.houses[household];
  return {
    name: `guest of ${household}`,
    ...{ household, weight: 2, prefers: ['/api/stays/'] },
    who: (world) => ({
      userId: null,
      bookings: of(world).bookings,
      contacts: [of(world).contactRequest.id],
    }),
    tokens: (world) => of(world).guestTokens,
  };
};

/** The calls of admins. */
const ofStaff = [
  '/api/admin/',
  '/api/listings/',
  '/api/decisions',
  '/api/notices',
  '/api/search-alerts/',
  '/api/users/',
  '/api/billing/',
  '/api/orders/',
];
const staff = (role: keyof FuzzWorld['staff'], household: Household, weight = 1): CallerKind => ({
  ...signedIn(role, household, (world) => world.staff[role], weight),
  prefers: ofStaff,
});

export const callers: readonly CallerKind[] = [
  {
    ...{ name: 'visitor', household: 'a', weight: 2, tokens: none },
    who: () => ({ userId: null, bookings: [], contacts: [] }),
  },
  guest('a'),
  guest('b'),
  { ...ofHouse('a', 'landlord', 4), prefers: ofHomes },
  { ...ofHouse('b', 'landlord', 2), prefers: ofHomes },
  { ...ofHouse('b', 'landlord'), name: 'landlord of b, long ago', isStale: true },
  { ...ofHouse('a', 'coLandlord'), prefers: ofHomes },
  { ...ofHouse('b', 'cleaner'), prefers: ofHomes },
  { ...ofHouse('a', 'host'), prefers: ofHomes },
  ofHouse('a', 'otherLandlord'),
  ofHouse('b', 'unverified'),
  staff('support', 'a'),
  staff('moderator', 'b'),
  staff('finance', 'a'),
  staff('owner', 'b', 3),
  { ...staff('owner', 'a'), name: 'owner, long ago', isStale: true },
  {
    ...ofHouse('a', 'landlord'),
    name: 'owner as landlord of a',
    who: ({ houses, staff: { owner } }) => ({
      ...{ userId: houses.a.landlord.id, bookings: [], contacts: [], adminId: owner.id },
    }),
  },
  {
    ...staff('dueAdmin', 'a'),
    who: ({ staff: { dueAdmin } }) => ({ userId: dueAdmin.id, bookings: [], contacts: [], isDue: true }),
  },
];

/** @throws for a name that no caller has */
export function callerNamed(name: string): CallerKind {
  const found = callers.find((caller) => caller.name === name);
  if (!found) throw new Error(`${name} is no caller`);
  return found;
}
