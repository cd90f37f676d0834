/** A session that is being replaced while its account's sessions are ended must not survive that. */
import { beforeEach, describe, expect, it } from 'vitest';
import { roles } from '@/server/auth/actor';
import { hashPassword } from '@/server/auth/passwords';
import { setPassword } from '@/server/features/accounts/set-password';
import { prisma, transaction } from '@/server/db';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { makeAdminMember } from '@/tests/support/accounts';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

beforeEach(truncateAll);

const path = '/api/user/sessions';
const statusOf = async (client: TestClient) => (await client.get('/api/user')).status;

/** Starts replacing a session, stops before it is complete, and ends all sessions of the admin meanwhile. */
async function race(heldId: number, replace: () => Promise<unknown>, end: () => Promise<unknown>) {
  const started: Promise<unknown>[] = [];
  await whileHeld(`SELECT FROM users WHERE id = ${heldId} FOR UPDATE`, async (client) => {
    started.push(replace());
    await untilWaiting(client, 1);
    started.push(end());
    await untilWaiting(client, 2);
  });
  await Promise.all(started);
}

/** Everything that ends an account's sessions, from another of its sessions or by another admin. */
const endings: Record<string, (admin: { id: number }, here: TestClient) => Promise<unknown>> = {
  'ending all others': (_admin, here) => here.delete(path),
  'a new password': async (admin) => {
    const hash = await hashPassword('wulken-en-friet-3');
    return transaction((tx) => setPassword(tx, admin.id, hash));
  },
  'a suspension': async (admin) => {
    const colleague = await signedIn(await makeAdmin());
    return colleague.put(`/api/users/${admin.id}/suspension`, { suspended: true, reason: 'Gestolen' });
  },
};

/** While the account is suspended it is refused whatever its sessions. */
async function lift({ id }: { id: number }): Promise<void> {
  await prisma().user.update({ where: { id }, data: { suspendedAt: null } });
}

describe.each(Object.entries(endings))('%s while', (_name, end) => {
  it('a stolen session starts impersonating a user: it does not survive', async () => {
    const [admin, user] = [await makeAdminMember(), await makeUser()];
    const [here, stolen] = [await signedIn(admin), await signedIn(admin)];
    await race(
      user.id,
      () => stolen.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' }),
      () => end(admin, here),
    );
    await lift(admin);
    expect(await statusOf(stolen)).toBe(401);
    const left = { OR: [{ userId: admin.id }, { impersonatorId: admin.id }] };
    expect(await prisma().session.count({ where: left })).toBeLessThanOrEqual(1);
  });

  it('a stolen session stops impersonating a user: it does not survive', async () => {
    const [admin, user] = [await makeAdminMember(), await makeUser()];
    const [here, stolen] = [await signedIn(admin), await signedIn(admin)];
    expect(
      (await stolen.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' })).status,
    ).toBe(200);
    await race(
      admin.id,
      () => stolen.post('/api/impersonate/leave'),
      () => end(admin, here),
    );
    await lift(admin);
    expect(await statusOf(stolen)).toBe(401);
  });
});

describe('an ended session', () => {
  it('is not replaced, whatever is requested with it concurrently', async () => {
    const [admin, user] = [await makeAdmin(), await makeUser()];
    const stolen = await signedIn(admin);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        stolen.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' }),
      ),
    );
    // The first call replaces it; the others send the one that is gone.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect(await prisma().session.count()).toBe(1);
  });

  it('of an admin who impersonates a user leads back to the admin’s account once', async () => {
    const [admin, user] = [await makeAdmin(), await makeUser()];
    const stolen = await signedIn(admin);
    await stolen.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' });
    const answers = await Promise.all(Array.from({ length: 4 }, () => stolen.post('/api/impersonate/leave')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect(await prisma().session.count()).toBe(1);
    expect(await prisma().auditLog.count({ where: { action: 'impersonation.end' } })).toBe(1);
  });

  it('ends no others', async () => {
    const user = await makeUser({ roleId: roles.landlord });
    const [gone, rightful] = [await signedIn(user), await signedIn(user)];
    await whileHeld(`SELECT FROM users WHERE id = ${user.id} FOR UPDATE`, async (client) => {
      const asked = gone.delete(path);
      await untilWaiting(client, 1);
      await client.query(
        'DELETE FROM sessions WHERE id = (SELECT id FROM sessions ORDER BY created_at LIMIT 1)',
      );
      await client.query('COMMIT');
      expect((await asked).status).toBe(401);
    });
    expect(await statusOf(rightful)).toBe(200);
  });
});

describe('ending all others', () => {
  it('says how many it ended', async () => {
    const user = await makeUser();
    const [here] = [await signedIn(user), await signedIn(user), await signedIn(user)];
    const answer = await here.delete<{ data: { ended: number } }>(path);
    expect([answer.status, answer.body]).toEqual([200, { data: { ended: 2 } }]);
    expect((await here.delete<{ data: { ended: number } }>(path)).body).toEqual({ data: { ended: 0 } });
  });
});
