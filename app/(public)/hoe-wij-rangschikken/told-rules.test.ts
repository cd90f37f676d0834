import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/languages/language';
import { REVIEW_DAYS } from '@/lib/reviews/period';
import { MAX_RESULTS, PER_PAGE, sortOrders } from '@/lib/search/parameters';
import { rankSections } from '@/lib/texts/how-we-rank';
import { searchPageTexts } from '@/lib/texts/search-page';
import { inLanguage } from '@/tests/support/in-language';

const figures = () => ({
  orders: sortOrders.map((order) => ({ order, name: searchPageTexts.sort.orders[order] })),
  perPage: String(PER_PAGE),
  most: String(MAX_RESULTS),
  reviewDays: String(REVIEW_DAYS),
  reviewsShown: '5',
  score: '5',
});

describe('how homes are ranked', () => {
  it.each(languages)('is told with every order and figure that the search follows (%s)', (of) => {
    const said = inLanguage(of, () => JSON.stringify(rankSections(figures())));
    const names = inLanguage(of, () => sortOrders.map((order) => searchPageTexts.sort.orders[order]));
    expect(
      [...names, String(PER_PAGE), String(MAX_RESULTS), String(REVIEW_DAYS)].filter(
        (word) => !said.includes(word),
      ),
    ).toEqual([]);
  });
});
