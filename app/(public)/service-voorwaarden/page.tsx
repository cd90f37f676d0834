import { PageHeading } from '@/components/layout/page-heading';
import { DutchDecides } from '@/components/pages/dutch-decides';
import { SectionText, shownSections } from '@/components/pages/edited-sections';
import { TermsContents } from '@/components/pages/terms-contents';
import { monthCountText } from '@/lib/format/count';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { termsArticles, termsTexts as texts } from '@/lib/texts/terms-of-service';
import { declarePublicPage } from '@/server/http/request-context';
import { guestDataMonths } from '@/server/features/settings/guest-data-months';

export const generateMetadata = () =>
  pageMetadata({
    title: texts.documentTitle,
    description: texts.description,
    path: route('terms-of-service'),
  });

/** The terms of use in 20 articles. */
export default async function TermsOfServicePage() {
  declarePublicPage({ tags: ['settings'] });
  const months = monthCountText(await guestDataMonths());
  const articles = shownSections('terms', termsArticles(months), { months });
  return (
    <div className="page @container py-8 sm:py-12">
      <DutchDecides of="terms-of-service" />
      <PageHeading title={texts.title} intro={texts.intro} />
      <div className="grid items-start gap-10 lg:@2xl:grid-cols-[min(20rem,34%)_minmax(0,1fr)] lg:@2xl:gap-16">
        <TermsContents articles={articles} />
        <div className="prose">
          {articles.map((article, index) => (
            <section key={article.title} id={texts.articleId(index + 1)} className="not-first:pt-6 prose">
              <h2 className="text-2xl">{texts.article(index + 1, article.title)}</h2>
              <SectionText section={article} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
