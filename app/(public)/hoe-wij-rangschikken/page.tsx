import { PageHeading } from '@/components/layout/page-heading';
import { LegalText } from '@/components/pages/legal-text';
import { TitledSection } from '@/components/pages/titled-section';
import { formatNumber } from '@/lib/format/number';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { MAX_FIGURE } from '@/lib/reviews/figures';
import { reviewsWindow } from '@/lib/reviews/page-reviews';
import { REVIEW_DAYS } from '@/lib/reviews/period';
import { MAX_RESULTS, PER_PAGE, sortOrders } from '@/lib/search/parameters';
import { rankSections, rankTexts as texts } from '@/lib/texts/how-we-rank';
import { searchPageTexts } from '@/lib/texts/search-page';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, description: texts.description, path: route('ranking') });

/** What decides the order of results, and how reviews are checked; made from the rules that the search itself uses. */
export default function RankingPage() {
  declarePublicPage({ tags: [] });
  const sections = rankSections({
    orders: sortOrders.map((order) => ({ order, name: searchPageTexts.sort.orders[order] })),
    perPage: formatNumber(PER_PAGE),
    most: formatNumber(MAX_RESULTS),
    reviewDays: formatNumber(REVIEW_DAYS),
    reviewsShown: formatNumber(reviewsWindow(null, 0).take),
    score: formatNumber(MAX_FIGURE),
  });
  return (
    <div className="page @container py-8 sm:py-12">
      <PageHeading title={texts.title} intro={texts.intro} />
      {sections.map(({ id, title, paragraphs, points }) => (
        <TitledSection key={title} id={id} title={title}>
          <LegalText paragraphs={paragraphs} points={points} />
        </TitledSection>
      ))}
    </div>
  );
}
