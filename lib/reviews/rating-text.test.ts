import { expect, it } from 'vitest';
import { meanText, ratingText } from '@/lib/reviews/rating-text';

it.each([
  [5, '5,0'],
  [4.75, '4,8'],
  [4.25, '4,3'],
  [4.94, '4,9'],
  [1, '1,0'],
])('writes a mean of %s as %s', (mean, text) => {
  expect(meanText(mean)).toBe(text);
});

it('says how many say so, and nothing where nobody does', () => {
  expect(ratingText({ rating: 4.8, reviews_count: 12 })).toBe('4,8 (12)');
  expect(ratingText({ rating: null, reviews_count: 0 })).toBeNull();
});
