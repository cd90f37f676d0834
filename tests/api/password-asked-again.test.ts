import { beforeEach, describe, expect, it } from 'vitest';
import { errorTexts } from '@/lib/texts/errors';
import { prisma } from '@/server/db';
import { makeWaitingListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { makeAdminMember, makeMember, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries } from '@/tests/support/moderation';

beforeEach(truncateAll);

const refused = { message: errorTexts.password_needed };

/** Makes the last password confirmation this long ago. */
const ago = (minutes: number) =>
  prisma().session.updateMany({ data: { passwordAt: new Date(Date.now() - minutes * 60_000) } });

/** An admin who signed in eleven minutes ago, and another one. */
async function makeAdmins() {
  const [admin, other] = [
    await makeAdminMember(),
    await makeAdminMember({ firstName: 'Ann', lastName: 'Ander' }),
  ];
  const client = await signedIn(admin);
  await ago(11);
  const details = { first_name: 'Eva', last_name: other.lastName, email: other.email };
  return { admin, other, client, details };
}

const confirm = (client: TestClient, given: unknown = password) =>
  client.post('/api/user/confirm-password', { password: given });

describe('a change by an admin to another admin', () => {
  it.each([
    ['name', { first_name: 'Eva' }],
    ['address', { email: 'weg@kustverblijf.test' }],
    ['role', { user_role_id: 1 }],
  ])('of the %s requires the password again', async (_what, changes) => {
    const { other, client } = await makeAdmins();
    const url = `/api/users/${other.id}`;
    const body = { first_name: 'Ann', last_name: 'Ander', email: other.email, ...changes };
    const answer = await client.put(url, body);
    expect([answer.status, answer.body]).toEqual([423, refused]);
    expect(await prisma().user.findUniqueOrThrow({ where: { id: other.id } })).toEqual(other);
    expect([await auditEntries(), await prisma().outgoingMail.count()]).toEqual([[], 0]);
    expect((await confirm(client)).status).toBe(204);
    expect((await client.put(url, body)).status).toBe(200);
  });

  it('accepts it with the change too: their own, not the other’s', async () => {
    const { other, client, details } = await makeAdmins();
    const url = `/api/users/${other.id}`;
    const wrong = await client.put(url, { ...details, current_password: 'geraden-woord' });
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { current_password: [expect.any(String)] } },
    ]);
    expect((await client.put(url, { ...details, current_password: password })).status).toBe(200);
    expect((await client.put(url, details)).status).toBe(423);
  });

  it('requires it for deleting one, directly or with a listing', async () => {
    const { other, client } = await makeAdmins();
    const listing = await makeWaitingListing({ userId: other.id });
    expect((await client.delete(`/api/users/${other.id}`, {})).status).toBe(423);
    const destroy = () =>
      client.delete(`/api/listings/${listing.id}/destroy`, { message: 'Weg', remove_user: true });
    expect((await destroy()).status).toBe(423);
    expect(await prisma().user.count({ where: { id: other.id } })).toBe(1);
    expect((await client.delete(`/api/users/${other.id}`, { password, message: 'Weg' })).status).toBe(204);
  });

  it('requires it for making somebody an admin', async () => {
    const { client } = await makeAdmins();
    const user = await makeUser();
    const body = { first_name: 'Marie', last_name: 'Peeters', email: user.email };
    expect((await client.put(`/api/users/${user.id}`, { ...body, user_role_id: 3 })).status).toBe(423);
    expect((await client.put(`/api/users/${user.id}`, body)).status).toBe(200);
  });

  it('does not if it was given within ten minutes', async () => {
    const { other, client, details } = await makeAdmins();
    await ago(9);
    expect((await client.put(`/api/users/${other.id}`, details)).status).toBe(200);
  });
});

describe('confirming the password', () => {
  it('applies to this session only', async () => {
    const { admin, other, client, details } = await makeAdmins();
    const elsewhere = await signedIn(admin);
    await ago(11);
    await confirm(client);
    expect((await elsewhere.put(`/api/users/${other.id}`, details)).status).toBe(423);
    expect((await client.put(`/api/users/${other.id}`, details)).status).toBe(200);
  });

  it.each([[undefined], [''], ['geraden-woord'], [7]])('rejects %j', async (given) => {
    const { client } = await makeAdmins();
    const answer = await client.post('/api/user/confirm-password', { password: given });
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { password: [expect.any(String)] } }]);
  });

  it('is for signed-in users, not while impersonating', async () => {
    expect((await confirm(visitor())).status).toBe(401);
    const { client } = await makeAdmins();
    const member = await makeMember();
    const given = { reason: 'Op vraag van de verhuurder.', password };
    expect((await client.post(`/api/impersonate/${member.id}`, given)).status).toBe(200);
    expect((await confirm(client)).status).toBe(403);
    const body = { first_name: 'Marie', last_name: 'Peeters', email: 'x@kustverblijf.test' };
    const answer = await client.put(`/api/users/${member.id}`, { ...body, current_password: password });
    expect([answer.status, answer.body]).toEqual([423, { message: errorTexts.password_of_other }]);
    expect((await client.delete(`/api/users/${member.id}`, { password })).status).toBe(423);
    expect(await prisma().userToken.count()).toBe(0);
  });

  it('is always required for deleting the own account and changing its address and password, however recently it was given', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    await confirm(client);
    const body = { first_name: 'Marie', last_name: 'Peeters', email: user.email };
    for (const changes of [{ email: 'x@kustverblijf.test' }, { password: 'garnaal-op-toast-7' }]) {
      const { status, body: answer } = await client.put(`/api/users/${user.id}`, { ...body, ...changes });
      expect([status, answer]).toMatchObject([422, { errors: { current_password: [expect.any(String)] } }]);
    }
    expect((await client.delete(`/api/users/${user.id}`, {})).status).toBe(422);
  });
});
