import { beforeEach, describe, expect, it } from 'vitest';
import { errorTexts } from '@/lib/texts/errors';
import { prisma, transaction } from '@/server/db';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { lettersTo, makeMember, newPassword, password, registration } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { addPasskey, setUpApp } from '@/tests/support/second-factors';

beforeEach(truncateAll);

const hour = 3600 * 1000;
const [thief, thiefToo] = ['dief@kustverblijf.test', 'dief2@kustverblijf.test'];
const expired = { message: errorTexts.token_used, errors: { token: [errorTexts.token_used] } };

type Undone = { data: { email: string; token: string }; message: string };
const undo = (token: string) => visitor().post<Undone>('/api/email/undo-change', { token });
const confirm = (token: string) => visitor().post('/api/email/verify', { token });
const login = (email: string, given = password) => visitor().post('/login', { email, password: given });
const userOf = (id: number) => prisma().user.findUniqueOrThrow({ where: { id } });

/** The token in the newest mail with a template to an address. */
async function tokenIn(template: string, recipient: string): Promise<string> {
  const letter = (await lettersTo(recipient)).findLast((one) => one.template === template);
  const token = Reflect.get(Object(letter?.props), 'token');
  if (typeof token !== 'string') throw new Error(`${recipient} got no ${template}`);
  return token;
}

async function ask(client: TestClient, user: { id: number }, email: string, given = password) {
  const body = { first_name: 'Marie', last_name: 'Peeters', email, current_password: given };
  const { status } = await client.put(`/api/users/${user.id}`, body);
  expect(status).toBe(200);
}

async function move(client: TestClient, user: { id: number }, email: string, given = password) {
  await ask(client, user, email, given);
  expect((await confirm(await tokenIn('account-change-email', email))).status).toBe(200);
}

async function makeVictim() {
  const user = await makeMember();
  return { user, client: await signedIn(user) };
}

describe('a change of address', () => {
  it('is mailed to the old address when requested and when done', async () => {
    const { user, client } = await makeVictim();
    await ask(client, user, thief);
    expect((await lettersTo(user.email)).map(({ template }) => template)).toEqual(['email-change-asked']);
    await confirm(await tokenIn('account-change-email', thief));
    expect((await lettersTo(user.email)).map(({ template }) => template)).toEqual([
      'email-change-asked',
      'email-changed',
    ]);
    expect(JSON.stringify(await lettersTo(user.email))).not.toContain(thief);
  });

  it('to an address with an account is mailed all the same: the mails do not reveal who has one', async () => {
    const { user, client } = await makeVictim();
    const other = await makeUser();
    await ask(client, user, other.email);
    expect(await lettersTo(user.email)).toMatchObject([{ template: 'email-change-asked' }]);
  });

  it('by an admin is mailed as well', async () => {
    const user = await makeMember();
    await ask(await signedIn(await makeAdmin()), user, thief);
    expect((await undo(await tokenIn('email-change-asked', user.email))).status).toBe(200);
  });

  it('of an address that was never confirmed gives its reader no access', async () => {
    const user = await makeMember({ emailVerifiedAt: null });
    await move(await signedIn(await makeAdmin()), user, 'juist@kustverblijf.test');
    const letters = await lettersTo(user.email);
    expect(letters.map(({ props }) => props)).toEqual([{ token: null }, { token: null }]);
  });
});

describe('undoing it from the old address', () => {
  it.each(['email-change-asked', 'email-changed'])(
    'with the mail %s restores it, ends all sessions and links, and leads to a new password',
    async (template) => {
      const { user, client } = await makeVictim();
      await move(client, user, thief);
      expect((await login(thief)).status).toBe(200);
      await visitor().post('/forgot-password', { email: thief });
      const { status, body } = await undo(await tokenIn(template, user.email));
      expect([status, body.data.email]).toEqual([200, user.email]);
      expect(await userOf(user.id)).toMatchObject({ email: user.email, passwordHash: null });
      expect((await client.get('/api/user')).status).toBe(401);
      expect(await prisma().session.count()).toBe(0);
      const form = { email: user.email, password: newPassword, token: body.data.token };
      expect((await login(user.email)).status).toBe(422);
      const resetOfThief = { ...form, email: thief, token: await tokenIn('reset-password', thief) };
      expect((await visitor().post('/reset-password', resetOfThief)).status).toBe(422);
      expect((await visitor().post('/reset-password', form)).status).toBe(200);
      expect((await login(user.email, newPassword)).status).toBe(200);
      expect(await lettersTo(thief)).toContainEqual({ template: 'email-change-undone', props: {} });
    },
  );

  it('before it was confirmed invalidates the confirmation', async () => {
    const { user, client } = await makeVictim();
    await ask(client, user, thief);
    const token = await tokenIn('account-change-email', thief);
    expect((await undo(await tokenIn('email-change-asked', user.email))).status).toBe(200);
    expect((await confirm(token)).status).toBe(422);
    expect((await userOf(user.id)).email).toBe(user.email);
    expect(await lettersTo(thief)).toMatchObject([{ template: 'account-change-email' }]);
  });

  it('works for seven days, and once', async () => {
    const { user, client } = await makeVictim();
    await move(client, user, thief);
    const tokens = await prisma().userToken.findMany({ where: { kind: 'undo_email_change' } });
    for (const { expiresAt, createdAt } of tokens) {
      expect((expiresAt.getTime() - createdAt.getTime()) / hour).toBeCloseTo(7 * 24, 2);
    }
    const token = await tokenIn('email-changed', user.email);
    const answers = await Promise.all([undo(token), undo(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const last = await undo(await tokenIn('email-change-asked', user.email));
    expect([last.status, last.body]).toEqual([422, expired]);
  });

  it('a moment later no longer works', async () => {
    const { user, client } = await makeVictim();
    await move(client, user, thief);
    await prisma().userToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await undo(await tokenIn('email-changed', user.email))).status).toBe(422);
    expect((await userOf(user.id)).email).toBe(thief);
  });

  it.each([undefined, '', 'x'.repeat(300), 7, 'onbekend'])('rejects %j', async (token) => {
    const { status } = await visitor().post('/api/email/undo-change', { token });
    expect(status).toBe(422);
  });
});

describe('a thief who knows of it', () => {
  it('and changes the password does not stop the owner', async () => {
    const { user, client } = await makeVictim();
    await move(client, user, thief);
    const body = { first_name: 'x', last_name: 'y', email: thief, current_password: password };
    await client.put(`/api/users/${user.id}`, { ...body, password: newPassword });
    await visitor().post('/forgot-password', { email: thief });
    const token = await tokenIn('reset-password', thief);
    await visitor().post('/reset-password', { email: thief, token, password: 'wulken-en-friet-3' });
    expect((await undo(await tokenIn('email-changed', user.email))).status).toBe(200);
    expect((await userOf(user.id)).email).toBe(user.email);
  });

  it('and moves on to a second address is undone all the same, and cannot come back', async () => {
    const { user, client } = await makeVictim();
    await move(client, user, thief);
    await move(client, user, thiefToo);
    const ofThief = await tokenIn('email-changed', thief);
    expect((await undo(await tokenIn('email-changed', user.email))).status).toBe(200);
    expect((await userOf(user.id)).email).toBe(user.email);
    expect((await undo(ofThief)).status).toBe(422);
    expect((await userOf(user.id)).email).toBe(user.email);
  });

  it('and undoes their own second change does not invalidate the owner’s link', async () => {
    const { user, client } = await makeVictim();
    await move(client, user, thief);
    await move(client, user, thiefToo);
    expect((await undo(await tokenIn('email-changed', thief))).status).toBe(200);
    expect((await userOf(user.id)).email).toBe(thief);
    expect((await undo(await tokenIn('email-change-asked', user.email))).status).toBe(200);
    expect((await userOf(user.id)).email).toBe(user.email);
  });

  it('cannot take the old address meanwhile, by registering or by moving another account to it', async () => {
    const { user, client } = await makeVictim();
    await move(client, user, thief);
    const { status } = await visitor().post('/register', await registration({ email: user.email }));
    expect(status).toBe(201);
    expect(await prisma().user.count({ where: { email: user.email } })).toBe(0);
    expect(await lettersTo(user.email)).toContainEqual(
      expect.objectContaining({ template: 'known-address' }),
    );
    const other = await makeMember();
    await ask(await signedIn(other), other, user.email);
    expect(await lettersTo(user.email)).not.toContainEqual(
      expect.objectContaining({ template: 'account-change-email' }),
    );
    await expect(makeUser({ email: user.email.toUpperCase() })).rejects.toThrow('Unique constraint');
    await expect(
      transaction((tx) => tx.user.update({ where: { id: other.id }, data: { email: user.email } })),
    ).rejects.toThrow('Unique constraint');
    expect((await undo(await tokenIn('email-changed', user.email))).status).toBe(200);
  });

  it('can do so once the seven days are over, but the account itself can always go back', async () => {
    const { user, client } = await makeVictim();
    await move(client, user, thief);
    await move(client, user, user.email);
    await move(client, user, thief);
    await prisma().userToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    await makeUser({ email: user.email });
  });
});

describe('second factors and an undone change', () => {
  it('are removed if they are new, with all recovery codes, and kept if they are old', async () => {
    const { user, client } = await makeVictim();
    await addPasskey(client, 'Van de eigenaar');
    await prisma().passkey.updateMany({ data: { createdAt: new Date(Date.now() - 15 * 24 * hour) } });
    await setUpApp(client);
    await addPasskey(client, 'Van de dief');
    await move(client, user, thief);
    const { status } = await undo(await tokenIn('email-changed', user.email));
    expect(status).toBe(200);
    const left = await prisma().passkey.findMany({ select: { name: true } });
    expect(left).toEqual([{ name: 'Van de eigenaar' }]);
    expect([await prisma().totpFactor.count(), await prisma().recoveryCode.count()]).toEqual([0, 0]);
  });
});
