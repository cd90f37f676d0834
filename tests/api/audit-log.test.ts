import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditLogPage } from '@/lib/audit-log/contract';
import { auditActions } from '@/lib/audit-log/actions';
import { auditLogTexts as texts } from '@/lib/texts/audit-log';
import type { Listing, Prisma, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { listLogActors } from '@/server/features/audit-log/list-log-actors';
import { actorOf } from '@/tests/factories/actor';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';

let admin: User;
let client: TestClient;
let owner: User;
let listing: Listing;

beforeEach(async () => {
  await truncateAll();
  ({ admin, client } = await signedInAdmin());
  owner = await makeUser({ firstName: 'Rita', lastName: 'Claes' });
  listing = await makeListing({ userId: owner.id, nameHolidayHome: 'Zeewind' });
});

const make = (data: Partial<Prisma.AuditLogUncheckedCreateInput>) =>
  prisma().auditLog.create({
    data: {
      action: 'user.suspend',
      subjectType: 'user',
      subjectId: owner.id,
      aboutUserId: owner.id,
      ...data,
    },
  });
const read = async (query = '') => {
  const { status, body } = await client.get<AuditLogPage>(`/api/admin/audit-logs${query}`);
  expect(status).toBe(200);
  return body;
};
const sentences = async (query = '') => (await read(query)).data.map(({ sentence }) => sentence);

it('admins are offered to choose from, to admins alone', async () => {
  const colleague = await makeAdmin({ firstName: 'Aagje', staffRole: 'support' });
  await makeAdmin({ deletedAt: new Date(), suspendedAt: new Date(), passwordHash: null });
  const names = await listLogActors({ actor: actorOf(admin) });
  expect(names.map(({ id }) => id).toSorted()).toEqual([admin.id, colleague.id].toSorted());
  expect(names.map(({ name }) => name)).toEqual(names.map(({ name }) => name).toSorted());
  await expect(listLogActors({ actor: actorOf(owner) })).rejects.toMatchObject({ code: 'forbidden' });
});

describe('GET /api/admin/audit-logs', () => {
  it('tells who did what to whom, the newest first, with the reason', async () => {
    const waiting = await makeWaitingListing({ userId: owner.id, nameHolidayHome: 'Duinroos' });
    await client.put(`/api/listings/${waiting.id}/deny`, { message: 'De foto’s zijn van een ander huis.' });
    await client.put(`/api/users/${owner.id}/suspension`, { suspended: true, reason: 'Oplichting' });
    const who = `${admin.firstName} ${admin.lastName}`;
    const rita = { id: owner.id, name: 'Rita Claes', exists: true };
    expect((await read()).data).toMatchObject([
      {
        sentence: `${who} schorste Rita Claes.`,
        actor: { id: admin.id, name: who, exists: true },
        user: rita,
        listing: null,
        details: [{ label: 'Reden', value: 'Oplichting' }],
      },
      {
        sentence: `${who} wees ‘Duinroos’ af.`,
        user: rita,
        listing: { id: waiting.id, name: 'Duinroos', exists: true },
        details: [
          { label: 'Adres van de pagina', value: waiting.slug },
          { label: 'Reden', value: 'De foto’s zijn van een ander huis.' },
        ],
      },
    ]);
  });

  it('has a sentence for every action, also where everything it was about is gone', async () => {
    for (const action of auditActions) await make({ action, subjectId: 999_999, aboutUserId: 999_999 });
    const told = await sentences('?limit=100');
    expect(told).toHaveLength(auditActions.length);
    for (const sentence of told) expect(sentence).toMatch(/^Iemand zonder account .*\.$/);
    const ofTheSite = told.filter((sentence) => !sentence.includes('account nr. 999999'));
    // Actions about the register or the entry point, of which there is only one, do not name a subject.
    expect(ofTheSite).toHaveLength(7);
  });

  it('is filtered by actor, person, home, action and Belgian day', async () => {
    await make({ actorId: admin.id, createdAt: new Date('2026-07-03T21:59:59Z') });
    await make({ action: 'user.unsuspend', createdAt: new Date('2026-07-03T22:00:00Z') });
    await make({
      action: 'listing.enable',
      subjectType: 'listing',
      subjectId: listing.id,
      aboutListingId: listing.id,
      aboutUserId: null,
      createdAt: new Date('2026-07-05T12:00:00Z'),
    });
    const actions = async (query: string) => (await read(query)).data.map(({ action }) => action);
    expect(await actions(`?actor_id=${admin.id}`)).toEqual(['user.suspend']);
    expect(await actions(`?user_id=${owner.id}`)).toEqual(['user.unsuspend', 'user.suspend']);
    expect(await actions(`?listing_id=${listing.id}`)).toEqual(['listing.enable']);
    expect(await actions('?action=user.unsuspend')).toEqual(['user.unsuspend']);
    expect(await actions('?to=2026-07-03')).toEqual(['user.suspend']);
    expect(await actions('?from=2026-07-04&to=2026-07-04')).toEqual(['user.unsuspend']);
    expect(await actions('?from=2026-07-05')).toEqual(['listing.enable']);
  });

  it('is paged by the entry before, without gaps or repeats while new ones are written', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift((await make({})).id);
    const first = await read('?limit=2');
    await make({});
    const second = await read(`?limit=2&before=${first.next_before}`);
    const third = await read(`?limit=2&before=${second.next_before}`);
    expect([first, second, third].flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids);
    expect(third.next_before).toBeNull();
  });

  it('refuses what cannot be a filter, under its name', async () => {
    for (const [query, field] of [
      ['action=listing.explode', 'action'],
      ['from=gisteren', 'from'],
      ['to=2026-02-30', 'to'],
      ['actor_id=abc', 'actor_id'],
      ['user_id=-1', 'user_id'],
      ['listing_id=99999999999', 'listing_id'],
      ['before=0', 'before'],
      ['limit=0', 'limit'],
    ]) {
      const { status, body } = await client.get<{ errors: object }>(`/api/admin/audit-logs?${query}`);
      expect([query, status, Object.keys(body.errors)]).toEqual([query, 422, [field]]);
    }
  });
});

describe('GET /api/admin/audit-logs.csv', () => {
  it('is the whole selection, in which nothing is a formula', async () => {
    await prisma().user.update({ where: { id: owner.id }, data: { firstName: '=HYPERLINK("x")' } });
    await prisma().auditLog.createMany({
      data: Array.from({ length: 1200 }, () => ({
        action: 'user.suspend',
        subjectType: 'user',
        subjectId: owner.id,
        actorId: owner.id,
        details: { reason: '@SUM(1;2)' },
      })),
    });
    await make({ action: 'user.unsuspend' });
    const { text, headers, bytes } = await client.get('/api/admin/audit-logs.csv?action=user.suspend');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, first, ...rest] = text.trimEnd().split('\r\n');
    expect(head).toBe(texts.columns.join(';'));
    expect(rest).toHaveLength(1199);
    expect(first).toContain(`;"'=HYPERLINK(""x"") Claes";user.suspend;"'=HYPERLINK`);
  });
});
