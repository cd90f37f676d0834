import { describe, expect, it } from 'vitest';
import { pageWindow } from '@/components/ui/page-window';

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [2, 4, [1, 2, 3, 4]],
    [1, 20, [1, 2, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [10, 20, [1, null, 9, 10, 11, null, 20]],
    [20, 20, [1, null, 19, 20]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('shows of page %i of %i: %j', (page, lastPage, shown) => {
    expect(pageWindow(page, lastPage)).toEqual(shown);
  });

  it('never leaves out a single number', () => {
    for (let page = 1; page <= 12; page += 1) {
      const shown = pageWindow(page, 12);
      shown.forEach((number, index) => {
        if (number !== null) return;
        expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
      });
    }
  });
});
