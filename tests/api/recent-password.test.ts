import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { findActor, startSession } from '@/server/auth/session';
import { prisma, transaction } from '@/server/db';
import { makeAdmin } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const minutes = 60_000;

/** The actor of a real sign-in. */
async function signIn(): Promise<Actor> {
  const { email } = await makeMember();
  const client = visitor();
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0' };
  await client.post('/login', { email, password, remember: false }, { headers });
  const actor = await findActor(Object.fromEntries(client.cookies));
  if (!actor) throw new Error('the sign-in failed');
  return actor;
}

const age = (milliseconds: number) =>
  prisma().session.updateMany({ data: { passwordAt: new Date(Date.now() - milliseconds) } });

describe('a recently confirmed password', () => {
  it('is that of a sign-in, for ten minutes', async () => {
    const actor = await signIn();
    expect(await prisma().session.findFirstOrThrow()).toMatchObject({ device: 'Firefox op Linux' });
    await requireRecentPassword(actor);
    await age(10 * minutes - 5000);
    await requireRecentPassword(actor);
    await age(10 * minutes + 1000);
    await expect(requireRecentPassword(actor)).rejects.toMatchObject({
      code: 'password_needed',
      status: 423,
    });
  });

  it('or the one sent with the change, if correct', async () => {
    const actor = await signIn();
    await age(11 * minutes);
    await requireRecentPassword(actor, password);
    await expect(requireRecentPassword(actor, '')).rejects.toMatchObject({ code: 'password_needed' });
    await expect(requireRecentPassword(actor, 'geraden', 'current_password')).rejects.toMatchObject({
      status: 422,
      details: { fields: { current_password: ['Dit is niet uw huidige wachtwoord.'] } },
    });
  });

  it('is refused after ten wrong ones, as when signing in', async () => {
    const actor = await signIn();
    for (let n = 0; n < 10; n += 1) await requireRecentPassword(actor, 'geraden').catch(() => {});
    await expect(requireRecentPassword(actor, password)).rejects.toMatchObject({ status: 429 });
  });

  it('is never that of an impersonated user, whatever is sent', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const client = visitor();
    const session = { userId: member.id, impersonatorId: admin.id, remember: false, device: null };
    const line = await transaction((tx) => startSession(tx, { ...session, passwordAt: new Date() }));
    const [name = '', value = ''] = line.split(';', 1)[0]?.split('=') ?? [];
    client.cookies.set(name, value);
    const actor = await findActor(Object.fromEntries(client.cookies));
    if (!actor) throw new Error('no session');
    for (const given of [undefined, password]) {
      await expect(requireRecentPassword(actor, given)).rejects.toMatchObject({
        code: 'password_of_other',
        status: 423,
      });
    }
  });
});
