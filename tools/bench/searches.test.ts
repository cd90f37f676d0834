import { describe, expect, it } from 'vitest';
import {
  filtersOf,
  fullSearches,
  guestSearches,
  lastPages,
  newOverviews,
  pairedSearches,
  randomSearches,
  sparseSearches,
} from '@/tools/bench/searches';
import { LAST_PAGE, searchParameters } from '@/lib/search/parameters';

describe('the searches of the bench', () => {
  it('use every filter', () => {
    const asked = new Set(pairedSearches(1).flatMap((text) => [...new URLSearchParams(text).keys()]));
    const others = searchParameters.filter((name) => name !== 'sort_by' && name !== 'page');
    expect(others.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('are the same every time and differ from each other', () => {
    const searches = randomSearches(200, { withStay: true, seed: 1 });
    expect(randomSearches(200, { withStay: true, seed: 1 })).toEqual(searches);
    expect(new Set(searches).size).toBeGreaterThan(190);
  });

  it('have a stay if requested', () => {
    const isStay = (text: string) => filtersOf(text).arrival !== undefined;
    expect(randomSearches(50, { withStay: true, seed: 1 }).every(isStay)).toBe(true);
    expect(randomSearches(50, { withStay: false, seed: 1 }).some(isStay)).toBe(false);
    expect(fullSearches(50, 1).every(isStay)).toBe(true);
  });

  it('reach the end of the list', () => {
    expect(lastPages().every((text) => filtersOf(text).page === LAST_PAGE)).toBe(true);
  });

  it('include stays and sort orders with rare features', () => {
    expect(sparseSearches().length).toBeGreaterThan(50);
    expect(pairedSearches(1).length).toBeGreaterThan(300);
  });

  it('of guests differ, and have days if requested', () => {
    const usual = guestSearches(1000, { withStay: false, seed: 1 });
    expect(new Set(usual).size).toBe(1000);
    expect(usual.some((text) => filtersOf(text).arrival !== undefined)).toBe(false);
    const withDays = guestSearches(100, { withStay: true, seed: 1 });
    expect(withDays.every((text) => filtersOf(text).arrival !== undefined)).toBe(true);
  });

  it.each([{}, { withStay: true }, { later: true }])('never request a new page twice: %o', (kind) => {
    const pages = newOverviews(1, kind);
    const texts = Array.from({ length: 2000 }, () => pages.next().value);
    expect(new Set(texts).size).toBe(2000);
    const asked = texts.map((text) => filtersOf(text.slice(text.indexOf('?') + 1)));
    expect(asked.every(({ arrival }) => (arrival !== undefined) === 'withStay' in kind)).toBe(true);
    expect(asked.every(({ page = 1 }) => page > 1 === 'later' in kind)).toBe(true);
  });
});
