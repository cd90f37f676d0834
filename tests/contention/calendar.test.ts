import { describe, expect, it } from 'vitest';
import { contend, ways } from '@/tests/support/contention';

/** Fewer by default than with `CONTENTION_ATTEMPTS=20000`, which takes some minutes. */
const attempts = Number(process.env.CONTENTION_ATTEMPTS ?? 2000);

describe('sixteen clients who write one landlord’s calendars in six ways at once', () => {
  it(
    'never make two of our stays or blocks overlap, and never get a server error',
    { timeout: 3_600_000 },
    async () => {
      const { answers, overlaps, astray } = await contend('kalender', attempts);
      const all = Object.entries(answers);
      expect(all.reduce((sum, [, n]) => sum + n, 0)).toBe(attempts);
      expect(all.filter(([name]) => !/ [234]\d\d$/.test(name))).toEqual([]);
      expect([...overlaps]).toEqual([]);
      expect(astray).toBe(0);
      // Each of the six ways wrote something, and often.
      for (const way of Object.keys(ways)) {
        expect(answers[`${way} 200`] ?? 0, way).toBeGreaterThan(attempts / 100);
      }
    },
  );
});
