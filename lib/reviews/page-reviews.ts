/** The reviews shown on a listing page. */
import { countText } from '@/lib/api/params';
import type { PublicReview } from '@/lib/reviews/contract';
import type { ReviewFigure } from '@/lib/reviews/figures';

/** The query parameter with the page of reviews to show; without it only the newest few are shown. */
export const reviewsParameter = 'beoordelingen';
/** Later pages are only available through the API. */
const MOST_PAGES = 100;
/** Number shown by default. */
const NEWEST = 5;
/** The same page size as in the API. */
const PER_PAGE = 15;

export interface PageReviews {
  /** Averages of all published reviews, rounded to one decimal. */
  means: Record<ReviewFigure, number>;
  count: number;
  /** Newest first. */
  shown: PublicReview[];
  /** Page number of the shown reviews, starting at 1; null for the newest few. */
  page: number | null;
}

const pageText = countText(MOST_PAGES).nullable().catch(null);

/** The requested page of reviews, or null; invalid values are ignored. */
export const readReviewsPage = (text: unknown): number | null => pageText.parse(text);

/** Which of a listing's reviews to show: a page past the last one becomes the last. */
export function reviewsWindow(asked: number | null, count: number) {
  const lastPage = Math.min(Math.max(1, Math.ceil(count / PER_PAGE)), MOST_PAGES);
  if (asked === null) return { page: null, skip: 0, take: NEWEST, lastPage };
  const page = Math.min(asked, lastPage);
  return { page, skip: (page - 1) * PER_PAGE, take: PER_PAGE, lastPage };
}
