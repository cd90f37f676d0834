import { beforeEach, describe, expect, it } from 'vitest';
import type { CurrentUserDto, UserDto } from '@/lib/accounts/contract';
import type { StaffRole } from '@/lib/staff/rights';
import type { User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { makeAdminMember, password } from '@/tests/support/accounts';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

const body = ({ email }: User) => ({ first_name: 'Nele', last_name: 'Baert', email });
const change = (client: TestClient, user: User, changes: object) =>
  client.put<{ data: UserDto }>(`/api/users/${user.id}`, { ...body(user), ...changes });
const stored = async ({ id }: User) => {
  const { roleId, staffRole } = await prisma().user.findUniqueOrThrow({ where: { id } });
  return [roleId, staffRole];
};
const withRole = async (staffRole: StaffRole) => signedIn(await makeAdmin({ staffRole }));

describe('the role of an admin', () => {
  it('is read by oneself and by other admins, and is null for everybody else', async () => {
    const [{ client }, colleague, user] = [
      await signedInAdmin(),
      await makeAdmin({ staffRole: 'finance' }),
      await makeUser(),
    ];
    const me = await client.get<{ data: CurrentUserDto }>('/api/user');
    expect(me.body.data.staff_role).toBe('owner');
    const read = async ({ id }: User) =>
      (await client.get<{ data: UserDto }>(`/api/users/${id}`)).body.data.staff_role;
    expect([await read(colleague), await read(user)]).toEqual(['finance', null]);
    const own = await (await signedIn(user)).get<{ data: CurrentUserDto }>('/api/user');
    expect(own.body.data.staff_role).toBeNull();
  });

  it('is given and taken by an owner, in the log', async () => {
    const [{ client }, user] = [await signedInAdmin(), await makeUser()];
    const made = await change(client, user, { user_role_id: 3, staff_role: 'moderator' });
    expect([made.status, made.body.data.staff_role]).toEqual([200, 'moderator']);
    await change(client, user, { staff_role: 'finance' });
    expect(await stored(user)).toEqual([3, 'finance']);
    await change(client, user, { user_role_id: 1 });
    expect(await stored(user)).toEqual([1, null]);
    expect((await auditEntries()).map(({ details }) => details)).toMatchObject([
      { role: { from: 1, to: 3 }, staff_role: { from: null, to: 'moderator' } },
      { staff_role: { from: 'moderator', to: 'finance' } },
      { role: { from: 3, to: 1 }, staff_role: { from: 'finance', to: null } },
    ]);
  });

  it('is that of who helps users unless another is named', async () => {
    const [{ client }, user] = [await signedInAdmin(), await makeUser()];
    await change(client, user, { user_role_id: 3 });
    expect(await stored(user)).toEqual([3, 'support']);
  });

  it.each([{ staff_role: 'support' }, { staff_role: 'baas' }, { user_role_id: 1, staff_role: 'support' }])(
    'is refused as %o for a landlord',
    async (changes) => {
      const [{ client }, user] = [await signedInAdmin(), await makeUser()];
      const { status, body: answer } = await change(client, user, changes);
      expect([status, answer]).toMatchObject([422, { errors: { staff_role: [expect.any(String)] } }]);
      expect(await stored(user)).toEqual([1, null]);
    },
  );

  it('is no other admin’s to give, nor one’s own', async () => {
    const [{ admin, client }, colleague, user] = [await signedInAdmin(), await makeAdmin(), await makeUser()];
    const support = await withRole('support');
    for (const changes of [{ user_role_id: 3 }, { user_role_id: 3, staff_role: 'owner' }])
      expect((await change(support, user, changes)).status).toBe(403);
    expect((await change(support, colleague, { staff_role: 'support' })).status).toBe(403);
    expect((await change(support, colleague, {})).status).toBe(403);
    expect((await change(client, admin, { staff_role: 'finance' })).status).toBe(403);
    expect((await change(client, admin, { staff_role: 'owner' })).status).toBe(200);
    expect([await stored(colleague), await stored(admin)]).toEqual([
      [3, 'owner'],
      [3, 'owner'],
    ]);
  });

  it('asks for the password again', async () => {
    const [admin, colleague] = [await makeAdminMember(), await makeAdmin()];
    const client = await signedIn(admin);
    await prisma().session.updateMany({ data: { passwordAt: null } });
    expect((await change(client, colleague, { staff_role: 'finance' })).status).toBe(423);
    const given = { staff_role: 'finance', current_password: password };
    expect((await change(client, colleague, given)).status).toBe(200);
  });

  it('counts from the next call on', async () => {
    const [{ client }, colleague] = [await signedInAdmin(), await makeAdmin()];
    const other = await signedIn(colleague);
    expect((await other.get('/api/settings')).status).toBe(200);
    await change(client, colleague, { staff_role: 'finance' });
    expect((await other.get('/api/settings')).status).toBe(403);
    expect((await other.get('/api/billing/events')).status).toBe(200);
  });

  it('ends acting as a user when it no longer allows that', async () => {
    const colleague = await makeAdmin({ staffRole: 'support' });
    const [client, user] = [await signedIn(colleague), await makeUser()];
    await client.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' });
    expect((await client.get('/api/user')).status).toBe(200);
    await prisma().user.update({ where: { id: colleague.id }, data: { staffRole: 'finance' } });
    expect((await client.get('/api/user')).status).toBe(401);
  });
});

describe('the last owner', () => {
  it('cannot leave', async () => {
    const owner = await makeAdminMember();
    const client = await signedIn(owner);
    await makeAdmin({ staffRole: 'moderator' });
    expect((await client.delete(`/api/users/${owner.id}`, { password })).status).toBe(409);
    await makeAdmin({ suspendedAt: new Date() });
    expect((await client.delete(`/api/users/${owner.id}`, { password })).status).toBe(409);
    await makeAdmin();
    expect((await client.delete(`/api/users/${owner.id}`, { password })).status).toBe(204);
  });

  it('stays one when two owners demote, suspend or remove each other at once', async () => {
    const steps: ((client: TestClient, other: User) => Promise<{ status: number }>)[] = [
      (client, other) => change(client, other, { staff_role: 'finance' }),
      (client, { id }) => client.put(`/api/users/${id}/suspension`, { suspended: true, reason: 'Weg' }),
      (client, { id }) => client.delete(`/api/users/${id}`, { message: 'Weg' }),
    ];
    for (const step of steps) {
      await truncateAll();
      const [one, two] = [await makeAdmin(), await makeAdmin()];
      const [first, second] = [await signedIn(one), await signedIn(two)];
      await Promise.all([step(first, two), step(second, one)]);
      const left = await prisma().user.count({
        where: { staffRole: 'owner', suspendedAt: null, deletedAt: null },
      });
      expect(left).toBe(1);
    }
  });

  it('is kept by the database, like a role for admins alone', async () => {
    const [owner, user] = [await makeAdmin(), await makeUser()];
    const where = { id: owner.id };
    for (const data of [
      { staffRole: 'support' as const },
      { suspendedAt: new Date() },
      { deletedAt: new Date(), suspendedAt: new Date(), passwordHash: null },
      { roleId: 1, staffRole: null },
    ])
      await expect(prisma().user.update({ where, data })).rejects.toThrow('last owner');
    await expect(prisma().user.delete({ where })).rejects.toThrow('last owner');
    for (const data of [{ staffRole: 'support' as const }, { roleId: 3 }])
      await expect(prisma().user.update({ where: { id: user.id }, data })).rejects.toThrow(
        'users_staff_role',
      );
  });
});
