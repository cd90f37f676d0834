import { describe, expect, it } from 'vitest';
import { deviceOf } from '@/server/auth/device';

const of = (userAgent: string) => deviceOf(new Headers({ 'user-agent': userAgent }));
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device of a sign-in', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/138.0.0.0 Safari/537.36`,
      'Chrome op Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari op iOS',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0', 'Firefox op Android'],
  ])('is told from %s', (userAgent, device) => {
    expect(of(userAgent)).toBe(device);
  });

  it('is not known without a user agent, or by one that nobody knows', () => {
    expect(deviceOf(new Headers())).toBeNull();
    expect(of('')).toBeNull();
    expect(of('curl/8.1')).toBeNull();
  });

  it('never repeats the words of who sent them, and takes no time to tell', () => {
    expect(of('Uw wachtwoord is gestolen, bel 0900 12345 /1 (x)')).toBeNull();
    const start = performance.now();
    for (const long of ['a/'.repeat(30_000), ' '.repeat(60_000), '('.repeat(60_000)]) of(long);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
