import { describe, expect, it } from 'vitest';
import type { Actor, RoleId } from '@/server/auth/actor';
import {
  mayAnswerReview,
  mayKnowReview,
  mayListReviewsOf,
  mayModerateReviews,
} from '@/server/features/reviews/policy';
import { makeActor } from '@/tests/factories/actor';

const actor = (id: number, roleId: RoleId) => makeActor({ id, roleId });

const people = {
  owner: actor(1, 1),
  manager: actor(2, 2),
  otherLandlord: actor(3, 1),
  admin: actor(4, 3),
};
type Person = keyof typeof people;
const everybody: Person[] = ['owner', 'manager', 'otherLandlord', 'admin'];

const day = new Date('2027-01-01T00:00:00Z');
const listings = {
  online: { approvedAt: day, disabledAt: null, firstPublishedAt: day },
  retired: { approvedAt: day, disabledAt: day, firstPublishedAt: day },
  waiting: { approvedAt: null, disabledAt: null, firstPublishedAt: null },
};
const review = (listing: keyof typeof listings, isHidden: boolean) => ({
  hiddenAt: isHidden ? day : null,
  listing: {
    userId: 1,
    managers: [{ userId: 2, role: 'calendar' as const }],
    deniedAt: null,
    orderedAt: null,
    ...listings[listing],
  },
});
const allowed = (may: (person: Actor) => boolean) => everybody.filter((person) => may(people[person]));

describe('who knows of a review', () => {
  it.each([
    ['online', false, everybody],
    ['retired', false, everybody],
    ['waiting', false, ['owner', 'manager', 'admin']],
    ['online', true, ['owner', 'admin']],
    ['retired', true, ['owner', 'admin']],
  ] as const)('of a home that is %s, hidden: %s', (listing, isHidden, expected) => {
    expect(allowed((person) => mayKnowReview(person, review(listing, isHidden)))).toEqual(expected);
  });
});

it('is answered and reported by the landlord alone', () => {
  expect(allowed((person) => mayAnswerReview(person, review('online', false)))).toEqual(['owner']);
});

it('is listed for its landlord and for admins', () => {
  expect(allowed((person) => mayListReviewsOf(person, 1))).toEqual(['owner', 'admin']);
});

it('is judged by admins', () => {
  expect(allowed(mayModerateReviews)).toEqual(['admin']);
});
