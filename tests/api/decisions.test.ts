import { beforeEach, describe, expect, it } from 'vitest';
import type { AppealedPage, DecisionDto, DecisionPage } from '@/lib/decisions/contract';
import { addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { lawArticleTexts } from '@/lib/texts/law-article';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
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

  it('is on the law only with its article, whatever the measure', async () => {
    const review = await makeReview({ listingId: home.id });
    const law = { ground: 'law', message: facts, reason: facts };
    const calls: [string, object][] = [
      [`/api/listings/${home.id}/deny`, {}],
      [`/api/listings/${home.id}/disable`, {}],
      [`/api/reviews/${review.id}/visibility`, { hidden: true }],
      [`/api/users/${owner.id}/suspension`, { suspended: true }],
    ];
    for (const [path, rest] of calls) {
      const { status, body } = await byAdmin.put<{ errors: object }>(path, { ...law, ...rest });
      expect([path, status, body.errors]).toEqual([path, 422, { article: [lawArticleTexts.missing] }]);
    }
    expect(await statements()).toEqual([]);
    const article = 'Logiesdecreet, artikel 4';
    for (const [path, rest] of calls.slice(1))
      expect((await byAdmin.put(path, { ...law, ...rest, article })).status).toBe(200);
    expect(await statements()).toMatchObject(
      ['offline', 'hidden', 'suspended'].map((measure) => ({ measure, ground: 'law', article })),
    );
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
      // When one of them was saved, its number was not found in the register.
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

  it('tells who is suspended already to appeal by letter', async () => {
    await prisma().user.update({ where: { id: owner.id }, data: { suspendedAt: new Date() } });
    await byAdmin.put(`/api/listings/${home.id}/disable`, { message: facts });
    expect(await lettersTo(owner.email)).toMatchObject([
      { template: 'decision-made', props: { statement: { measure: 'offline', hasAccount: false } } },
    ]);
  });

  it('stays without the admin', async () => {
    await byAdmin.put(`/api/listings/${home.id}/deny`, { message: facts });
    await signedInAdmin();
    await prisma().user.delete({ where: { id: admin.id } });
    expect(await statements()).toMatchObject([{ decidedById: null }]);
  });
});

describe('an appeal', () => {
  let client: TestClient;
  let other: TestClient;

  beforeEach(async () => {
    client = await signedIn(owner);
    ({ client: other } = await signedInAdmin());
  });

  const deny = () => byAdmin.put(`/api/listings/${home.id}/deny`, { message: facts });
  const mine = async (): Promise<DecisionDto | undefined> =>
    (await client.get<DecisionPage>('/api/user/decisions')).body.data[0];
  const denied = async () => {
    await deny();
    return (await mine())?.id ?? 0;
  };
  const reason = 'Het zijn foto’s van voor de verbouwing.';
  const appeal = (id: number, by = client) =>
    by.post<{ data: DecisionDto }>(`/api/user/decisions/${id}/appeal`, { reason });
  const judge = (id: number, outcome: string, by = other) =>
    by.put(`/api/decisions/${id}/appeal`, { outcome, answer: 'U hebt gelijk.' });
  const row = () => prisma().listing.findUniqueOrThrow({ where: { id: home.id } });

  it('is made by whom the decision concerns, who reads it with its remedies', async () => {
    const id = await denied();
    expect(await mine()).toEqual({
      ...{ id, reference: `B-${id}`, measure: 'denied', ground: 'terms', facts },
      article: 'Servicevoorwaarden, artikel 10',
      ...{ automated: false, after_notice: false, appeal: null },
      subject: { kind: 'listing', id: home.id, name: home.nameHolidayHome },
      remedies: expect.stringContaining('beroep'),
      made_at: expect.any(String),
      appeal_until: addMonths(todayIn(), 6),
    });
    expect(await lettersTo(owner.email)).toMatchObject([{ props: { statement: { reference: `B-${id}` } } }]);
    const { status, body } = await appeal(id);
    expect([status, body.data.appeal]).toMatchObject([201, { reason, outcome: null, answer: null }]);
    const file = await client.get<{ statements: DecisionDto[] }>(`/api/users/${owner.id}/export`);
    expect(file.body.statements).toEqual([body.data]);
    expect((await other.get<AppealedPage>('/api/decisions')).body.data).toMatchObject([
      { id, user: { id: owner.id }, decided_by: { id: admin.id }, may_answer: true, appeal: { reason } },
    ]);
  });

  it('is made once, also of two at the same time, and by nobody else', async () => {
    const id = await denied();
    expect((await appeal(id, await signedIn(await makeUser()))).status).toBe(404);
    const answers = await Promise.all([appeal(id), appeal(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('is made within six months', async () => {
    const id = await denied();
    const since = (months: number) => ({ madeAt: dayToUtcDate(addMonths(todayIn(), -months)) });
    await prisma().decision.update({ where: { id }, data: since(7) });
    expect((await mine())?.remedies).not.toContain('beroep');
    expect((await appeal(id)).status).toBe(409);
    await prisma().decision.update({ where: { id }, data: since(5) });
    expect((await appeal(id)).status).toBe(201);
  });

  it('is answered by another admin where there is one, once', async () => {
    const id = await denied();
    expect((await judge(id, 'kept')).status).toBe(409);
    await appeal(id);
    expect((await judge(id, 'kept', byAdmin)).status).toBe(403);
    expect((await judge(id, 'kept')).status).toBe(200);
    expect((await judge(id, 'reversed')).status).toBe(409);
    expect((await mine())?.appeal).toMatchObject({ outcome: 'kept', answer: 'U hebt gelijk.' });
    expect((await row()).deniedAt).not.toBeNull();
    expect((await lettersTo(owner.email)).map(({ template }) => template)).toContain('appeal-answered');
  });

  it('is answered by who decided where there is nobody else', async () => {
    await prisma().user.updateMany({
      where: { roleId: 3, id: { not: admin.id } },
      data: { staffRole: 'finance' },
    });
    const id = await denied();
    await appeal(id);
    expect((await judge(id, 'kept', byAdmin)).status).toBe(200);
  });

  it('that is granted puts a home back online, as it was approved', async () => {
    const id = await denied();
    await appeal(id);
    expect((await judge(id, 'reversed')).status).toBe(200);
    expect(await row()).toMatchObject({ approvedAt: home.approvedAt, disabledAt: null, deniedAt: null });
  });

  it('that is granted makes a home wait again that waited', async () => {
    home = await makeWaitingListing({ userId: owner.id });
    const id = await denied();
    await appeal(id);
    await judge(id, 'reversed');
    expect(await row()).toMatchObject({ approvedAt: null, disabledAt: null, deniedAt: null });
  });

  it('that is granted undoes taking offline in another way', async () => {
    await byAdmin.put(`/api/listings/${home.id}/disable`);
    const id = (await mine())?.id ?? 0;
    await appeal(id);
    expect((await judge(id, 'reversed')).status).toBe(200);
    expect(await row()).toMatchObject({ approvedAt: home.approvedAt, disabledAt: null });
  });

  it('leaves a home alone that its landlord took offline since', async () => {
    await makePicture({ listingId: home.id });
    const id = await denied();
    await client.put(`/api/listings/${home.id}`, toBody({ action: 'enable' }));
    expect((await row()).deniedAt).toBeNull();
    await client.put(`/api/listings/${home.id}/disable`);
    await appeal(id);
    expect((await judge(id, 'reversed')).status).toBe(200);
    expect((await row()).disabledAt).not.toBeNull();
  });

  it('that is granted lifts an order, which the landlord then ends by publishing', async () => {
    const order = { authority: 'Stad Oostende', reference: 'O-1', reason: facts };
    await byAdmin.put(`/api/listings/${home.id}/order`, order);
    const id = (await mine())?.id ?? 0;
    await appeal(id);
    expect((await judge(id, 'reversed')).status).toBe(200);
    expect(await row()).toMatchObject({ orderedAt: null, approvedAt: home.approvedAt });
    expect((await row()).disabledAt).not.toBeNull();
  });

  it('leaves an order that replaced the one it is about', async () => {
    const order = { authority: 'Stad Oostende', reference: 'O-1', reason: facts };
    await byAdmin.put(`/api/listings/${home.id}/order`, order);
    const id = (await mine())?.id ?? 0;
    await byAdmin.put(`/api/listings/${home.id}/order`, { ...order, reference: 'O-2' });
    await appeal(id);
    expect((await judge(id, 'reversed')).status).toBe(200);
    expect((await row()).orderReference).toBe('O-2');
  });

  it.each(['deny', 'disable'])(
    'that is granted after %s leaves the home offline under an order',
    async (measure) => {
      await makePicture({ listingId: home.id });
      await byAdmin.put(`/api/listings/${home.id}/${measure}`, { message: facts });
      const id = (await mine())?.id ?? 0;
      const order = { authority: 'Stad Oostende', reference: 'O-1', reason: facts };
      await byAdmin.put(`/api/listings/${home.id}/order`, order);
      await appeal(id);
      expect((await judge(id, 'reversed')).status).toBe(200);
      expect(await row()).toMatchObject({
        approvedAt: home.approvedAt,
        deniedAt: null,
        orderReference: 'O-1',
      });
      expect((await row()).disabledAt).not.toBeNull();
      await byAdmin.delete(`/api/listings/${home.id}/order`);
      await client.put(`/api/listings/${home.id}`, toBody({ action: 'enable' }));
      expect(await row()).toMatchObject({ approvedAt: home.approvedAt, disabledAt: null });
    },
  );

  it('cannot bring back what is gone', async () => {
    await byAdmin.delete(`/api/listings/${home.id}/destroy`, { message: facts });
    const id = (await mine())?.id ?? 0;
    await appeal(id);
    expect((await judge(id, 'reversed')).status).toBe(409);
    expect((await judge(id, 'kept')).status).toBe(200);
  });

  it('that is granted lifts a suspension', async () => {
    await byAdmin.put(`/api/users/${owner.id}/suspension`, { suspended: true, reason: facts });
    const { id } = await prisma().decision.findFirstOrThrow();
    // Appealed by letter with the reference of the decision: a suspended account cannot sign in.
    const letter = { reference: `B-${id}`, name: 'Rita', email: owner.email, received_on: todayIn(), reason };
    expect((await byAdmin.post('/api/decisions', letter)).status).toBe(201);
    expect((await judge(id, 'reversed')).status).toBe(200);
    const user = await prisma().user.findUniqueOrThrow({ where: { id: owner.id } });
    expect(user.suspendedAt).toBeNull();
  });
});
