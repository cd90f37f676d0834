import { Words } from '@/components/ui/words';
import type { PageReviews } from '@/lib/reviews/page-reviews';
import { meanText } from '@/lib/reviews/rating-text';
import { reviewTexts as texts } from '@/lib/texts/reviews';

/** The id of the reviews section on a listing's page. */
export const reviewsId = 'beoordelingen';

/** '★ 4,8 · 3 beoordelingen van gasten die er verbleven' */
export function MeanRating({ reviews: { means, count } }: { reviews: PageReviews }) {
  return (
    <>
      <Stars mean={means.rating} />
      <Words>{` · ${texts.count(count)}`}</Words>
    </>
  );
}

/** A rating after a star. */
export function Stars({ mean }: { mean: number }) {
  return (
    <>
      <span aria-hidden>{`★ ${meanText(mean)}`}</span>
      <span className="sr-only">{texts.outOf(meanText(mean))}</span>
    </>
  );
}
