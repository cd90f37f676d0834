import { beforeEach, describe, expect, it } from 'vitest';
import type { ModeratedReviewPage, OwnReview, OwnReviewPage, PublicReviewPage } from '@/lib/reviews/contract';
import type { User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { findPageReviews } from '@/server/features/reviews/find-page-reviews';
import { inLanguage } from '@/server/language';
import { makeListing } from '@/tests/factories/listing';
import { makePastStay, makeReview } from '@/tests/factories/review';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

let landlord: User;
let listing: { id: number; slug: string };

beforeEach(async () => {
  await truncateAll();
  landlord = await makeUser();
  listing = await makeListing({ userId: landlord.id });
});

const made = (overrides: Parameters<typeof makeReview>[0] = {}) =>
  makeReview({ listingId: listing.id, ...overrides });
const read = async (query = '') =>
  (await visitor().get<PublicReviewPage>(`/api/listings/${listing.slug}/reviews${query}`)).body;

describe('the reviews of a listing', () => {
  it('can be read by everyone, newest first, fifteen a page', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 17; n += 1) ids.push((await made()).id);
    const [first, second] = [await read(), await read('?page=2')];
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids.toReversed());
    expect(first.data).toHaveLength(15);
    expect(first.meta).toMatchObject({ total: 17, last_page: 2, per_page: 15 });
  });

  it('reveal nothing about the guest except the chosen name', async () => {
    const review = await made({ nameShown: 'Familie M.' });
    const { text } = await visitor().get(`/api/listings/${listing.id}/reviews`);
    expect(JSON.parse(text).data).toEqual([
      {
        id: review.id,
        ...{ rating: 4, cleanliness: 5, location: 5, value: 4, communication: 4 },
        body: review.body,
        name_shown: 'Familie M.',
        created_at: review.createdAt.toISOString(),
        reply: null,
      },
    ]);
    expect(text).not.toMatch(/janssens|booking_request/i);
  });

  it('carry the language that their guest asked in, and no name that we gave in another', async () => {
    const { id } = await makePastStay({ listingId: listing.id, locale: 'fr' });
    await made({ bookingRequestId: id, nameShown: 'Een gast' });
    await made();
    expect((await read()).data.map(({ locale }) => locale)).toEqual([undefined, 'fr']);
    const page = await inLanguage('en', () => findPageReviews(listing.id, 2, null));
    expect(page?.shown).toMatchObject([{ name_shown: 'Els' }, { name_shown: 'A guest', locale: 'fr' }]);
    await prisma().review.updateMany({ data: { bookingRequestId: null } });
    expect((await read()).data.map(({ locale }) => locale)).toEqual([undefined, undefined]);
  });

  it('only include visible ones', async () => {
    await made({ hiddenAt: new Date(), hiddenReason: 'Niet over dit huis.' });
    expect((await read()).data).toEqual([]);
  });

  it('do not exist for a listing that is not public', async () => {
    await prisma().listing.update({
      where: { id: listing.id },
      data: { approvedAt: null, firstPublishedAt: null },
    });
    expect((await visitor().get(`/api/listings/${listing.slug}/reviews`)).status).toBe(404);
  });

  it('give the listing its rating in answers and lists', async () => {
    await made({ rating: 5 });
    await made({ rating: 4 });
    await made({ rating: 5 });
    const figures = { rating: 4.67, reviews_count: 3 };
    expect((await visitor().get(`/api/listings/${listing.slug}`)).body).toMatchObject({ data: figures });
    const list = await visitor().get('/api/listings?sort_by=rating_desc');
    expect(list.body).toMatchObject({ data: [figures] });
  });
});

describe("the landlord's answer", () => {
  it('is shown below the review, and given once', async () => {
    const { id } = await made();
    const client = await signedIn(landlord);
    const answer = await client.put<{ data: OwnReview }>(`/api/reviews/${id}/reply`, { body: ' Bedankt! ' });
    expect(answer).toMatchObject({ status: 200, body: { data: { reply: { body: 'Bedankt!' } } } });
    expect((await read()).data[0]?.reply).toEqual(answer.body.data.reply);
    expect(await client.put(`/api/reviews/${id}/reply`, { body: 'En nog iets.' })).toMatchObject({
      status: 409,
    });
    expect((await read()).data[0]?.reply?.body).toBe('Bedankt!');
  });

  it('is one of two sent at the same time', async () => {
    const { id } = await made();
    const client = await signedIn(landlord);
    const both = await Promise.all(
      ['Een', 'Twee'].map((body) => client.put(`/api/reviews/${id}/reply`, { body })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each([
    ['body', { body: '' }],
    ['body', { body: 'x'.repeat(1501) }],
    ['body', {}],
  ])('is refused on %s', async (field, body) => {
    const { id } = await made();
    const answer = await (await signedIn(landlord)).put(`/api/reviews/${id}/reply`, body);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it('can only be given by the landlord', async () => {
    const { id } = await made();
    const other = await signedIn(await makeUser());
    expect((await other.put(`/api/reviews/${id}/reply`, { body: 'Ha.' })).status).toBe(403);
    await prisma().review.update({
      where: { id },
      data: { hiddenAt: new Date(), hiddenReason: 'Niet over dit huis.' },
    });
    expect((await other.put(`/api/reviews/${id}/reply`, { body: 'Ha.' })).status).toBe(404);
    expect((await other.put('/api/reviews/999999/reply', { body: 'Ha.' })).status).toBe(404);
  });
});

describe('a report', () => {
  it('hides nothing, waits for an admin, and is open once at a time', async () => {
    const { id } = await made();
    const client = await signedIn(landlord);
    const report = { reason: 'Deze gast verbleef hier niet.' };
    expect(await client.post(`/api/reviews/${id}/report`, report)).toMatchObject({
      status: 200,
      body: { data: { report } },
    });
    expect((await client.post(`/api/reviews/${id}/report`, report)).status).toBe(409);
    expect((await read()).data).toHaveLength(1);
    const admin = await signedIn(await makeAdmin());
    expect((await admin.get<ModeratedReviewPage>('/api/reviews')).body.data).toMatchObject([
      { id, report, landlord: { id: landlord.id } },
    ]);
    expect((await admin.get('/api/reviews/count')).body).toEqual({ count: 1, unread: 1 });
  });

  it('that has waited longest comes first', async () => {
    const [first, second, third] = [await made(), await made(), await made()];
    const client = await signedIn(landlord);
    for (const { id } of [second, third, first])
      await client.post(`/api/reviews/${id}/report`, { reason: 'Vals.' });
    const admin = await signedIn(await makeAdmin());
    const pages = await Promise.all(
      [1, 2].map((page) => admin.get<ModeratedReviewPage>(`/api/reviews?limit=2&page=${page}`)),
    );
    expect(pages.flatMap(({ body }) => body.data.map(({ id }) => id))).toEqual([
      second.id,
      third.id,
      first.id,
    ]);
  });
});

describe('an admin', () => {
  it('hides a review and shows it again, with the reason in the audit log', async () => {
    const { id } = await made();
    const admin = await makeAdmin();
    const client = await signedIn(admin);
    const reason = 'Gaat over een ander huis.';
    await (await signedIn(landlord)).post(`/api/reviews/${id}/report`, { reason: 'Vals.' });
    const hidden = await client.put(`/api/reviews/${id}/visibility`, { hidden: true, reason });
    expect(hidden).toMatchObject({ status: 200, body: { data: { hidden: { reason }, report: null } } });
    expect((await read()).meta.total).toBe(0);
    expect((await client.get('/api/reviews/count')).body).toEqual({ count: 1, unread: 0 });
    await client.put(`/api/reviews/${id}/visibility`, { hidden: false, reason: 'Toch van hier.' });
    expect((await read()).meta.total).toBe(1);
    const log = await prisma().auditLog.findMany({
      where: { subjectType: 'review' },
      orderBy: { id: 'asc' },
    });
    expect(
      log.map(({ action, actorId, subjectId, details }) => ({ action, actorId, subjectId, details })),
    ).toEqual([
      {
        action: 'review.hide',
        actorId: admin.id,
        subjectId: id,
        details: { listing_id: listing.id, reason },
      },
      {
        action: 'review.show',
        actorId: admin.id,
        subjectId: id,
        details: { listing_id: listing.id, reason: 'Toch van hier.' },
      },
    ]);
  });

  it('tells whose review it hides why, once, in the language of the request', async () => {
    const stay = await makePastStay({ listingId: listing.id, locale: 'fr', email: 'lea@elders.test' });
    const { id, body } = await made({ bookingRequestId: stay.id });
    const [orphan, client] = [await made(), await signedIn(await makeAdmin())];
    await prisma().review.update({ where: { id: orphan.id }, data: { bookingRequestId: null } });
    const reason = 'Gaat over een ander huis.';
    const set = (review: number, hidden: boolean) =>
      client.put(`/api/reviews/${review}/visibility`, { hidden, reason });
    expect((await set(id, true)).status).toBe(200);
    await set(id, true);
    await set(orphan.id, true);
    const letters = await prisma().outgoingMail.findMany({
      select: { recipient: true, locale: true, props: true },
    });
    expect(letters).toMatchObject([
      { recipient: 'lea@elders.test', locale: 'fr', props: { reason, body, code: stay.code } },
    ]);
    await set(id, false);
    expect(await prisma().outgoingMail.count()).toBe(1);
  });

  it.each([
    { hidden: true },
    { hidden: 'ja', reason: 'Vals.' },
    { reason: 'Vals.' },
    { hidden: true, reason: ' ' },
  ])('has to say what and why: %o', async (body) => {
    const { id } = await made();
    const client = await signedIn(await makeAdmin());
    expect((await client.put(`/api/reviews/${id}/visibility`, body)).status).toBe(422);
    expect((await read()).meta.total).toBe(1);
  });

  it('can list what is hidden, and all', async () => {
    const shown = await made();
    const hidden = await made({ hiddenAt: new Date(), hiddenReason: 'Vals.' });
    const client = await signedIn(await makeAdmin());
    const idsOf = async (list: string) =>
      (await client.get<ModeratedReviewPage>(`/api/reviews?list=${list}`)).body.data.map(({ id }) => id);
    expect(await idsOf('hidden')).toEqual([hidden.id]);
    expect(await idsOf('all')).toEqual([hidden.id, shown.id]);
    expect((await client.get('/api/reviews?list=alles')).status).toBe(422);
  });
});

describe("a landlord's list", () => {
  it('contains the reviews of all listings, including hidden ones, and counts unread ones', async () => {
    const { id: otherListing } = await makeListing({ userId: landlord.id });
    const [first, second] = [
      await made(),
      await makeReview({ listingId: otherListing, hiddenAt: new Date(), hiddenReason: 'Vals.' }),
    ];
    await makeReview();
    const client = await signedIn(landlord);
    const list = `/api/users/${landlord.id}/reviews`;
    expect((await client.get(`${list}/count`)).body).toEqual({ count: 2, unread: 2 });
    const admin = await signedIn(await makeAdmin());
    expect((await admin.get(list)).status).toBe(200);
    expect((await client.get(`${list}/count`)).body).toMatchObject({ unread: 2 });
    const page = await client.get<OwnReviewPage>(list);
    expect(page.body.data.map(({ id, read_at, hidden }) => [id, read_at, hidden?.reason])).toEqual([
      [second.id, null, 'Vals.'],
      [first.id, null, undefined],
    ]);
    expect((await client.get(`${list}/count`)).body).toMatchObject({ unread: 0 });
    expect((await client.get<OwnReviewPage>(list)).body.data[0]?.read_at).not.toBeNull();
  });
});
