import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountTexts } from '@/lib/texts/accounts';
import { botCheckTexts } from '@/lib/texts/bot-check';
import { judgePassword } from '@/server/features/accounts/judge-password';
import { findPasswordFault } from '@/server/auth/password-rules';
import { registration } from '@/tests/support/accounts';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

/** Takes 0.4 s to estimate, and is too easy nevertheless. */
const laborious = '1'.repeat(200);
const owner = { firstName: 'Lotte', lastName: 'Verbeke', email: 'lotte@kustverblijf.test' };

beforeEach(truncateAll);

/** The longest time for which the event loop was blocked, in milliseconds. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  // Measured from one turn of the event loop to the next: needs one before and one after the block.
  await sleep(50);
  await work();
  await sleep(50);
  delay.disable();
  return delay.max / 1e6;
}

const register = async (changes: object, client = visitor()) =>
  client.post<{ errors: Record<string, string[]> }>('/register', await registration({ ...changes }));

describe('judging a new password', () => {
  it('does not block the event loop', async () => {
    await judgePassword('zeemeeuw-42-duin', owner);
    const form = await registration({ password: laborious });
    const held = await longestHold(async () => {
      const { status, body } = await visitor().post<{ errors: object }>('/register', form);
      expect([status, body.errors]).toEqual([422, { password: [accountTexts.password.too_common] }]);
    });
    // On a busy machine everything takes longer, so the same work in this thread is the yardstick.
    await findPasswordFault('zeemeeuw-42-duin', owner);
    const here = await longestHold(() => findPasswordFault(laborious, owner));
    expect(held).toBeLessThan(here * 0.7);
  });

  it('comes after the bot check', async () => {
    const { status, body } = await register({ password: laborious, token: 'onzin' });
    expect([status, body.errors]).toEqual([422, { token: [botCheckTexts.refused] }]);
  });

  it('comes after the limit for a client that registered five times', async () => {
    const client = visitor();
    for (let n = 0; n < 5; n += 1)
      expect((await register({ email: `gast${n}@kustverblijf.test` }, client)).status).toBe(201);
    expect((await register({ password: laborious, token: 'onzin' }, client)).status).toBe(429);
  });

  it('is done twenty times in ten minutes per client address, and does not use up the bot check', async () => {
    const client = visitor();
    const token = await solvedBotCheck();
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await register({ password: 'wachtwoord123', token }, client)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
    expect((await register({ token })).status).toBe(201);
  });

  it('queues concurrent requests, and refuses those that would wait too long', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 60 }, () => judgePassword('zeemeeuw-42-duin', owner)),
    );
    const judged = answers.filter((answer) => answer.status === 'fulfilled');
    expect(judged.length).toBeGreaterThanOrEqual(30);
    expect(judged.every(({ value }) => value === null)).toBe(true);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' });
    expect(await judgePassword('wachtwoord123', owner)).toBe('too_common');
  });
});
