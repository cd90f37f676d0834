import { describe, expect, it } from 'vitest';
import { readReviewsPage, reviewsWindow } from '@/lib/reviews/page-reviews';

describe('the page of reviews that an address asks for', () => {
  it.each([
    ['1', 1],
    ['100', 100],
    ['101', null],
    ['0', null],
    ['-1', null],
    ['twee', null],
    [undefined, null],
    [['1', '2'], null],
  ])('of %j is %j', (text, page) => {
    expect(readReviewsPage(text)).toBe(page);
  });

  it.each([
    [null, 40, { page: null, skip: 0, take: 5, lastPage: 3 }],
    [1, 40, { page: 1, skip: 0, take: 15, lastPage: 3 }],
    [3, 40, { page: 3, skip: 30, take: 15, lastPage: 3 }],
    [9, 40, { page: 3, skip: 30, take: 15, lastPage: 3 }],
    [2, 15, { page: 1, skip: 0, take: 15, lastPage: 1 }],
    [1, 99_999, { page: 1, skip: 0, take: 15, lastPage: 100 }],
  ])('asked for %j of %i', (asked, count, window) => {
    expect(reviewsWindow(asked, count)).toEqual(window);
  });
});
