import { MeanRating, reviewsId } from '@/components/reviews/mean-rating';
import { ReviewText } from '@/components/reviews/review-text';
import { formatMonth } from '@/lib/format/date';
import { capitalised } from '@/lib/format/words';
import { dayOfMoment } from '@/lib/dates/day';
import type { ListingPageModel } from '@/lib/listings/page-model';
import { route } from '@/lib/paths';
import { reviewFigures } from '@/lib/reviews/figures';
import { reviewsParameter, reviewsWindow } from '@/lib/reviews/page-reviews';
import type { PageReviews } from '@/lib/reviews/page-reviews';
import { meanText } from '@/lib/reviews/rating-text';
import { carriesAttribute, withCarried } from '@/lib/search/carried-stay';
import { listingPageTexts } from '@/lib/texts/listing-page';
import { reviewFigureTexts, reviewTexts as texts } from '@/lib/texts/reviews';

interface ListingReviewsProps {
  listing: Pick<ListingPageModel, 'slug' | 'user'>;
  reviews: PageReviews;
  /** The stay in the page's address. */
  query?: string;
}

/** Reviews by guests who stayed there, newest first. */
export function ListingReviews({ listing, reviews, query = '' }: ListingReviewsProps) {
  return (
    <section aria-labelledby={reviewsId} className="print:hidden">
      <h2 id={reviewsId} className="scroll-mt-24">
        {texts.title}
      </h2>
      <p className="figures mt-2 text-ci-gray-900">
        <MeanRating reviews={reviews} />
      </p>
      <Means means={reviews.means} />
      <ul className="mt-6 space-y-6">
        {reviews.shown.map((review) => (
          <li key={review.id}>
            <ReviewText
              review={review}
              when={capitalised(formatMonth(dayOfMoment(new Date(review.created_at))))}
              landlord={listing.user.first_name}
            >
              <a
                href={route('notice', {}, { subject: 'review', id: review.id })}
                rel="nofollow"
                className="link"
              >
                {listingPageTexts.report}
              </a>
            </ReviewText>
          </li>
        ))}
      </ul>
      <Pages slug={listing.slug} reviews={reviews} query={query} />
      <details className="mt-4">
        <summary className="link inline-flex min-h-11 items-center">{texts.how}</summary>
        <p className="max-w-prose text-ci-gray-700">{texts.howText}</p>
      </details>
      <a href={`${route('ranking')}#beoordelingen`} className="link inline-flex min-h-11 items-center">
        {texts.checked}
      </a>
    </section>
  );
}

function Means({ means }: Pick<PageReviews, 'means'>) {
  return (
    <dl className="figures mt-4 grid max-w-prose gap-x-8 gap-y-1 sm:@md:grid-cols-2">
      {reviewFigures
        .filter((figure) => figure !== 'rating')
        .map((figure) => (
          <div key={figure} className="flex justify-between gap-4">
            <dt className="text-ci-gray-700">{reviewFigureTexts[figure]}</dt>
            <dd className="font-semibold text-ci-gray-900">{meanText(means[figure])}</dd>
          </div>
        ))}
    </dl>
  );
}

interface PagesProps {
  slug: string;
  reviews: PageReviews;
  query: string;
}

/** Links to the other pages of reviews, which work without JavaScript. */
function Pages({ slug, reviews: { page, count, shown }, query }: PagesProps) {
  const { lastPage } = reviewsWindow(page, count);
  const links =
    page === null
      ? [count > shown.length && ([texts.all(count), 1] as const)]
      : [
          page > 1 && ([texts.newer, page - 1] as const),
          page < lastPage && ([texts.older, page + 1] as const),
        ];
  const shownLinks = links.filter((link) => link !== false);
  if (shownLinks.length === 0) return null;
  return (
    <nav aria-label={texts.pages} className="mt-6 flex flex-wrap gap-x-6">
      {shownLinks.map(([label, to]) => (
        <a
          key={to}
          href={withCarried(
            `${route('listing.show', { slug }, { [reviewsParameter]: to })}#${reviewsId}`,
            query,
          )}
          {...{ [carriesAttribute]: true }}
          rel="nofollow"
          className="link inline-flex min-h-11 items-center"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
