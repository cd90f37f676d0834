import { describe, expect, it } from 'vitest';
import { publicAddress } from '@/lib/listings/address';
import { moderationState, moderationStates } from '@/lib/moderation/lifecycle';
import { prisma, sql } from '@/server/db';
import { isOnline, publicResidence, whereState } from '@/server/features/listings/conditions';
import { listingVisibility } from '@/lib/moderation/visibility';
import { makeListing } from '@/tests/factories/listing';

const day = new Date('2026-01-02T09:00:00Z');
const dayOrNone = [day, null];
/** An approved listing has been published at some time: the database ensures it. */
const states = dayOrNone
  .flatMap((approvedAt) =>
    dayOrNone.flatMap((disabledAt) =>
      dayOrNone.map((firstPublishedAt) => ({ approvedAt, disabledAt, firstPublishedAt })),
    ),
  )
  .filter(({ approvedAt, firstPublishedAt }) => approvedAt === null || firstPublishedAt !== null);

describe('query conditions for listings', () => {
  it('select online listings exactly as the policy does, in every state', async () => {
    const listings = await Promise.all(states.map((state) => makeListing(state)));
    const rows = await sql<{ id: number; online: boolean }>(
      'test-online',
      `SELECT id, (${isOnline('listings')}) AS online FROM listings WHERE id = ANY ($1::int[]) ORDER BY id`,
      [listings.map(({ id }) => id)],
    );
    const expected = listings.map((listing) => ({
      id: listing.id,
      online: listingVisibility(listing) === 'online',
    }));
    expect(rows).toEqual(expected.toSorted((a, b) => a.id - b.id));
    expect(rows.filter(({ online }) => online)).toHaveLength(1);
  });

  it('select a moderation state exactly as its rule does, in every state', async () => {
    const listings = await Promise.all(states.map((state) => makeListing(state)));
    for (const state of moderationStates) {
      const found = await prisma().listing.findMany({
        where: { ...whereState[state], id: { in: listings.map(({ id }) => id) } },
        select: { id: true },
      });
      const expected = listings.filter(
        ({ approvedAt: approved, disabledAt: disabled }) => moderationState({ approved, disabled }) === state,
      );
      expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    }
  });

  it("select the building's name as the rule for addresses does", async () => {
    const listings = await Promise.all(
      [true, false].flatMap((displayHomeAddress) =>
        ['Residentie Zeewind', null].map((nameResidence) =>
          makeListing({ displayHomeAddress, nameResidence }),
        ),
      ),
    );
    const rows = await sql<{ id: number; name_residence: string | null }>(
      'test-residence',
      `SELECT id, ${publicResidence('listings')} AS name_residence FROM listings WHERE id = ANY ($1::int[]) ORDER BY id`,
      [listings.map(({ id }) => id)],
    );
    const expected = listings.map(({ id, displayHomeAddress, nameResidence }) => ({
      id,
      ...publicAddress(displayHomeAddress, { name_residence: nameResidence }),
    }));
    expect(rows).toEqual(expected.toSorted((a, b) => a.id - b.id));
  });
});
