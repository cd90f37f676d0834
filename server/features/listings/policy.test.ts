import { describe, expect, it } from 'vitest';
import type { Actor, RoleId } from '@/server/auth/actor';
import {
  hasCalendarExport,
  listingRole,
  mayEditListing,
  mayManageCalendar,
  mayTendGuests,
  mayViewListing,
} from '@/server/features/listings/policy';
import { listingVisibility } from '@/lib/moderation/visibility';
import type { ListingAccess } from '@/server/features/listings/policy';
import { makeActor } from '@/tests/factories/actor';

const actor = (id: number, roleId: RoleId) => makeActor({ id, roleId });

const people = {
  visitor: null,
  owner: actor(1, 1),
  manager: actor(2, 2),
  otherLandlord: actor(3, 1),
  otherCoLandlord: actor(4, 2),
  admin: actor(5, 3),
  cleaner: actor(6, 2),
  host: actor(7, 2),
};
type Person = keyof typeof people;

const day = new Date('2027-01-01T00:00:00Z');
const states = {
  concept: { approvedAt: null, disabledAt: day, firstPublishedAt: null },
  waiting: { approvedAt: null, disabledAt: null, firstPublishedAt: null },
  online: { approvedAt: day, disabledAt: null, firstPublishedAt: day },
  offline: { approvedAt: day, disabledAt: day, firstPublishedAt: day },
  reviewedAgain: { approvedAt: null, disabledAt: null, firstPublishedAt: day },
  deniedOnceOnline: { approvedAt: null, disabledAt: day, firstPublishedAt: day, deniedAt: day },
  denied: { approvedAt: null, disabledAt: day, firstPublishedAt: null, deniedAt: day },
  ordered: { approvedAt: day, disabledAt: day, firstPublishedAt: day, orderedAt: day },
  takenBack: { approvedAt: null, disabledAt: day, firstPublishedAt: day },
};
type State = keyof typeof states;

const listing = (state: State): ListingAccess => ({
  userId: 1,
  managers: [
    { userId: 2, role: 'calendar' },
    { userId: 6, role: 'cleaning' },
    { userId: 7, role: 'host' },
    { userId: null, role: 'calendar' },
  ],
  deniedAt: null,
  orderedAt: null,
  ...states[state],
});

const everybody: Person[] = [
  'visitor',
  'owner',
  'manager',
  'otherLandlord',
  'otherCoLandlord',
  'admin',
  'cleaner',
  'host',
];
const staff: Person[] = ['owner', 'manager', 'admin'];

const allowed = (rule: (someone: Actor | null, listing: ListingAccess) => boolean, state: State) =>
  everybody.filter((person) => rule(people[person], listing(state)));

describe('a listing', () => {
  it.each<[State, string, Person[]]>([
    ['concept', 'hidden', staff],
    ['waiting', 'hidden', staff],
    ['online', 'online', everybody],
    ['offline', 'retired', everybody],
    ['reviewedAgain', 'hidden', staff],
    ['deniedOnceOnline', 'withdrawn', ['owner', 'admin']],
    ['denied', 'hidden', ['owner', 'admin']],
    ['ordered', 'withdrawn', staff],
    ['takenBack', 'withdrawn', staff],
  ])('%s is %s and seen by %s', (state, visibility, viewers) => {
    expect(listingVisibility(listing(state))).toBe(visibility);
    expect(allowed(mayViewListing, state)).toEqual(viewers);
    expect(hasCalendarExport(listing(state))).toBe(viewers === everybody);
  });

  it.each(Object.keys(states) as State[])('%s: its calendar, its texts, its guests', (state) => {
    const isDenied = listing(state).deniedAt !== null;
    expect(allowed(mayManageCalendar, state)).toEqual(isDenied ? ['owner', 'admin'] : staff);
    expect(allowed(mayEditListing, state)).toEqual(['owner', 'admin']);
    expect(allowed(mayTendGuests, state)).toEqual(['owner', 'admin', ...(isDenied ? [] : ['host'])]);
  });

  it('knows who is what to it', () => {
    expect(everybody.map((person) => listingRole(people[person], listing('online')))).toEqual([
      'stranger',
      'owner',
      'calendar',
      'stranger',
      'stranger',
      'admin',
      'cleaning',
      'host',
    ]);
  });

  it('takes an open invitation for nobody', () => {
    expect(
      listingRole(actor(9, 2), { ...listing('online'), managers: [{ userId: null, role: 'calendar' }] }),
    ).toBe('stranger');
  });
});
