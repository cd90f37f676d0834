import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SharedRun } from '@/lib/async/shared-run';

/** Long enough for a run to start. */
const turns = () => setTimeout(5);

/** Runs that end on demand, numbered in the order in which they started. */
function controlled(atOnce?: number) {
  const ends: ((fails?: boolean) => void)[] = [];
  const shared = new SharedRun<number>(() => {
    const number = ends.length + 1;
    return new Promise((resolve, reject) =>
      ends.push((fails) => (fails ? reject(new Error(`run ${number}`)) : resolve(number))),
    );
  }, atOnce);
  return { shared, ends };
}

describe('SharedRun', () => {
  it('gives nobody a run that began before they asked, and all who wait the same one', async () => {
    const { shared, ends } = controlled();
    const first = [shared.ask(), shared.ask()];
    await turns();
    const later = [shared.ask(), shared.ask()];
    await turns();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await Promise.all(first)).toEqual([1, 1]);
    await turns();
    expect(ends).toHaveLength(2);
    const last = shared.ask();
    ends[1]?.();
    expect(await Promise.all(later)).toEqual([2, 2]);
    await turns();
    ends[2]?.();
    expect(await last).toBe(3);
  });

  it('goes on after a run that failed', async () => {
    const { shared, ends } = controlled();
    const first = shared.ask();
    await turns();
    const second = shared.ask();
    ends[0]?.(true);
    await expect(first).rejects.toThrow('run 1');
    await turns();
    ends[1]?.();
    expect(await second).toBe(2);
  });

  it('begins as many beside each other as it may, and each for those who asked before it', async () => {
    const { shared, ends } = controlled(2);
    const asked: Promise<number>[] = [];
    for (let n = 0; n < 4; n += 1) {
      asked.push(shared.ask());
      await turns();
    }
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await turns();
    expect(ends).toHaveLength(3);
    ends[0]?.();
    ends[2]?.();
    expect(await Promise.all(asked)).toEqual([1, 2, 3, 3]);
  });
});
