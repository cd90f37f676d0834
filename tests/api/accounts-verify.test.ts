import { beforeEach, describe, expect, it } from 'vitest';
import { accountTexts } from '@/lib/texts/accounts';
import { errorTexts } from '@/lib/texts/errors';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import { prisma, transaction } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { lettersTo, mailedToken, makeMember, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const expired = { message: errorTexts.token_used, errors: { token: [errorTexts.token_used] } };
const verify = (token: unknown) => visitor().post('/api/email/verify', { token });
const tokenFor = (userId: number, newEmail?: string) =>
  transaction((tx) => issueToken(tx, { userId, kind: newEmail ? 'change_email' : 'verify_email', newEmail }));
const userOf = (id: number) => prisma().user.findUniqueOrThrow({ where: { id } });

describe('the link of the verification mail', () => {
  it('confirms the address, without being signed in, and once', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const token = await tokenFor(user.id);
    const { status, body } = await verify(token);
    expect([status, body]).toEqual([200, { message: accountTexts.verify.done }]);
    expect((await userOf(user.id)).emailVerifiedAt).not.toBeNull();
    const again = await verify(token);
    expect([again.status, again.body]).toEqual([422, expired]);
  });

  it('works for one of two concurrent presses', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const token = await tokenFor(user.id);
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422, 422]);
  });

  it('gives its user access to the dashboard calls', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const client = await signedIn(user);
    expect((await client.get('/api/user')).body).toMatchObject({ data: { email_verified_at: null } });
    await client.post('/api/email/verify', { token: await tokenFor(user.id) });
    const { body } = await client.get('/api/user');
    expect(body).toMatchObject({ data: { email_verified_at: expect.stringMatching(/^\d{4}-/) } });
  });

  it('grants the calendars that the address was invited to, at any time', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const [one, two, other] = [await makeListing(), await makeListing(), await makeListing()];
    await prisma().listingManager.createMany({
      data: [
        { listingId: one.id, email: user.email.toUpperCase() },
        { listingId: two.id, email: user.email },
        { listingId: other.id, email: 'iemand@kustverblijf.test' },
      ],
    });
    await verify(await tokenFor(user.id));
    const linked = await prisma().listingManager.findMany({ where: { userId: user.id } });
    expect(linked.map((manager) => manager.listingId)).toEqual([one.id, two.id]);
  });

  it.each([
    ['unknown', async () => 'a'.repeat(43)],
    ['empty', async () => ''],
    ['missing', async () => undefined],
    ['much too long', async () => 'a'.repeat(5000)],
    ['no text', async () => 7],
    [
      'older than 24 hours',
      async (userId: number) => {
        const token = await tokenFor(userId);
        await prisma()
          .$executeRaw`UPDATE user_tokens SET expires_at = expires_at - interval '24 hours 1 minute'`;
        return token;
      },
    ],
    [
      'for a new password',
      (userId: number) => transaction((tx) => issueToken(tx, { userId, kind: 'reset_password' })),
    ],
  ])('is refused when it is %s', async (_name, make) => {
    const user = await makeUser({ emailVerifiedAt: null });
    const { status, body } = await verify(await make(user.id));
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { token: [errorTexts.token_used] } });
    expect((await userOf(user.id)).emailVerifiedAt).toBeNull();
  });

  it('requires the CSRF token', async () => {
    expect((await visitor().post('/api/email/verify', { token: 'x' }, { csrf: false })).status).toBe(419);
  });
});

describe('the link to a changed address', () => {
  it('replaces the old address by the new one, and notifies the old one', async () => {
    const user = await makeUser();
    const before = user.email;
    const reset = await transaction((tx) => issueToken(tx, { userId: user.id, kind: 'reset_password' }));
    expect((await userOf(user.id)).email).toBe(before);
    expect((await verify(await tokenFor(user.id, 'nieuw@kustverblijf.test'))).status).toBe(200);
    expect((await userOf(user.id)).email).toBe('nieuw@kustverblijf.test');
    expect(await lettersTo(before)).toMatchObject([{ template: 'email-changed' }]);
    const form = { email: 'nieuw@kustverblijf.test', token: reset, password: 'garnaal-op-toast-7' };
    expect((await visitor().post('/reset-password', form)).status).toBe(422);
  });

  it('is a conflict if somebody else has the address by then, and changes nothing', async () => {
    const user = await makeUser();
    const token = await tokenFor(user.id, 'Bezet@kustverblijf.test');
    await makeUser({ email: 'bezet@kustverblijf.test' });
    expect((await verify(token)).status).toBe(409);
    expect((await userOf(user.id)).email).toBe(user.email);
    expect(await prisma().outgoingMail.count()).toBe(0);
  });
});

describe('requesting a new verification mail', () => {
  const path = '/api/email/verification-notification';

  it('sends one, and the earlier link still works', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const first = await tokenFor(user.id);
    const { status, body } = await (await signedIn(user)).post(path);
    expect([status, body]).toEqual([200, { message: 'Er is een nieuwe e-mail naar uw e-mail gestuurd.' }]);
    const second = await mailedToken(user.email);
    expect((await verify(first)).status).toBe(200);
    expect((await verify(second)).body).toEqual(expired);
  });

  it('sends none to a confirmed user', async () => {
    const user = await makeUser();
    const { status, body } = await (await signedIn(user)).post(path);
    expect([status, body]).toEqual([200, { message: accountTexts.verify.already }]);
    expect(await prisma().outgoingMail.count()).toBe(0);
  });

  it('requires being signed in, with the CSRF token', async () => {
    expect((await visitor().post(path)).status).toBe(401);
    const client = await signedIn(await makeUser({ emailVerifiedAt: null }));
    expect((await client.post(path, undefined, { csrf: false })).status).toBe(419);
  });

  it('is not used up by somebody else who wants the address', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const rival = await makeMember();
    const client = await signedIn(rival);
    const body = { first_name: 'Jan', last_name: 'Maes', email: user.email, current_password: password };
    for (let n = 0; n < 6; n += 1) await client.put(`/api/users/${rival.id}`, body);
    expect((await (await signedIn(user)).post(path)).status).toBe(200);
  });

  it('is limited to five in ten minutes', async () => {
    const user = await makeUser({ emailVerifiedAt: null });
    const statuses = [];
    // From another client address each time: the account counts as well as the address.
    for (let n = 0; n < 6; n += 1) statuses.push((await (await signedIn(user)).post(path)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
