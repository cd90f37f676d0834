/** Formats an average rating. */

/** Rounded to one decimal, as displayed: 4.75 becomes 4.8. */
export const toTenths = (mean: number): number => Math.round(mean * 10) / 10;

/** '4,8'; always with one decimal. */
export function meanText(mean: number): string {
  return toTenths(mean).toFixed(1).replace('.', ',');
}

/** '4,8 (12)'; null without reviews. */
export function ratingText({ rating, reviews_count: count }: Rated): string | null {
  return rating === null ? null : `${meanText(rating)} (${count})`;
}

interface Rated {
  rating: number | null;
  reviews_count: number;
}
