import { describe, expect, it } from 'vitest';
import { SharedRun } from '@/lib/async/shared-run';

/** Runs that end when told to, numbered in the order they began. */
function controlled() {
  const ends: ((fails?: boolean) => void)[] = [];
  const shared = new SharedRun<number>(() => {
    const number = ends.length + 1;
    return new Promise((resolve, reject) =>
      ends.push((fails) => (fails ? reject(new Error(`run ${number}`)) : resolve(number))),
    );
  });
  return { shared, ends };
}

describe('SharedRun', () => {
  it('gives nobody a run that began before they asked, and all who wait the same one', async () => {
    const { shared, ends } = controlled();
    const first = shared.ask();
    const later = [shared.ask(), shared.ask()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(1);
    const last = shared.ask();
    await Promise.resolve();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    expect(await Promise.all(later)).toEqual([2, 2]);
    ends[2]?.();
    expect(await last).toBe(3);
  });

  it('goes on after a run that failed', async () => {
    const { shared, ends } = controlled();
    const first = shared.ask();
    const second = shared.ask();
    ends[0]?.(true);
    await expect(first).rejects.toThrow('run 1');
    ends[1]?.();
    expect(await second).toBe(2);
  });
});
