import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { prisma } from '@/server/db';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { lettersTo, makeAdminMember, makeMember, password } from '@/tests/support/accounts';
import type { TestClient } from '@/tests/support/client';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

const act = (client: TestClient, id: number) =>
  client.post(`/api/impersonate/${id}`, { reason: 'Op vraag van de verhuurder.' });
const leave = (client: TestClient) => client.post('/api/impersonate/leave');
async function whoIs(client: TestClient) {
  const { status, body } = await client.get<{ data: CurrentUserDto }>('/api/user');
  return status === 200 ? { id: body.data.id, impersonating: body.data.impersonating } : status;
}

describe('impersonating a user', () => {
  it('starts, ends and is logged', async () => {
    const { client, admin } = await signedInAdmin();
    const user = await makeUser();
    expect((await act(client, user.id)).status).toBe(200);
    expect(await whoIs(client)).toEqual({ id: user.id, impersonating: true });
    expect((await leave(client)).status).toBe(200);
    expect(await whoIs(client)).toEqual({ id: admin.id, impersonating: false });
    expect(await auditEntries()).toMatchObject([
      { actorId: admin.id, action: 'impersonation.start', subjectType: 'user', subjectId: user.id },
      { actorId: admin.id, action: 'impersonation.end', subjectType: 'user', subjectId: user.id },
    ]);
    expect(await prisma().session.count()).toBe(1);
  });

  it('needs a reason, which the user reads by email, in the account and in the export', async () => {
    const { client } = await signedInAdmin();
    const user = await makeUser();
    for (const body of [{}, { reason: ' ' }]) {
      const refused = await client.post<{ errors: object }>(`/api/impersonate/${user.id}`, body);
      expect([refused.status, refused.body.errors]).toEqual([422, { reason: ['Reden is verplicht.'] }]);
    }
    expect(await lettersTo(user.email)).toEqual([]);
    const reason = 'U vroeg hulp met uw prijzen.';
    expect((await client.post(`/api/impersonate/${user.id}`, { reason })).status).toBe(200);
    expect(await lettersTo(user.email)).toMatchObject([
      { template: 'account-entered', props: { adminName: 'An', reason } },
    ]);
    const theirs = await signedIn(user);
    const told = [{ started_at: expect.any(String), admin_first_name: 'An', reason }];
    expect((await theirs.get('/api/user/impersonations')).body).toEqual({ data: told });
    expect((await theirs.get(`/api/users/${user.id}/export`)).body).toMatchObject({ impersonations: told });
    const [entry] = await auditEntries();
    expect(entry).toMatchObject({ action: 'impersonation.start', details: { reason } });
  });

  it('asks for the password again', async () => {
    const admin = await makeAdminMember();
    const [client, user] = [await signedIn(admin), await makeUser()];
    await prisma().session.updateMany({ data: { passwordAt: null } });
    const act = (given: object) =>
      client.post(`/api/impersonate/${user.id}`, { reason: 'Gevraagd', ...given });
    expect((await act({})).status).toBe(423);
    expect((await act({ password: 'verkeerd-wachtwoord' })).status).toBe(422);
    expect((await act({ password })).status).toBe(200);
  });

  it('suspends the admin’s own rights meanwhile', async () => {
    const { client } = await signedInAdmin();
    const [user, other] = [await makeUser(), await makeCoLandlord()];
    await act(client, user.id);
    expect((await client.get('/api/listings/unapproved')).status).toBe(403);
    // Impersonation cannot be nested.
    expect((await act(client, other.id)).status).toBe(403);
    expect(await whoIs(client)).toEqual({ id: user.id, impersonating: true });
  });

  it('does not count as a sign-in of the user', async () => {
    const { client } = await signedInAdmin();
    const user = await makeUser();
    await act(client, user.id);
    const stored = await prisma().user.findUniqueOrThrow({ where: { id: user.id } });
    expect([stored.loginCount, stored.lastLoginAt]).toEqual([0, null]);
  });

  it.each([
    ['an admin', () => makeAdmin(), 403],
    ['somebody unconfirmed', () => makeUser({ emailVerifiedAt: null }), 403],
    ['somebody suspended', () => makeUser({ suspendedAt: new Date() }), 403],
    ['nobody', () => Promise.resolve({ id: 999_999 }), 404],
  ])('is refused as %s', async (_name, make, expected) => {
    const { client, admin } = await signedInAdmin();
    expect((await act(client, (await make()).id)).status).toBe(expected);
    expect(await whoIs(client)).toEqual({ id: admin.id, impersonating: false });
    expect(await auditEntries()).toEqual([]);
  });

  it('is refused for the admin’s own account', async () => {
    const { client, admin } = await signedInAdmin();
    expect((await act(client, admin.id)).status).toBe(403);
  });

  it('ends when signing out, and is logged', async () => {
    const { client, admin } = await signedInAdmin();
    const user = await makeUser();
    await act(client, user.id);
    await client.post('/logout');
    expect(await whoIs(client)).toBe(401);
    expect((await auditEntries()).at(-1)).toMatchObject({ actorId: admin.id, action: 'impersonation.end' });
  });

  it.each([
    ['is no admin any more', { roleId: 1, staffRole: null }],
    ['is suspended', { suspendedAt: new Date() }],
  ])('ends when the admin %s', async (_name, data) => {
    const { client, admin } = await signedInAdmin();
    await act(client, (await makeUser()).id);
    // The last owner stays one.
    await makeAdmin();
    await prisma().user.update({ where: { id: admin.id }, data });
    expect(await whoIs(client)).toBe(401);
    expect((await leave(client)).status).toBe(401);
  });

  it('ends when the user is deleted', async () => {
    const { client } = await signedInAdmin();
    const user = await makeUser();
    await act(client, user.id);
    await (await signedInAdmin()).client.delete(`/api/users/${user.id}`, { message: 'Gevraagd' });
    expect(await whoIs(client)).toBe(401);
  });

  it('never gives access to what needs the user’s own password or is reserved for the user', async () => {
    const { client } = await signedInAdmin();
    const user = await makeMember();
    await act(client, user.id);
    const url = `/api/users/${user.id}`;
    const details = { first_name: 'a', last_name: 'b', email: user.email };
    expect((await client.delete(url, {})).status).toBe(422);
    expect((await client.put(url, { ...details, email: 'x@kustverblijf.test' })).status).toBe(422);
    expect((await client.put(url, { ...details, password: 'garnaal-op-toast-7' })).status).toBe(422);
    expect((await client.get(`${url}/export`)).status).toBe(403);
  });

  it('names the admin behind a change in the log', async () => {
    const { client, admin } = await signedInAdmin();
    const user = await makeUser();
    await act(client, user.id);
    await client.put(`/api/users/${user.id}`, { first_name: 'a', last_name: 'b', email: user.email });
    expect((await auditEntries()).at(-1)).toMatchObject({
      actorId: admin.id,
      action: 'user.update',
      details: { as_user_id: user.id },
    });
  });

  it('signing in as somebody else ends it too', async () => {
    const { client, admin } = await signedInAdmin();
    await act(client, (await makeUser()).id);
    const member = await makeMember();
    await client.post('/login', { email: member.email, password });
    expect(await whoIs(client)).toEqual({ id: member.id, impersonating: false });
    expect((await auditEntries()).at(-1)).toMatchObject({ actorId: admin.id, action: 'impersonation.end' });
  });
});

it('cannot be ended by somebody who is not impersonating', async () => {
  const client = await signedIn(await makeUser());
  expect((await leave(client)).status).toBe(403);
});
