import { describe, expect, it } from 'vitest';
import { KeptValues } from '@/server/kept-values/kept-values';

function makeKept() {
  let now = 0;
  let made = 0;
  const kept = new KeptValues(() => now);
  const ask = (version?: number) => kept.get('town', { seconds: 60, version }, async () => (made += 1));
  return { kept, ask, pass: (seconds: number) => (now += seconds * 1000) };
}

describe('a kept value', () => {
  it('is made once for all who ask, and again when its time is over', async () => {
    const { ask, pass } = makeKept();
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    pass(59);
    expect(await ask()).toBe(1);
    pass(1);
    expect(await ask()).toBe(2);
  });

  it('is made anew when what it was made from is another', async () => {
    const { ask } = makeKept();
    expect([await ask(1), await ask(1), await ask(2)]).toEqual([1, 1, 2]);
  });

  it('is not kept when it cannot be made', async () => {
    const { kept, ask } = makeKept();
    const failing = kept.get('town', { seconds: 60 }, () => Promise.reject(new Error('away')));
    await expect(failing).rejects.toThrow('away');
    expect(await ask()).toBe(1);
  });
});
