import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeReview } from '@/tests/factories/review';
import { makeUser } from '@/tests/factories/user';
import { lettersTo } from '@/tests/support/accounts';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { toBody } from '@/tests/support/listing-form';
import { signedInAdmin } from '@/tests/support/moderation';

let owner: User;
let admin: User;
let byAdmin: TestClient;
let home: Listing;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser();
  home = await makeListing({ userId: owner.id });
  ({ admin, client: byAdmin } = await signedInAdmin());
});

const facts = 'De foto’s tonen een andere woning.';
const statements = () => prisma().decision.findMany({ orderBy: { id: 'asc' } });

describe('a statement of reasons', () => {
  it('is made by a denial, with its ground and article', async () => {
    const body = { message: facts, ground: 'law', article: 'Logiesdecreet, artikel 4' };
    expect((await byAdmin.put(`/api/listings/${home.id}/deny`, body)).status).toBe(200);
    expect(await statements()).toMatchObject([
      {
        ...{ measure: 'denied', ground: 'law', article: 'Logiesdecreet, artikel 4', facts },
        ...{ subjectKind: 'listing', subjectId: home.id, userId: owner.id, decidedById: admin.id },
        ...{ afterNotice: false, wasApprovedAt: home.approvedAt },
      },
    ]);
    expect(await lettersTo(owner.email)).toMatchObject([
      { template: 'moderation-denied', props: { statement: { ground: 'law', facts, hasAccount: true } } },
    ]);
  });

  it.each([{ ground: 'taste' }, { article: 'x'.repeat(201) }])('refuses %j', async (wrong) => {
    const { status, body } = await byAdmin.put<{ errors: object }>(`/api/listings/${home.id}/deny`, {
      message: facts,
      ...wrong,
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(wrong)]);
    expect(await statements()).toEqual([]);
  });

  it('is made neither twice nor for what did not happen', async () => {
    await byAdmin.put(`/api/listings/${home.id}/deny`, { message: facts });
    expect((await byAdmin.put(`/api/listings/${home.id}/deny`, { message: facts })).status).toBe(409);
    expect(await statements()).toHaveLength(1);
  });

  it('is made where an admin takes a home offline, in whatever way', async () => {
    await byAdmin.put(`/api/listings/${home.id}/disable`, { message: facts });
    const other = await makeListing({ userId: owner.id });
    await byAdmin.put(`/api/listings/${other.id}/disable`);
    await byAdmin.put(`/api/listings/${other.id}/disable`);
    const third = await makeListing({ userId: owner.id });
    await byAdmin.put(`/api/listings/${third.id}`, toBody({ action: 'disable' }));
    const fourth = await makeListing({ userId: owner.id });
    await byAdmin.delete(`/api/listings/${fourth.id}/destroy`, { message: facts });
    const fifth = await makeConcept({ userId: owner.id });
    await byAdmin.delete(`/api/listings/${fifth.id}`);
    const found = await statements();
    expect(found.map(({ subjectId }) => subjectId)).toEqual(
      [home, other, third, fourth, fifth].map(({ id }) => id),
    );
    expect(found[0]).toMatchObject({ measure: 'offline', ground: 'terms', facts });
    expect((await lettersTo(owner.email)).map(({ template }) => template).toSorted()).toEqual([
      ...Array<string>(4).fill('decision-made'),
      // Its number is none of the register's, as the save found.
      'licence-state',
      'moderation-removed',
    ]);
  });

  it('is not made by a landlord, nor for an admin’s own home', async () => {
    await (await signedIn(owner)).put(`/api/listings/${home.id}/disable`);
    const own = await makeListing({ userId: admin.id });
    await byAdmin.put(`/api/listings/${own.id}/disable`);
    expect(await statements()).toEqual([]);
  });

  it('is made by hiding a review, for the guest, once', async () => {
    const { id } = await makeReview({ listingId: home.id });
    const hide = () => byAdmin.put(`/api/reviews/${id}/visibility`, { hidden: true, reason: facts });
    await hide();
    await hide();
    expect(await statements()).toMatchObject([
      { measure: 'hidden', subjectKind: 'review', subjectId: id, reviewId: id, userId: null, facts },
    ]);
  });

  it('is made by a suspension, and not by its end', async () => {
    const suspend = (suspended: boolean) =>
      byAdmin.put(`/api/users/${owner.id}/suspension`, { suspended, reason: facts });
    await suspend(true);
    await suspend(false);
    expect(await statements()).toMatchObject([
      { measure: 'suspended', subjectId: owner.id, userId: owner.id },
    ]);
    expect((await lettersTo(owner.email))[0]).toMatchObject({
      template: 'account-suspension',
      props: { statement: { measure: 'suspended', hasAccount: false } },
    });
  });

  it('stays without the admin', async () => {
    await byAdmin.put(`/api/listings/${home.id}/deny`, { message: facts });
    await signedInAdmin();
    await prisma().user.delete({ where: { id: admin.id } });
    expect(await statements()).toMatchObject([{ decidedById: null }]);
  });
});
