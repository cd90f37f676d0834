import { beforeEach, describe, expect, it } from 'vitest';
import { dayToUtcDate, todayIn, addDays } from '@/lib/dates/day';
import { formatDays } from '@/lib/format/date';
import type { SearchAlertPage } from '@/lib/search-alerts/contract';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeSearchAlert, makeUnconfirmedAlert } from '@/tests/factories/search-alert';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let client: TestClient;

beforeEach(async () => {
  await truncateAll();
  ({ client } = await signedInAdmin());
});

const days = `arrival=${addDays(todayIn(), 30)}&departure=${addDays(todayIn(), 37)}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
const list = async (query = '') => (await client.get<SearchAlertPage>(`/api/search-alerts${query}`)).body;
const end = (ids: string) => client.put(`/api/search-alerts/bulk-end?ids=${ids}`);
const isEnded = async (id: number) =>
  (await prisma().searchAlert.findUniqueOrThrow({ where: { id } })).endedAt !== null;

describe('the list of alerts', () => {
  it('shows whose they are and for what, newest first, without those about to be deleted', async () => {
    const listing = await makeListing({ nameHolidayHome: 'Duinzicht' });
    const ended = await makeSearchAlert({ createdAt: daysAgo(9), endedAt: daysAgo(1) });
    const over = await makeSearchAlert({
      createdAt: daysAgo(8),
      endsOn: dayToUtcDate(addDays(todayIn(), -1)),
    });
    const watching = await makeSearchAlert({
      ...{ email: 'Els.Maes@kustverblijf.test', query: `adults=4&${days}`, listingId: listing.id },
      createdAt: daysAgo(2),
    });
    const asked = await makeUnconfirmedAlert();
    await makeUnconfirmedAlert({ createdAt: daysAgo(1.1) });
    await makeSearchAlert({ createdAt: daysAgo(40), endedAt: daysAgo(31) });
    const { data, meta } = await list();
    expect(meta.total).toBe(4);
    expect(data.map(({ id, state }) => [id, state])).toEqual([
      [asked.id, 'unconfirmed'],
      [watching.id, 'watching'],
      [over.id, 'ended'],
      [ended.id, 'ended'],
    ]);
    expect(data[1]).toMatchObject({
      email: 'Els.Maes@kustverblijf.test',
      words: [formatDays(addDays(todayIn(), 30), addDays(todayIn(), 37)), '4 volwassenen'],
      listing: { slug: listing.slug, name: 'Duinzicht' },
      last_mailed_at: null,
    });
    for (const state of ['unconfirmed', 'watching', 'ended'] as const) {
      const found = (await list(`?state=${state}`)).data;
      expect(found.map(({ id }) => id)).toEqual(
        data.filter((row) => row.state === state).map(({ id }) => id),
      );
    }
    expect((await list('?search=els.maes')).data.map(({ id }) => id)).toEqual([watching.id]);
    expect((await list('?search=%25')).meta.total).toBe(0);
  });

  it('rejects an invalid state, by its name', async () => {
    const { status, body } = await client.get<{ errors: object }>('/api/search-alerts?state=asleep');
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['state']);
  });
});

describe('ending alerts', () => {
  it('ends them, once, and logs who did it', async () => {
    const [one, two] = [await makeSearchAlert(), await makeUnconfirmedAlert()];
    expect((await end(`${one.id},${two.id}`)).status).toBe(204);
    expect([await isEnded(one.id), await isEnded(two.id)]).toEqual([true, true]);
    expect((await end(String(one.id))).status).toBe(204);
    const entries = await auditEntries();
    expect(entries.map(({ action, subjectType, subjectId }) => [action, subjectType, subjectId])).toEqual([
      ['search-alert.end', 'search_alert', one.id],
      ['search-alert.end', 'search_alert', two.id],
    ]);
  });

  it('ends none if one of them does not exist', async () => {
    const { id } = await makeSearchAlert();
    expect((await end(`${id},2147483647`)).status).toBe(404);
    expect(await isEnded(id)).toBe(false);
    expect(await auditEntries()).toEqual([]);
  });

  it('is for admins only', async () => {
    const { id } = await makeSearchAlert();
    const landlord = await signedIn(await makeUser());
    expect((await landlord.put(`/api/search-alerts/bulk-end?ids=${id}`)).status).toBe(403);
    expect(await isEnded(id)).toBe(false);
  });
});
