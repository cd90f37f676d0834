import { describe, expect, it } from 'vitest';
import { findLastCalendar } from '@/server/features/calendar/find-last-calendar';
import { prisma } from '@/server/db';
import { actorOf } from '@/tests/factories/actor';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { shareWith } from '@/tests/support/calendar';

describe('the default calendar', () => {
  it('is that of the user’s newest own listing, whatever was changed or shared since', async () => {
    const [owner, other] = [await makeUser(), await makeUser()];
    const [first, last] = [await makeListing({ userId: owner.id }), await makeListing({ userId: owner.id })];
    await prisma().listing.update({ where: { id: first.id }, data: { updatedAt: new Date() } });
    await shareWith((await makeListing({ userId: other.id })).id, owner);
    expect(await findLastCalendar(actorOf(owner))).toBe(last.slug);
  });

  it('is the one shared most recently, for users without a listing', async () => {
    const [owner, helper] = [await makeUser(), await makeUser()];
    const [early, late] = [await makeListing({ userId: owner.id }), await makeListing({ userId: owner.id })];
    await shareWith(late.id, helper);
    await shareWith(early.id, helper);
    expect(await findLastCalendar(actorOf(helper))).toBe(early.slug);
  });

  it('is none if there is none, never somebody else’s', async () => {
    await makeListing({ userId: (await makeUser()).id });
    expect(await findLastCalendar(actorOf(await makeUser()))).toBeNull();
  });
});
