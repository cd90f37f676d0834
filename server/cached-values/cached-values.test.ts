import { describe, expect, it } from 'vitest';
import { CachedValues } from '@/server/cached-values/cached-values';

function makeCache() {
  let now = 0;
  let made = 0;
  const cached = new CachedValues(() => now);
  const ask = (version?: number) => cached.get('town', { seconds: 60, version }, async () => (made += 1));
  return { cached, ask, pass: (seconds: number) => (now += seconds * 1000) };
}

describe('a kept value', () => {
  it('is made once for all who ask, and again when its time is over', async () => {
    const { ask, pass } = makeCache();
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    pass(59);
    expect(await ask()).toBe(1);
    pass(1);
    expect(await ask()).toBe(2);
  });

  it('is made anew when what it was made from is another', async () => {
    const { ask } = makeCache();
    expect([await ask(1), await ask(1), await ask(2)]).toEqual([1, 1, 2]);
  });

  it('is not kept when it cannot be made', async () => {
    const { cached, ask } = makeCache();
    const failing = cached.get('town', { seconds: 60 }, () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });
});
