import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedResultsName, recallResults, rememberResults } from '@/components/search/results-memory';

/**
 * A fake session storage with room for a number of characters; its keys are in no particular order, here newest first.
 */
function storageOf(room: number): Storage {
  const saved = new Map<string, string>();
  const used = () => [...saved.values()].join('').length;
  const methods = {
    getItem: (name: string) => saved.get(name) ?? null,
    setItem(name: string, text: string) {
      if (used() - (saved.get(name)?.length ?? 0) + text.length > room) throw new Error('no room');
      saved.set(name, text);
    },
    removeItem: (name: string) => void saved.delete(name),
  };
  return new Proxy(methods as unknown as Storage, {
    ownKeys: () => [...saved.keys()].toReversed(),
    getOwnPropertyDescriptor: (_target, name) =>
      typeof name === 'string' && saved.has(name) ? { enumerable: true, configurable: true } : undefined,
  });
}

const entries: { state: Record<string, unknown> | null }[] = [];

/** Adds another history entry, a moment later. */
function visit(): number {
  vi.advanceTimersByTime(1000);
  entries.push({ state: null });
  return open(entries.length - 1);
}

function open(index: number): number {
  const entry = entries[index];
  const history = {
    get state() {
      return entry?.state ?? null;
    },
    replaceState(state: Record<string, unknown>) {
      if (entry) entry.state = state;
    },
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { history, scrollY: 0 }));
  return index;
}

const remember = (length: number) => rememberResults('zee'.repeat(length), { cards: [], page: 2 });
const recalled = (index: number, length: number) => {
  open(index);
  return recallResults('zee'.repeat(length))?.page ?? null;
};

beforeEach(() => {
  vi.useFakeTimers();
  entries.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('stored lists', () => {
  it('make room for the newest, oldest first', () => {
    vi.stubGlobal('sessionStorage', storageOf(1000));
    sessionStorage.setItem('another', 'kept by others');
    const visits = [1, 2, 3].map(() => {
      const index = visit();
      remember(80);
      return index;
    });
    expect(visits.map((index) => recalled(index, 80))).toEqual([2, 2, 2]);
    const last = visit();
    remember(100);
    expect(visits.map((index) => recalled(index, 80))).toEqual([null, 2, 2]);
    expect(recalled(last, 100)).toBe(2);
    const large = visit();
    remember(280);
    expect([...visits, last].map((index) => recalled(index, index === last ? 100 : 80))).toEqual(
      Array(4).fill(null),
    );
    expect(recalled(large, 280)).toBe(2);
    expect(sessionStorage.getItem('another')).toBe('kept by others');
  });

  it('start anew when one is too large for the storage, or storage is forbidden', () => {
    const storage = storageOf(1000);
    vi.stubGlobal('sessionStorage', storage);
    const index = visit();
    remember(400);
    expect(recalled(index, 400)).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    remember(1);
    expect(recalled(index, 1)).toBeNull();
    expect(Object.keys(storage).some((name) => name.startsWith(savedResultsName('')))).toBe(false);
  });
});
