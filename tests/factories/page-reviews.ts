import type { PageReviews } from '@/lib/reviews/page-reviews';

/** The reviews on a listing's page: a single one, without a database. */
export function makePageReviews(overrides: Partial<PageReviews> = {}): PageReviews {
  return {
    means: { rating: 4.7, cleanliness: 4.5, location: 5, value: 4, communication: 4.8 },
    count: 1,
    shown: [
      {
        id: 3,
        ...{ rating: 5, cleanliness: 4, location: 5, value: 4, communication: 5 },
        body: 'Heerlijk wakker worden met zicht op zee.',
        name_shown: 'Els M.',
        // Half past midnight in Belgium.
        created_at: '2027-02-14T23:30:00.000Z',
        reply: {
          body: 'Graag tot een volgende keer.',
          created_at: '2027-02-16T09:00:00.000Z',
          by_admin: false,
        },
      },
    ],
    page: null,
    ...overrides,
  };
}
