import { describe, expect, it } from 'vitest';
import {
  filtersOf,
  fullSearches,
  lastPages,
  newOverviews,
  pairedSearches,
  randomSearches,
  sparseSearches,
  unaskedFilters,
} from '@/scripts/bench/searches';
import { LAST_PAGE } from '@/lib/search/parameters';

describe('the searches of the bench', () => {
  it('ask for every filter there is', () => {
    expect(unaskedFilters()).toEqual([]);
  });

  it('are the same every time and differ among themselves', () => {
    const searches = randomSearches(200, { withStay: true, seed: 1 });
    expect(randomSearches(200, { withStay: true, seed: 1 })).toEqual(searches);
    expect(new Set(searches).size).toBeGreaterThan(190);
  });

  it('have a stay when told to', () => {
    const isStay = (text: string) => filtersOf(text).arrival !== undefined;
    expect(randomSearches(50, { withStay: true, seed: 1 }).every(isStay)).toBe(true);
    expect(randomSearches(50, { withStay: false, seed: 1 }).some(isStay)).toBe(false);
    expect(fullSearches(50, 1).every(isStay)).toBe(true);
  });

  it('go to the end of the list', () => {
    expect(lastPages().every((text) => filtersOf(text).page === LAST_PAGE)).toBe(true);
  });

  it('include stays and orders with what is sparse', () => {
    expect(sparseSearches().length).toBeGreaterThan(50);
    expect(pairedSearches(1).length).toBeGreaterThan(300);
  });

  it('never ask a new page twice', () => {
    const pages = newOverviews(1);
    const texts = Array.from({ length: 2000 }, () => pages.next().value);
    expect(new Set(texts).size).toBe(2000);
  });
});
