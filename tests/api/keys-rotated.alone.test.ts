/**
 * A secret that was rotated: what was created under the previous one, by the old scheme or the current one, still
 * works.
 */
import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { Secret } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { knownBrowserCookieName, findKnownBrowser } from '@/server/auth/known-browser';
import { sessionCookieName } from '@/server/auth/session';
import { AltchaCheck } from '@/server/bot-check/altcha';
import { getBotCheck } from '@/server/bot-check/get-bot-check';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { judgeFormToken } from '@/server/http/form-token';
import { cleanUp } from '@/server/worker/clean-up';
import { isLetterKey } from '@/server/mail/letter-key';
import { makeMember, password } from '@/tests/support/accounts';
import { solved } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { codeOf } from '@/tests/support/second-factors';

const before = 'the-secret-of-before-that-guards-nothing';
vi.stubEnv('AUTH_SECRET_PREVIOUS', before);
beforeEach(truncateAll);

const derived = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
const mac = (key: Buffer | string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');
/** [name, the key that signed for a purpose]: before each purpose had its own key, and since. */
const ways: [string, (purpose: string) => Buffer | string][] = [
  ['the secret itself', (purpose) => `${before}:${purpose}`],
  ['a key of its purpose', (purpose) => derived(before, purpose)],
];

/** An authenticator app whose key was sealed with a secret, as stored in the database. */
async function sealedApp(userId: number, secret: string) {
  const bytes = Buffer.from(randomBytes(20));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derived(secret, 'second-factors/totp'), iv);
  cipher.setAAD(Buffer.from(`totp of user ${userId}`));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  const sealed = Uint8Array.from(Buffer.concat([iv, cipher.getAuthTag(), body]));
  await prisma().totpFactor.create({
    data: { userId, secret: sealed, confirmedAt: new Date(Date.now() - 30 * 24 * 3_600_000), lastStep: 0 },
  });
  return { sealed, base32: new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32 };
}

const storedSecret = async (userId: number) =>
  (await prisma().totpFactor.findUniqueOrThrow({ where: { userId } })).secret;

async function signInWith(email: string, code: string) {
  const client = visitor();
  await client.post('/login', { email, password });
  return (await client.post('/login/second-factor', { code })).status;
}

describe('an authenticator app', () => {
  it('from before still signs in, and is sealed again by the hourly job, after which the old secret can be dropped', async () => {
    const user = await makeMember();
    const { sealed, base32 } = await sealedApp(user.id, before);
    expect(await signInWith(user.email, codeOf(base32))).toBe(200);
    await cleanUp();
    const anew = await storedSecret(user.id);
    expect(Buffer.from(anew ?? []).equals(Buffer.from(sealed))).toBe(false);
    await cleanUp();
    expect(await storedSecret(user.id)).toEqual(anew);
    const key = derived(env.AUTH_SECRET, 'second-factors/totp');
    const { createDecipheriv } = await import('node:crypto');
    const bytes = Buffer.from(anew ?? []);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAAD(Buffer.from(`totp of user ${user.id}`));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const opened = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    expect(new Secret({ buffer: Uint8Array.from(opened).buffer }).base32).toBe(base32);
  });

  it('sealed with the current secret, before keys had purposes, is not changed', async () => {
    const user = await makeMember();
    const { sealed, base32 } = await sealedApp(user.id, env.AUTH_SECRET);
    await cleanUp();
    expect(Buffer.from((await storedSecret(user.id)) ?? []).equals(Buffer.from(sealed))).toBe(true);
    expect(await signInWith(user.email, codeOf(base32))).toBe(200);
  });

  it('sealed with an unknown secret cannot be opened', async () => {
    const user = await makeMember();
    const { base32 } = await sealedApp(user.id, 'a-secret-that-was-lost-altogether');
    expect(await signInWith(user.email, codeOf(base32))).toBe(422);
  });

  it('has old recovery codes that still work, once', async () => {
    const user = await makeMember();
    await sealedApp(user.id, before);
    const codeHash = createHmac('sha256', derived(before, 'second-factors/recovery-code'))
      .update(`${user.id}:ABCDEFGH23`)
      .digest('hex');
    await prisma().recoveryCode.create({ data: { userId: user.id, codeHash } });
    expect(await signInWith(user.email, 'ABCDE-FGH23')).toBe(200);
    expect(await signInWith(user.email, 'ABCDE-FGH23')).toBe(422);
  });
});

describe('a session', () => {
  it.each([
    ['the secret of before', () => before],
    ['its key of before', () => derived(before, 'session')],
    ['the present secret itself', () => env.AUTH_SECRET],
  ])('sealed with %s remains valid, and may change what it could before', async (_name, secretOf) => {
    const user = await makeMember();
    const client = await signedIn(user);
    const { decode } = await import('next-auth/jwt');
    const sealed = client.cookies.get(sessionCookieName()) ?? '';
    const token = await decode({ token: sealed, secret: derived(env.AUTH_SECRET, 'session') });
    const again = await encode({ token: { sid: token?.sid }, secret: secretOf(), maxAge: 600 });
    client.cookies.set(sessionCookieName(), again);
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await client.delete('/api/user/sessions')).status).toBe(200);
  });

  it('sealed with another purpose’s key is invalid', async () => {
    const client = visitor();
    const secret = derived(env.AUTH_SECRET, 'pending-identity');
    client.cookies.set(sessionCookieName(), await encode({ token: { sid: 'x' }, secret, maxAge: 600 }));
    expect((await client.get('/api/user')).status).toBe(401);
  });
});

describe.each(ways)('what was signed with %s before', (_name, keyOf) => {
  it('is still accepted: forms, recognised browsers, mails', async () => {
    const issued = Math.floor(Date.now() / 1000) - 60;
    const nonce = 'A'.repeat(22);
    const formToken = `${issued}.${nonce}.${mac(keyOf('form-token'), `contact\n${issued}.${nonce}`)}`;
    expect(judgeFormToken('contact', formToken)).toMatchObject({ id: `form:${nonce}` });
    expect(judgeFormToken('other', formToken)).toEqual({ fault: 'forged' });

    const account = { id: 7, passwordHash: 'a-hash' };
    const signature = mac(keyOf('known-browser'), [7, nonce, issued, 'a-hash'].join('\n'));
    const cookies = { [knownBrowserCookieName()]: `7.${nonce}.${issued}.${signature}` };
    expect(findKnownBrowser(cookies, account)).toBe(nonce);
    expect(findKnownBrowser(cookies, { ...account, passwordHash: 'another' })).toBeNull();

    expect(isLetterKey('a-letter', mac(keyOf('letter'), 'a-letter'))).toBe(true);
    expect(isLetterKey('another', mac(keyOf('letter'), 'a-letter'))).toBe(false);
  });

  it('is still accepted: the token of an open page, and a link in a mail', async () => {
    const client = visitor();
    const nonce = 'B'.repeat(32);
    client.cookies.set('XSRF-TOKEN', `${nonce}.${mac(keyOf('csrf'), `${nonce}\n`)}`);
    expect((await client.post('/logout')).status).toBe(204);
    const user = await makeMember();
    const link = `${user.id}-${mac(keyOf('request-mails'), String(user.id))}`;
    const answer = await visitor().post(`/api/request-mails/${link}/unsubscribe`, undefined, { csrf: false });
    expect(answer.status).toBe(200);
  });
});

describe('a proof of work', () => {
  it.each([
    ['the secret of before', () => before],
    ['its key of before', () => derived(before, 'bot-check')],
  ])('requested under %s counts', async (_name, secretOf) => {
    const easy = new AltchaCheck(secretOf(), { cost: 1, counters: { min: 1, max: 2 } });
    expect(await getBotCheck().verify(await solved(await easy.createChallenge()), 'login')).not.toBeNull();
    const foreign = new AltchaCheck('somebody-else-altogether', { cost: 1, counters: { min: 1, max: 2 } });
    expect(await getBotCheck().verify(await solved(await foreign.createChallenge()), 'login')).toBeNull();
  });
});
