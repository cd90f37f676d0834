import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Coordinates, FoundListing } from '@/lib/map/contract';
import { ListingsInView } from './listings-in-view';
import type { ShownCoordinates, Wanted } from './listings-in-view';

const bounds = (west: number) => ({ west, south: 51, east: west + 0.2, north: 51.1 });
const here = { bounds: bounds(2.8), zoom: 13 };
const far = { bounds: bounds(4), zoom: 13 };

const answerOf = (id: number): Coordinates => {
  const listing: FoundListing = {
    id,
    slug: `woning-${id}`,
    name: `Woning ${id}`,
    name_residence: null,
    logiesdecreet: '123456',
    listing_city_id: 11,
    display_home_address: true,
    latitude: 51.05,
    longitude: 2.9,
    pictures: [],
    price: 95,
    stay: null,
  };
  return { data: [listing], clusters: [], meta: { total: 1 } };
};

interface Call extends Wanted {
  signal: AbortSignal;
  answer(coordinates: Coordinates): Promise<unknown>;
  fail(): Promise<unknown>;
}

function follow() {
  const calls: Call[] = [];
  const seen: ShownCoordinates[] = [];
  const fetch = (wanted: Wanted, signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<Coordinates>();
    const settled = () => promise.catch(() => undefined).then(() => undefined);
    const call: Call = {
      ...wanted,
      signal,
      answer: (coordinates) => {
        resolve(coordinates);
        return settled();
      },
      fail: () => {
        reject(new Error('500'));
        return settled();
      },
    };
    calls.push(call);
    return promise;
  };
  const listings = new ListingsInView(fetch, (shown) => seen.push(shown));
  const last = () => calls.at(-1) as Call;
  const shown = () => {
    const { query, status, data } = seen.at(-1) as ShownCoordinates;
    return { query, status, ids: data.map(({ id }) => id) };
  };
  return { listings, calls, last, seen, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the listings in view', () => {
  it('are fetched with a margin, and not again within it', async () => {
    const { listings, calls, last, shown } = follow();
    listings.show('price=80', here);
    expect(last().bounds.west).toBeCloseTo(2.7);
    expect(last().bounds.north).toBeCloseTo(51.15);
    await last().answer(answerOf(1));
    expect(shown()).toEqual({ query: 'price=80', status: 'there', ids: [1] });
    listings.show('price=80', { bounds: bounds(2.85), zoom: 14 });
    expect(calls).toHaveLength(1);
    listings.show('price=80', far);
    expect(calls).toHaveLength(2);
  });

  it('are fetched again at another zoom if they were clustered', async () => {
    const { listings, calls, last } = follow();
    listings.show('', here);
    await last().answer({
      data: [],
      clusters: [{ latitude: 51.05, longitude: 2.9, count: 9 }],
      meta: { total: 9 },
    });
    listings.show('', here);
    expect(calls).toHaveLength(1);
    listings.show('', { ...here, zoom: 14 });
    expect(calls).toHaveLength(2);
  });

  it('are fetched again on zooming in if they were too many to include prices of the stay', async () => {
    const { listings, calls, last } = follow();
    const days = 'arrival=2027-07-17&departure=2027-07-24';
    listings.show(days, here);
    await last().answer(answerOf(1));
    listings.show(days, { ...here, zoom: 12 });
    expect(calls).toHaveLength(1);
    listings.show(days, { ...here, zoom: 14 });
    expect(calls).toHaveLength(2);
  });

  it('stay when the map returns before the answer for elsewhere arrives', async () => {
    const { listings, last, seen, shown } = follow();
    listings.show('', here);
    await last().answer(answerOf(1));
    listings.show('', far);
    const left = last();
    listings.show('', here);
    expect(left.signal.aborted).toBe(true);
    await left.answer(answerOf(2));
    expect(shown().ids).toEqual([1]);
    expect(seen).toHaveLength(2);
  });

  it('never belong to another search', async () => {
    const { listings, last, shown } = follow();
    listings.show('', here);
    await last().answer(answerOf(1));
    listings.show('price=80', here);
    expect(shown()).toEqual({ query: 'price=80', status: 'loading', ids: [] });
    await last().fail();
    expect(shown()).toEqual({ query: 'price=80', status: 'retrying', ids: [] });
  });

  it('come back without a call, and without the error in between', async () => {
    const { listings, calls, last, shown } = follow();
    listings.show('', here);
    await last().answer(answerOf(1));
    listings.show('price=80', here);
    await last().fail();
    listings.show('', here);
    expect(shown()).toEqual({ query: '', status: 'there', ids: [1] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
  });

  it('of the same search stay while others are loading', async () => {
    const { listings, last, shown } = follow();
    listings.show('', here);
    await last().answer(answerOf(1));
    listings.show('', far);
    await last().fail();
    expect(shown()).toEqual({ query: '', status: 'retrying', ids: [1] });
  });
});

describe('listings that fail to load', () => {
  it('are retried three times with growing delays, and then on request', async () => {
    const { listings, calls, last, shown } = follow();
    listings.show('', here);
    for (const [tries, delay] of [1_000, 3_000, 9_000].entries()) {
      await last().fail();
      expect(shown().status).toBe('retrying');
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(calls).toHaveLength(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(calls).toHaveLength(tries + 2);
    }
    await last().fail();
    expect(shown().status).toBe('failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(4);
    listings.again();
    expect(shown().status).toBe('retrying');
    await last().answer(answerOf(3));
    expect(shown()).toEqual({ query: '', status: 'there', ids: [3] });
  });

  it('are no longer fetched after the map was removed', async () => {
    const { listings, calls, last } = follow();
    listings.show('', here);
    await last().fail();
    listings.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(1);
  });
});
