/** What a home's page shows of its reviews. */
import { countText } from '@/lib/api/params';
import type { PublicReview } from '@/lib/reviews/contract';
import type { ReviewFigure } from '@/lib/reviews/figures';

/** Of the page's address: which page of all reviews is asked for; without it the page shows the newest few. */
export const reviewsParameter = 'beoordelingen';
/** Pages further back are read by the API alone. */
const MOST_PAGES = 100;
/** Shown where nothing else is asked for. */
const NEWEST = 5;
/** As the API pages them. */
const PER_PAGE = 15;

export interface PageReviews {
  /** Of all that are shown, to a tenth. */
  means: Record<ReviewFigure, number>;
  count: number;
  /** Newest first. */
  shown: PublicReview[];
  /** Which page of all of them these are, from 1; null for the newest few. */
  page: number | null;
}

const pageText = countText(MOST_PAGES).nullable().catch(null);

/** The page of reviews that an address asks for, or null; what makes no sense asks for none. */
export const readReviewsPage = (text: unknown): number | null => pageText.parse(text);

/** Which of a home's reviews are shown: a page past the last one is the last. */
export function reviewsWindow(asked: number | null, count: number) {
  const lastPage = Math.min(Math.max(1, Math.ceil(count / PER_PAGE)), MOST_PAGES);
  if (asked === null) return { page: null, skip: 0, take: NEWEST, lastPage };
  const page = Math.min(asked, lastPage);
  return { page, skip: (page - 1) * PER_PAGE, take: PER_PAGE, lastPage };
}
