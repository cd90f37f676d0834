import { describe, expect, it } from 'vitest';
import { NamedTurns, OutOfPatience, Turns, sharedNamedTurns, sharedTurns } from '@/server/turns';

/** Work that ends when told to; `order` records which began. */
function work(order: string[]) {
  const ends = new Map<string, () => void>();
  const begin = (name: string) => async () => {
    order.push(name);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    return name;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begin, end };
}

describe('turns', () => {
  it('let so many run at once, the others in the order they came', async () => {
    const order: string[] = [];
    const { begin, end } = work(order);
    const turns = new Turns(2);
    const all = ['a', 'b', 'c', 'd'].map((name) => turns.take(begin(name)));
    expect([order, turns.queued, turns.isIdle]).toEqual([['a', 'b'], 2, false]);
    await end('b');
    expect(order).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await end(name);
    expect([await Promise.all(all), turns.queued, turns.isIdle]).toEqual([['a', 'b', 'c', 'd'], 0, true]);
  });

  it('pass on when work fails', async () => {
    const turns = new Turns(1);
    const failing = turns.take(() => Promise.reject(new Error('mislukt')));
    const next = turns.take(() => Promise.resolve('gelukt'));
    await expect(failing).rejects.toThrow('mislukt');
    expect(await next).toBe('gelukt');
  });

  it('are given up by who ran out of patience, and by nobody else', async () => {
    const order: string[] = [];
    const { begin, end } = work(order);
    const turns = new Turns(1);
    const first = turns.take(begin('a'));
    const left = turns.take(begin('b'), 10);
    const patient = turns.take(begin('c'), 60_000);
    await expect(left).rejects.toThrow(OutOfPatience);
    await end('a');
    await end('c');
    expect([await first, await patient, order, turns.isIdle]).toEqual(['a', 'c', ['a', 'c'], true]);
  });

  it('by name keep apart what has one name, and nothing else', async () => {
    const order: string[] = [];
    const { begin, end } = work(order);
    const turns = new NamedTurns();
    const all = [turns.take('x', begin('x1')), turns.take('x', begin('x2')), turns.take('y', begin('y1'))];
    expect(order).toEqual(['x1', 'y1']);
    await end('x1');
    expect(order).toEqual(['x1', 'y1', 'x2']);
    for (const name of ['x2', 'y1']) await end(name);
    expect(await Promise.all(all)).toEqual(['x1', 'x2', 'y1']);
  });

  it('of one name are the same everywhere in the process', () => {
    expect(sharedTurns('proef', 3)).toBe(sharedTurns('proef', 3));
    expect(sharedNamedTurns('proef', 3)).toBe(sharedNamedTurns('proef', 3));
  });
});
