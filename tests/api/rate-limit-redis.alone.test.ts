/** Limits counted in a real Redis: shared by all web servers, and never in the way when it is down. */
import { Redis } from 'ioredis';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRedis } from '@/tests/support/redis-server';

const server = await startRedis();
process.env.REDIS_URL = server.url;
const redis = new Redis(server.url);
redis.on('error', () => undefined);

/** The rate limits as in a separate web server. */
function webServer() {
  vi.resetModules();
  return import('@/server/http/rate-limit');
}

const [one, other] = [await webServer(), await webServer()];
beforeEach(() => redis.flushall());
afterAll(async () => {
  redis.disconnect();
  await server.kill();
});

const outcome = (use: Promise<void>) =>
  use.then(
    () => 'allowed',
    (error: { code?: string; details?: { retryAfter?: number } }) => [error.code, error.details?.retryAfter],
  );
const address = '203.0.113.77';

describe('limits in Redis', () => {
  it('are shared by all web servers, and say when to retry', async () => {
    for (let n = 0; n < 5; n += 1) {
      await one.consume('public-form', address);
      await other.consume('public-form', address);
    }
    const [code, retryAfter] = await outcome(one.consume('public-form', address));
    expect(code).toBe('too_many_requests');
    expect(Number(retryAfter)).toBeGreaterThan(590);
    expect(Number(retryAfter)).toBeLessThanOrEqual(600);
    expect(await outcome(other.consume('public-form', '203.0.113.78'))).toBe('allowed');
  });

  it('let no more through however many come at once', async () => {
    const uses = Array.from({ length: 40 }, (_, n) =>
      outcome((n % 2 ? one : other).consume('public-form', address)),
    );
    expect((await Promise.all(uses)).filter((result) => result === 'allowed')).toHaveLength(10);
  });

  it('do not count what was taken back, and are cleared on request', async () => {
    for (let n = 0; n < 30; n += 1) await one.consume('login-account', 'an@kustverblijf.test');
    expect((await outcome(other.refuseWhenExhausted('login-account', 'an@kustverblijf.test')))[0]).toBe(
      'too_many_requests',
    );
    await other.refund('login-account', 'an@kustverblijf.test');
    expect(await outcome(one.refuseWhenExhausted('login-account', 'an@kustverblijf.test'))).toBe('allowed');
    await one.consume('login-account', 'an@kustverblijf.test');
    await one.forgive('login-account', 'an@kustverblijf.test');
    expect(await outcome(other.consume('login-account', 'an@kustverblijf.test'))).toBe('allowed');
  });

  it('store nothing that identifies a client, and nothing for longer than needed', async () => {
    await one.consume('public-form', address);
    const keys = await redis.keys('*');
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toContain('203.0.113');
    expect(await redis.pttl(keys[0] ?? '')).toBeGreaterThan(590_000);
    expect(await redis.pttl(keys[0] ?? '')).toBeLessThanOrEqual(600_000);
  });

  it('are counted locally, at once, while Redis is down, and in it again when it is back', async () => {
    await server.kill();
    const from = performance.now();
    for (let n = 0; n < 10; n += 1)
      expect(await outcome(one.consume('public-form', address))).toBe('allowed');
    expect((await outcome(one.consume('public-form', address)))[0]).toBe('too_many_requests');
    expect(performance.now() - from).toBeLessThan(2000);
    await server.start();
    await expect
      .poll(
        async () => {
          await one.consume('public-form', 'another');
          return redis.dbsize();
        },
        { timeout: 10_000, interval: 200 },
      )
      .toBeGreaterThan(0);
  });
});
