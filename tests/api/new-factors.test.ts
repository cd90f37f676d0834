/** A second factor added by a thief: its owner is notified, and gets the account back. */
import { beforeEach, describe, expect, it } from 'vitest';
import { accountTexts } from '@/lib/texts/accounts';
import { findResetQuestions } from '@/server/features/accounts/find-reset';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import { prisma, transaction } from '@/server/db';
import { lettersTo, makeMember, newPassword, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { addPasskey, setUpApp } from '@/tests/support/second-factors';

beforeEach(truncateAll);

const days = (count: number) => new Date(Date.now() - count * 24 * 3_600_000);
const undo = (token: string) =>
  visitor().post<{ data: { email: string; token: string } }>('/api/email/undo-change', { token });

/** The token in the newest mail with a template to an address; null if it has none. */
async function tokenIn(template: string, recipient: string): Promise<string | null> {
  const letter = (await lettersTo(recipient)).findLast((one) => one.template === template);
  const token: unknown = Reflect.get(Object(letter?.props), 'token');
  return typeof token === 'string' ? token : null;
}

const byTemplate = (letters: Awaited<ReturnType<typeof lettersTo>>) =>
  Object.fromEntries(letters.map(({ template, props }) => [template, props]));

async function robbed() {
  const user = await makeMember();
  const thief = await signedIn(user);
  await setUpApp(thief);
  return { user, thief, link: (await tokenIn('second-factor-changed', user.email)) ?? '' };
}

const resetLink = (userId: number) => transaction((tx) => issueToken(tx, { userId, kind: 'reset_password' }));

async function reset({ id, email }: { id: number; email: string }, more: object = {}) {
  const body = { email, token: await resetLink(id), password: newPassword, ...more };
  return visitor().post('/reset-password', body);
}

const login = async (email: string, given = newPassword) =>
  (await visitor().post('/login', { email, password: given })).body;

describe('the mail about a new second factor', () => {
  it.each(['app', 'passkey'])('(%s) restores access to the account, and removes the factor', async (kind) => {
    const user = await makeMember();
    const thief = await signedIn(user);
    await (kind === 'app' ? setUpApp(thief) : addPasskey(thief));
    const link = (await tokenIn('second-factor-changed', user.email)) ?? '';
    const { status, body } = await undo(link);
    expect([status, body.data.email]).toEqual([200, user.email]);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect(await login(user.email, password)).not.toHaveProperty('data');
    const answer = await visitor().post('/reset-password', { ...body.data, password: newPassword });
    expect(answer.status).toBe(200);
    expect(await login(user.email)).toMatchObject({ data: { id: user.id } });
    expect((await undo(link)).status).toBe(422);
  });

  it('stays valid whatever the thief does next: a new password, a new address, removing the factor', async () => {
    const { user, thief, link } = await robbed();
    const body = { first_name: 'x', last_name: 'y', current_password: password };
    const url = `/api/users/${user.id}`;
    expect((await thief.put(url, { ...body, email: user.email, password: newPassword })).status).toBe(200);
    const moved = { ...body, current_password: newPassword, email: 'dief@kustverblijf.test' };
    expect((await thief.put(url, moved)).status).toBe(200);
    const token = await tokenIn('account-change-email', 'dief@kustverblijf.test');
    expect((await visitor().post('/api/email/verify', { token })).status).toBe(200);
    const ofThief = await addPasskey(thief).then(() =>
      tokenIn('second-factor-changed', 'dief@kustverblijf.test'),
    );
    expect((await undo(link)).status).toBe(200);
    const now = await prisma().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(now).toMatchObject({ email: user.email, passwordHash: null });
    expect([await prisma().totpFactor.count(), await prisma().passkey.count()]).toEqual([0, 0]);
    // The mail to the thief about the owner's factor no longer works.
    expect((await undo(ofThief ?? '')).status).toBe(422);
  });

  it('has no such link if something is removed', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    await setUpApp(client);
    await client.delete('/api/user/second-factors/totp', {});
    expect(await tokenIn('second-factor-changed', user.email)).toBeNull();
  });
});

describe('a password reset by mail', () => {
  it('asks about what was added recently, and nothing else', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    await addPasskey(client, 'Oud');
    await prisma().passkey.updateMany({ data: { createdAt: days(15) } });
    const questions = async () => findResetQuestions({ email: user.email, token: await resetLink(user.id) });
    expect(await questions()).toEqual({ newFactors: [] });
    await addPasskey(client, 'Nieuw');
    await setUpApp(client);
    expect(await questions()).toEqual({
      newFactors: [
        { passkey: null, added_at: expect.any(String) },
        { passkey: 'Nieuw', added_at: expect.any(String) },
      ],
    });
    const other = await makeMember();
    const wrong = [
      { email: other.email, token: await resetLink(user.id) },
      { email: user.email, token: 'onbekend' },
    ];
    for (const link of wrong) expect(await findResetQuestions(link)).toEqual({ newFactors: [] });
  });

  it('removes it if the owner says so, but not older ones, and notifies them', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    await addPasskey(client, 'Oud');
    await prisma().passkey.updateMany({ data: { createdAt: days(15) } });
    await setUpApp(client);
    expect((await reset(user, { new_factors: 'drop' })).status).toBe(200);
    expect(await prisma().totpFactor.count()).toBe(0);
    expect(await prisma().recoveryCode.count()).toBe(0);
    expect(await login(user.email)).toEqual({ second_factor: true });
    // Both have the same timestamp, so their order is arbitrary.
    expect(byTemplate((await lettersTo(user.email)).slice(-2))).toMatchObject({
      'second-factor-changed': { change: 'new_dropped' },
      'password-changed': { token: null },
    });
  });

  it('lets in the owner whom a thief had locked out', async () => {
    const { user } = await robbed();
    await reset(user, { new_factors: 'drop' });
    expect(await login(user.email)).toMatchObject({ data: { id: user.id } });
  });

  it('keeps it if the owner says so', async () => {
    const { user } = await robbed();
    await reset(user, { new_factors: 'keep' });
    expect(await login(user.email)).toEqual({ second_factor: true });
    expect(await tokenIn('password-changed', user.email)).toBeNull();
  });

  it('without an answer keeps it, and its mail has the link that removes it', async () => {
    const { user } = await robbed();
    await prisma().userToken.deleteMany();
    expect((await reset(user)).status).toBe(200);
    expect(await login(user.email)).toEqual({ second_factor: true });
    const { body } = await undo((await tokenIn('password-changed', user.email)) ?? '');
    await visitor().post('/reset-password', { ...body.data, password: newPassword });
    expect(await login(user.email)).toMatchObject({ data: { id: user.id } });
  });

  it('rejects another answer with a message', async () => {
    const { user } = await robbed();
    const answer = await reset(user, { new_factors: 'misschien' });
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: { new_factors: [accountTexts.reset.factorsUnsaid] } },
    ]);
  });
});
