import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionDto } from '@/lib/sessions/contract';
import { prisma } from '@/server/db';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import { signedIn, visitor, routeModules } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const path = '/api/user/sessions';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const statusOf = async (client: TestClient) => (await client.get('/api/user')).status;
const listOf = async (client: TestClient) => (await client.get<{ data: SessionDto[] }>(path)).body.data;

async function signIn(email: string, userAgent?: string): Promise<TestClient> {
  const client = visitor();
  const headers = userAgent === undefined ? undefined : { 'user-agent': userAgent };
  await client.post('/login', { email, password }, { headers });
  return client;
}

describe('the list of the user’s sessions', () => {
  it('shows device and last use, the current one first, and nothing secret', async () => {
    const { email } = await makeMember();
    const here = await signIn(email, phone);
    await signIn(email);
    await signedIn(await makeUser());
    const answer = await here.get<{ data: SessionDto[] }>(path);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject([
      { device: 'Safari op iOS', current: true },
      { device: 'Onbekend toestel', current: false },
    ]);
    const rows = await prisma().session.findMany();
    for (const { id } of rows) expect(answer.text).not.toContain(id);
    const secrets = [...here.cookies.values()].filter((value) => value.length > 20);
    expect(secrets.filter((value) => answer.text.includes(value))).toEqual([]);
    expect(answer.text).not.toContain(here.address);
    const [first] = answer.body.data;
    expect(Object.keys(first ?? {}).toSorted()).toEqual([
      'created_at',
      'current',
      'device',
      'id',
      'last_seen_at',
    ]);
  });

  it('omits ended sessions', async () => {
    const user = await makeUser();
    const [here] = [await signedIn(user), await signedIn(user)];
    const [, other] = await prisma().session.findMany({ orderBy: { createdAt: 'asc' } });
    const past = { createdAt: new Date(Date.now() - 3000), expiresAt: new Date(Date.now() - 1000) };
    await prisma().session.update({ where: { id: other?.id ?? '' }, data: past });
    expect(await listOf(here)).toHaveLength(1);
  });

  it('is limited, and includes the current one', async () => {
    const user = await makeUser();
    const here = await signedIn(user);
    await prisma().session.updateMany({ data: { lastSeenAt: new Date('2026-01-01T00:00:00Z') } });
    const expiresAt = new Date(Date.now() + 3_600_000);
    const rows = Array.from({ length: 120 }, (_, n) => ({ id: `hash-${n}`, userId: user.id, expiresAt }));
    await prisma().session.createMany({ data: rows });
    const list = await listOf(here);
    expect([list.length, list[0]?.current]).toEqual([100, true]);
  });

  it('shows an admin who impersonates the user', async () => {
    const [user, admin] = [await makeUser(), await makeAdmin()];
    const [mine, acting] = [await signedIn(user), await signedIn(admin)];
    await acting.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' });
    const [, other] = await listOf(mine);
    expect(other?.device).toBe('Beheerder, namens u');
    expect((await mine.delete(`${path}/${other?.id}`)).status).toBe(204);
    expect(await statusOf(acting)).toBe(401);
  });
});

describe('the expiry of a session', () => {
  it('is postponed by what the user does, not by what a page polls', async () => {
    const user = await makeUser();
    const here = await signedIn(user);
    const long = { lastSeenAt: new Date(Date.now() - 3_600_000), expiresAt: new Date(Date.now() + 60_000) };
    await prisma().session.updateMany({ data: long });
    const kept = () => prisma().session.findFirstOrThrow({ select: { lastSeenAt: true, expiresAt: true } });
    for (const asked of ['/api/user/today', `/api/users/${user.id}/booking-requests/count`])
      expect((await here.get(asked)).status).toBe(200);
    expect(await kept()).toEqual(long);
    await here.get('/api/user');
    expect((await kept()).expiresAt.getTime()).toBeGreaterThan(Date.now() + 11 * 3_600_000);
  });
});

describe('what pages poll', () => {
  /** Each module with an interval, and the calls it makes; a new module fails this test until it is listed. */
  const polled: Readonly<Record<string, readonly string[]>> = {
    'components/dashboard/use-live-counts.ts': [
      '/api/user/today',
      '/api/listings/unapproved/count',
      '/api/admin/inbox/count',
      '/api/reviews/count',
      '/api/users/[id]/booking-requests/count',
      '/api/users/[id]/bookings/count',
      '/api/users/[id]/contact-requests/count',
      '/api/users/[id]/reviews/count',
    ],
    // Stops by itself once the payment is settled, or after some minutes.
    'components/manage-listings/payment-notice.tsx': [],
    'lib/inbox/queries.ts': ['/api/admin/inbox/[id]'],
    'lib/messages/queries.ts': ['/api/booking-requests/[id]/messages', '/api/contact-requests/[id]/messages'],
    // While a run goes on.
    'lib/short-stay-checks/queries.ts': ['/api/admin/short-stay-checks'],
    'lib/short-stay-reports/desk-queries.ts': ['/api/admin/short-stay-reports'],
    'lib/short-stay/queries.ts': ['/api/admin/short-stay-areas'],
    'lib/system-health/queries.ts': ['/api/system-health'],
  };

  it('is listed here', () => {
    const files = ['components', 'lib'].flatMap((folder) =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${folder}/${file}`),
    );
    const asking = files.filter((file) => fs.readFileSync(file, 'utf8').includes('refetchInterval:'));
    expect(asking.toSorted()).toEqual(Object.keys(polled).toSorted());
  });

  it.each(Object.values(polled).flat())('%s does not count as use of a session', async (call) => {
    const { GET } = (await routeModules[`/app${call}/route.ts`]?.()) ?? {};
    expect(GET?.spec.background).toBe(true);
  });
});

describe('ending a session', () => {
  it('of the user’s own ends it at once, and no other', async () => {
    const user = await makeUser();
    const [here, there, third] = [await signedIn(user), await signedIn(user), await signedIn(user)];
    const id = (await listOf(there)).find(({ current }) => current)?.id;
    expect((await here.delete(`${path}/${id}`)).status).toBe(204);
    expect(await Promise.all([here, there, third].map(statusOf))).toEqual([200, 401, 200]);
    expect((await here.delete(`${path}/${id}`)).status).toBe(404);
  });

  it('that is the current one signs out', async () => {
    const here = await signedIn(await makeUser());
    const [{ id } = { id: '' }] = await listOf(here);
    const answer = await here.delete(`${path}/${id}`);
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=0$/);
    expect(await statusOf(here)).toBe(401);
  });

  it('of another user does not exist, nor does an invalid id', async () => {
    const here = await signedIn(await makeUser());
    const theirs = await signedIn(await makeUser());
    const [{ id } = { id: '' }] = await listOf(theirs);
    const hash = (await prisma().session.findFirstOrThrow()).id;
    for (const wrong of [id, hash, '1', 'onzin', '00000000-0000-4000-8000-000000000000']) {
      expect((await here.delete(`${path}/${wrong}`)).status).toBe(404);
    }
    expect(await statusOf(theirs)).toBe(200);
  });

  it('except the current one keeps it, and ends those in which an admin impersonates others', async () => {
    const [admin, user] = [await makeAdmin(), await makeUser()];
    const [here, there, acting] = [await signedIn(admin), await signedIn(admin), await signedIn(admin)];
    const stranger = await signedIn(user);
    await acting.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' });
    expect((await here.delete(path)).body).toEqual({ data: { ended: 2 } });
    expect(await Promise.all([here, there, acting, stranger].map(statusOf))).toEqual([200, 401, 401, 200]);
  });

  it('is not allowed while impersonating', async () => {
    const [user, acting] = [await makeUser(), await signedIn(await makeAdmin())];
    const mine = await signedIn(user);
    await acting.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' });
    const ids = (await listOf(acting)).map(({ id }) => id);
    for (const url of [path, ...ids.map((id) => `${path}/${id}`)]) {
      expect((await acting.delete(url)).status).toBe(403);
    }
    expect(await Promise.all([mine, acting].map(statusOf))).toEqual([200, 200]);
  });
});
