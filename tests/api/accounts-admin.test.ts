import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmin } from '@/server/features/accounts/create-admin';
import { prisma } from '@/server/db';
import { makeUser } from '@/tests/factories/user';
import { newPassword } from '@/tests/support/accounts';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const linkParts = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('npm run admin -- create', () => {
  it('creates an admin whose link sets a password that signs in', async () => {
    const { existed, link } = await createAdmin('chef+kust@kustverblijf.test');
    expect(existed).toBe(false);
    expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/wachtwoord-resetten\?email=/);
    const { email, token } = linkParts(link);
    expect((await visitor().post('/reset-password', { email, token, password: newPassword })).status).toBe(
      200,
    );
    const { body } = await visitor().post('/login', { email, password: newPassword });
    expect(body).toMatchObject({ data: { email: 'chef+kust@kustverblijf.test', is_admin: true } });
  });

  it('makes an existing account an admin, and logs that', async () => {
    const user = await makeUser();
    expect((await createAdmin(user.email.toUpperCase())).existed).toBe(true);
    expect(await prisma().user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      roleId: 3,
      staffRole: 'owner',
    });
    expect(await prisma().auditLog.findMany()).toMatchObject([
      { actorId: null, action: 'user.make_admin', subjectType: 'user', subjectId: user.id },
    ]);
  });

  it('gives another role when it is named, but never loses the last owner', async () => {
    await createAdmin('geld@kustverblijf.test', 'finance');
    await createAdmin('chef@kustverblijf.test');
    await expect(createAdmin('chef@kustverblijf.test', 'support')).rejects.toThrow('last owner');
    expect(await prisma().user.findMany({ orderBy: { id: 'asc' }, select: { staffRole: true } })).toEqual([
      { staffRole: 'finance' },
      { staffRole: 'owner' },
    ]);
  });

  it('refuses an invalid address', async () => {
    await expect(createAdmin('geen adres')).rejects.toThrow('e-mailadres');
    expect(await prisma().user.count()).toBe(0);
  });
});
