import { beforeEach, describe, expect, it } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import type { UnapprovedPage } from '@/lib/moderation/contract';
import { errorTexts } from '@/lib/texts/errors';
import { prisma } from '@/server/db';
import { makeConcept, makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { lettersTo } from '@/tests/support/accounts';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

type Answer = { data: OwnListing; message: string; errors: Record<string, string[]> };
const published = new Date('2026-01-02T09:00:00Z');

async function makeWorld(make: typeof makeListing = makeWaitingListing) {
  const owner = await makeUser({ receiveEmails: false });
  const listing = await make({ userId: owner.id });
  const { admin, client } = await signedInAdmin();
  const act = (
    action: 'approve' | 'deny',
    body: unknown = action === 'deny' ? { message: 'Bestaat niet.' } : {},
    ref: string | number = listing.id,
  ) => client.put<Answer>(`/api/listings/${ref}/${action}`, body);
  const stored = () => prisma().listing.findUniqueOrThrow({ where: { id: listing.id } });
  return { owner, listing, admin, client, act, stored };
}

const publicStatus = async (slug: string) => (await visitor().get(`/api/listings/${slug}`)).status;

describe('the review queue', () => {
  it('contains only waiting listings, oldest first, in pages', async () => {
    const { client, listing } = await makeWorld();
    const older = await makeWaitingListing({ createdAt: new Date('2025-01-01T00:00:00Z') });
    await makeListing();
    await makeConcept();
    const { status, body } = await client.get<UnapprovedPage>('/api/listings/unapproved');
    expect(status).toBe(200);
    expect(body.data.map(({ id }) => id)).toEqual([older.id, listing.id]);
    expect(body.data[0]).toMatchObject({ is_awaiting_approval: true, logiesdecreet: older.logiesdecreet });
    expect(body.meta.total).toBe(2);
    const second = await client.get<UnapprovedPage>('/api/listings/unapproved?limit=1&page=2');
    expect(second.body.data.map(({ id }) => id)).toEqual([listing.id]);
  });
});

describe('approving', () => {
  it('applies to the version the admin saw, not to later changes by the landlord', async () => {
    const { act, listing, stored } = await makeWorld();
    const seen = (await stored()).updatedAt.toISOString();
    await prisma().listing.update({ where: { id: listing.id }, data: { nameHolidayHome: 'Prijzenhof' } });
    expect((await act('approve', { updated_at: seen })).status).toBe(409);
    expect((await stored()).approvedAt).toBeNull();
    const again = (await stored()).updatedAt.toISOString();
    expect((await act('approve', { updated_at: again })).status).toBe(200);
  });

  it('puts it online, notifies the landlord and is logged', async () => {
    const { act, listing, owner, admin, stored } = await makeWorld();
    expect(await publicStatus(listing.slug)).toBe(404);
    const { status, body } = await act('approve', { message: ' Mooi! ' }, listing.slug);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: listing.id, is_awaiting_approval: false, disabled_at: null });
    expect(body.data.approved_at).toBeTruthy();
    expect((await stored()).firstPublishedAt).toEqual((await stored()).approvedAt);
    expect(await publicStatus(listing.slug)).toBe(200);
    expect(await lettersTo(owner.email)).toMatchObject([
      { template: 'moderation-approved', props: { slug: listing.slug, message: 'Mooi!' } },
    ]);
    expect(await auditEntries()).toMatchObject([
      { actorId: admin.id, action: 'listing.approve', subjectType: 'listing', subjectId: listing.id },
    ]);
  });

  it('keeps the date on which it first became public', async () => {
    const { act, stored } = await makeWorld((overrides) =>
      makeWaitingListing({ firstPublishedAt: published, ...overrides }),
    );
    expect((await act('approve')).status).toBe(200);
    expect((await stored()).firstPublishedAt).toEqual(published);
  });

  it.each([
    ['an approved one', makeListing],
    ['a concept', makeConcept],
    [
      'an approved one that is offline',
      (overrides: { userId?: number } = {}) => makeListing({ ...overrides, disabledAt: published }),
    ],
  ])('is refused for %s', async (_name, make) => {
    const { act, owner, listing, stored } = await makeWorld(make);
    const { status, body } = await act('approve');
    expect([status, body.message]).toEqual([409, errorTexts.moderation_not_allowed]);
    expect(await stored()).toEqual(listing);
    expect([await lettersTo(owner.email), await auditEntries()]).toEqual([[], []]);
  });

  it('is refused for an incomplete listing', async () => {
    const { act, owner, stored } = await makeWorld((overrides) =>
      makeWaitingListing({ price: null, ...overrides }),
    );
    const { status, body } = await act('approve');
    expect([status, body.message]).toEqual([409, errorTexts.listing_incomplete]);
    expect((await stored()).approvedAt).toBeNull();
    expect(await lettersTo(owner.email)).toEqual([]);
  });

  it('by two at once works once', async () => {
    const { act, owner, listing } = await makeWorld();
    const second = (await signedInAdmin()).client;
    const answers = await Promise.all([
      act('approve'),
      second.put(`/api/listings/${listing.id}/approve`, {}),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await lettersTo(owner.email)).toHaveLength(1);
    expect(await auditEntries()).toHaveLength(1);
  });

  it.each([['x'.repeat(2001)], [7], [['a']]])('rejects the message %j', async (message) => {
    const { act, stored } = await makeWorld();
    const { status, body } = await act('approve', { message });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['message']]);
    expect((await stored()).approvedAt).toBeNull();
  });

  it.each(['999999', 'bestaat-niet', 'X', '1;2'])('does not find listing %j', async (ref) => {
    expect((await (await makeWorld()).act('approve', {}, ref)).status).toBe(404);
  });
});

describe('denying and taking offline', () => {
  it('turns what was never public into a concept without a page', async () => {
    const { act, listing, owner, stored } = await makeWorld();
    const { status, body } = await act('deny', { message: 'De foto’s zijn te donker.' });
    expect(status).toBe(200);
    expect(body.data.disabled_at).toBeTruthy();
    expect(await stored()).toMatchObject({ approvedAt: null, firstPublishedAt: null });
    expect(await publicStatus(listing.slug)).toBe(404);
    expect(await lettersTo(owner.email)).toMatchObject([
      { template: 'moderation-denied', props: { message: 'De foto’s zijn te donker.' } },
    ]);
  });

  it('removes the page of what was public, and its approval', async () => {
    const { act, listing, stored } = await makeWorld(makeListing);
    expect((await act('deny')).status).toBe(200);
    expect(await publicStatus(listing.slug)).toBe(404);
    expect(await stored()).toMatchObject({ approvedAt: null, firstPublishedAt: listing.firstPublishedAt });
  });

  it('twice counts once', async () => {
    const { act, owner } = await makeWorld();
    const statuses = (await Promise.all([act('deny'), act('deny')])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await lettersTo(owner.email)).toHaveLength(1);
  });

  it('and approving at once: one of them takes effect', async () => {
    const { act, stored } = await makeWorld();
    const [approved, denied] = await Promise.all([act('approve'), act('deny')]);
    const { approvedAt, disabledAt } = await stored();
    // Denying can also follow an approval; approving never follows a denial.
    expect([200, 409]).toContain(approved.status);
    expect(denied.status).toBe(200);
    expect([approvedAt, disabledAt !== null]).toEqual([null, true]);
  });
});
