import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeStoredPage } from '@/tests/factories/stored-page';
import { PageStore } from './store';

const page = (tags: string[], bytes = 100) => makeStoredPage(tags, bytes);

describe('PageStore', () => {
  it('gives back what was stored, until a tag of it is dropped', () => {
    const store = new PageStore(1e6);
    store.put('/a', page(['listing:1', 'town:2']), store.now());
    store.put('/b', page(['listing:2', 'town:2']), store.now());
    store.drop('listing:1');
    expect([store.get('/a'), store.get('/b')?.status]).toEqual([undefined, 200]);
    store.drop('town:2');
    expect(store.size).toBe(0);
    expect(store.bytes).toBe(0);
  });

  it('refuses a page whose data changed while it was rendered', () => {
    const store = new PageStore(1e6);
    const started = store.now();
    store.drop('listing:1');
    expect(store.put('/a', page(['listing:1']), started)).toBe(false);
    expect(store.put('/a', page(['listing:2']), started)).toBe(true);
    store.dropAll();
    expect(store.put('/a', page(['listing:2']), started)).toBe(false);
    expect(store.put('/a', page(['listing:1']), store.now())).toBe(true);
  });

  it('forgets the overviews that a change reaches, and refuses those that were being rendered', () => {
    const store = new PageStore(1e6);
    const overview = (shown: number) => ({
      ...page([]),
      searches: [
        { filters: {}, shown: [shown + 10] },
        { filters: {}, shown: [shown] },
      ],
    });
    store.put('/one', overview(1), store.now());
    store.put('/two', overview(2), store.now());
    store.put('/other', page(['listing:1']), store.now());
    const started = store.now();
    store.dropOverviews(({ shown }) => shown.includes(1));
    expect(['/one', '/two', '/other'].map((key) => store.get(key) !== undefined)).toEqual([
      false,
      true,
      true,
    ]);
    expect([store.put('/one', overview(1), started), store.put('/three', overview(3), started)]).toEqual([
      false,
      true,
    ]);
    // Changes too long ago are no longer known individually.
    for (let change = 0; change < 200; change += 1) store.dropOverviews(() => false);
    expect(store.put('/three', overview(3), started)).toBe(false);
    expect(store.put('/three', overview(3), store.now())).toBe(true);
    store.dropAllOverviews();
    expect([store.size, store.get('/other')?.status]).toEqual([1, 200]);
  });

  it('never holds more bytes than it may, and lets the longest unused go first', () => {
    const store = new PageStore(50_000);
    for (let n = 0; n < 100; n += 1) {
      store.put(`/${n}`, page(['listings'], 500), store.now());
      store.get('/0');
      expect(store.bytes).toBeLessThanOrEqual(50_000);
    }
    expect(store.get('/0')).toBeDefined();
    expect(store.get('/1')).toBeUndefined();
  });

  it('counts right through any sequence of puts and drops', () => {
    const step = fc.oneof(
      fc.record({ put: fc.nat(8), tag: fc.nat(3), bytes: fc.nat(400) }),
      fc.record({ drop: fc.nat(3) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const store = new PageStore(40_000);
        for (const s of steps) {
          if ('put' in s) store.put(`/${s.put}`, page([`t:${s.tag}`], s.bytes), store.now());
          else store.drop(`t:${s.drop}`);
        }
        for (let tag = 0; tag <= 3; tag += 1) store.drop(`t:${tag}`);
        expect([store.size, store.bytes]).toEqual([0, 0]);
      }),
    );
  });
});
