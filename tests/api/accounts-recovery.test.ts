import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorTexts } from '@/lib/texts/errors';
import { TokenKind } from '@/prisma/generated/enums';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import * as passwords from '@/server/auth/passwords';
import { prisma, transaction } from '@/server/db';
import { mailedToken, makeMember, newPassword, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

vi.spyOn(passwords, 'verifyPassword');

beforeEach(truncateAll);

const thief = 'dief@kustverblijf.test';
const expired = { message: errorTexts.token_used, errors: { token: [errorTexts.token_used] } };
const userOf = (id: number) => prisma().user.findUniqueOrThrow({ where: { id } });
const confirm = (token: string) => visitor().post('/api/email/verify', { token });
const login = (email: string, given: string) => visitor().post('/login', { email, password: given });

/** A user whose password and session a thief has. */
async function makeVictim() {
  const user = await makeMember();
  const client = await signedIn(user);
  const base = { first_name: user.firstName, last_name: user.lastName, current_password: password };
  const save = (changes: Record<string, unknown>) =>
    client.put(`/api/users/${user.id}`, { email: user.email, ...base, ...changes });
  return { user, client, save };
}

async function reset(email: string, chosen = newPassword) {
  await visitor().post('/forgot-password', { email });
  const token = await mailedToken(email);
  return visitor().post('/reset-password', { email, token, password: chosen });
}

/** A valid link of every kind except those that protect the owner. */
async function openLinks(userId: number): Promise<void> {
  const kinds = Object.values(TokenKind).filter((kind) => kind !== 'undo_email_change');
  for (const kind of kinds) {
    const newEmail = kind === 'change_email' ? thief : undefined;
    await transaction((tx) => issueToken(tx, { userId, kind, newEmail }));
  }
}

const countOpen = (userId: number) =>
  prisma().userToken.count({ where: { userId, usedAt: null, kind: { not: 'undo_email_change' } } });

describe('a link requested by a thief', () => {
  it('is invalid after the owner reset the password by mail', async () => {
    const { user, client, save } = await makeVictim();
    await save({ email: thief });
    const token = await mailedToken(thief);
    expect((await reset(user.email)).status).toBe(200);
    const answer = await confirm(token);
    expect([answer.status, answer.body]).toEqual([422, expired]);
    expect((await userOf(user.id)).email).toBe(user.email);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('of any kind becomes invalid with a reset', async () => {
    const { user } = await makeVictim();
    await openLinks(user.id);
    await reset(user.email);
    expect(await countOpen(user.id)).toBe(0);
  });

  it('of any kind becomes invalid with a new password', async () => {
    const { user, save } = await makeVictim();
    await openLinks(user.id);
    expect((await save({ password: newPassword })).status).toBe(200);
    expect(await countOpen(user.id)).toBe(0);
  });

  it('cannot be requested while the owner resets the password: its session has ended', async () => {
    for (const changes of [{ email: thief }, { password: 'de-dief-kiest-zelf-9' }]) {
      const { user, save } = await makeVictim();
      const check = vi.mocked(passwords.verifyPassword);
      check.mockImplementationOnce(async (given, stored) => {
        const isRight = await passwords.verifyPassword(given, stored);
        await reset(user.email);
        return isRight;
      });
      expect((await save(changes)).status).toBe(401);
      expect(await countOpen(user.id)).toBe(0);
      expect((await login(user.email, newPassword)).status).toBe(200);
      await truncateAll();
    }
  });
});
