import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Challenge } from 'altcha-lib/types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { botCheckTexts } from '@/lib/texts/bot-check';
import { AltchaCheck, effortOf } from '@/server/bot-check/altcha';
import { RecaptchaCheck } from '@/server/bot-check/recaptcha';
import { spendBotCheck, verifyBotCheck } from '@/server/bot-check/verify-bot-check';
import { prisma, transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { solved, solvedBotCheck } from '@/tests/support/bot-check';
import { visitor } from '@/tests/support/client';

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof DomainError ? { code: error.code, fields: error.details.fields } : error;
};
const refused = (field: string) => ({ code: 'invalid', fields: { [field]: [botCheckTexts.refused] } });

interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: Record<string, unknown>;
}
const change = (token: string, alter: (payload: Payload) => void) => {
  const payload: Payload = JSON.parse(atob(token));
  alter(payload);
  return btoa(JSON.stringify(payload));
};

describe('the ALTCHA challenge', () => {
  it('is signed, different each time, valid for ten minutes and never cached', async () => {
    const answers = await Promise.all(
      [1, 2].map(() => visitor().get<Payload['challenge']>('/api/bot-check/challenge')),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const [first, second] = answers.map((answer) => answer.body.parameters);
    expect(first?.nonce).not.toBe(second?.nonce);
    const seconds = Number(first?.expiresAt) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(595);
    expect(seconds).toBeLessThanOrEqual(600);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  });

  it('does not reveal its solution', async () => {
    const { text } = await visitor().get('/api/bot-check/challenge');
    expect(text).not.toContain('counter');
  });
});

describe('an ALTCHA token', () => {
  let token: string;
  beforeAll(async () => {
    const { body: challenge } = await visitor().get<Challenge>('/api/bot-check/challenge');
    token = await solved(challenge);
  });

  it('is valid if the challenge was solved', async () => {
    await expect(verifyBotCheck(token, 'register')).resolves.toMatchObject({
      action: 'register',
    });
  });

  it('takes at least half a thousand attempts, of 2,000 rounds each', () => {
    const { challenge, solution }: Payload = JSON.parse(atob(token));
    expect(challenge.parameters.cost).toBe(2000);
    expect(Number(solution.counter)).toBeGreaterThanOrEqual(500);
    expect(Number(solution.counter)).toBeLessThan(1500);
  });

  it.each([1, 20])('takes less according to BOT_CHECK_EFFORT: %i percent', async (percent) => {
    const check = new AltchaCheck('a secret', effortOf(percent));
    const easier = await solved(await check.createChallenge());
    const { challenge, solution }: Payload = JSON.parse(atob(easier));
    expect(challenge.parameters.cost).toBe(2000);
    expect(Number(solution.counter)).toBeGreaterThanOrEqual(5 * percent);
    expect(Number(solution.counter)).toBeLessThan(15 * percent);
    expect(await check.verify(easier)).not.toBeNull();
  });

  it.each<[string, (good: string) => string]>([
    ['empty', () => ''],
    ['no base64', () => '%%%'],
    ['no JSON', () => btoa('hallo')],
    ['null', () => btoa('null')],
    ['another shape', () => btoa('{"challenge":{},"solution":{}}')],
    ['another key', (good) => change(good, ({ solution }) => (solution.derivedKey = 'ab'.repeat(32)))],
    ['a signature of its own', (good) => change(good, ({ challenge }) => (challenge.signature = 'ab'))],
    [
      'more time than given',
      (good) => change(good, ({ challenge }) => (challenge.parameters.expiresAt = 9_999_999_999)),
    ],
    ['an easier challenge', (good) => change(good, ({ challenge }) => (challenge.parameters.cost = 1))],
  ])('is refused: %s', async (_name, alter) => {
    expect(await refusalOf(verifyBotCheck(alter(token), 'contact'))).toEqual(refused('recaptcha'));
  });

  it('is refused after ten minutes', async () => {
    const check = new AltchaCheck('a secret', effortOf(1));
    const challenge = await check.createChallenge(Date.now() - 601_000);
    expect(await check.verify(await solved(challenge))).toBeNull();
  });

  it('is refused when another server signed it', async () => {
    const challenge = await new AltchaCheck('another secret', effortOf(1)).createChallenge();
    expect(await new AltchaCheck('a secret', effortOf(1)).verify(await solved(challenge))).toBeNull();
  });
});

describe('using a token', () => {
  it('counts once, however the same solution is encoded', async () => {
    const token = await solvedBotCheck();
    const again = change(token, ({ solution }) => (solution.time = 5));
    const first = await verifyBotCheck(token, 'register');
    await transaction((tx) => spendBotCheck(tx, first));
    const second = await verifyBotCheck(again, 'register');
    expect(await refusalOf(transaction((tx) => spendBotCheck(tx, second)))).toEqual(refused('token'));
  });

  it('lets one of two concurrent submissions through', async () => {
    const checked = await verifyBotCheck(await solvedBotCheck(), 'booking_request');
    const spend = () => transaction((tx) => spendBotCheck(tx, checked));
    const results = await Promise.allSettled([spend(), spend(), spend()]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('is rolled back with the change it was for', async () => {
    const checked = await verifyBotCheck(await solvedBotCheck(), 'contact');
    const failing = transaction(async (tx) => {
      await spendBotCheck(tx, checked);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    await expect(transaction((tx) => spendBotCheck(tx, checked))).resolves.toBeUndefined();
  });
});

describe('reCAPTCHA', () => {
  const good = { success: true, action: 'register', hostname: 'localhost', score: 0.9 };
  let answer: { status?: number; body: unknown };
  let asked: URLSearchParams | undefined;
  let server: Server;
  let check: RecaptchaCheck;

  beforeAll(async () => {
    server = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk) => (body += chunk));
      req.on('end', () => {
        asked = new URLSearchParams(body);
        res.writeHead(answer.status ?? 200).end(JSON.stringify(answer.body));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    check = new RecaptchaCheck({
      secret: 'geheim',
      hostname: 'localhost',
      url: `http://127.0.0.1:${port}/siteverify`,
    });
  });
  afterAll(() => void server.close());
  beforeEach(() => void (answer = { body: good }));

  it('is verified with the secret and the token', async () => {
    await expect(check.verify('tok', 'register')).resolves.not.toBeNull();
    expect(Object.fromEntries(asked ?? [])).toEqual({ secret: 'geheim', response: 'tok' });
  });

  it.each([
    ['no success', { ...good, success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['made for another form', { ...good, action: 'contact' }],
    ['made on another site', { ...good, hostname: 'elders.test' }],
    ['a low score', { ...good, score: 0.3 }],
    ['no score', { success: true, action: 'register', hostname: 'localhost' }],
    ['no action', { success: true, hostname: 'localhost', score: 0.9 }],
  ])('refuses: %s', async (_name, body) => {
    answer = { body };
    expect(await refusalOf(verifyBotCheck('tok', 'register', check))).toEqual(refused('token'));
  });

  it.each([
    ['an error', { status: 500, body: {} }],
    ['nonsense', { body: 'hallo' }],
  ])('lets nobody through if the service answers %s', async (_name, given) => {
    answer = given;
    expect(await refusalOf(check.verify('tok', 'register'))).toMatchObject({ code: 'unavailable' });
  });

  it('counts a token once here too', async () => {
    const checked = await verifyBotCheck('tok', 'register', check);
    await transaction((tx) => spendBotCheck(tx, checked));
    const again = await verifyBotCheck('tok', 'register', check);
    expect(await refusalOf(transaction((tx) => spendBotCheck(tx, again)))).toEqual(refused('token'));
    expect(await prisma().spentBotCheck.count({ where: { solutionHash: checked.id } })).toBe(1);
  });

  it('has no challenge of ours', async () => {
    await expect(check.createChallenge()).resolves.toBeNull();
  });
});
