import { PageHeading } from '@/components/layout/page-heading';
import { LegalText } from '@/components/pages/legal-text';
import { TitledSection } from '@/components/pages/titled-section';
import { LinkButton } from '@/components/ui/link-button';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { accessibilitySections, accessibilityTexts as texts } from '@/lib/texts/accessibility';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, description: texts.description, path: route('accessibility') });

/** How the service meets the needs of people with a disability: annex 2 of the law of 5 November 2023. */
export default function AccessibilityPage() {
  declarePublicPage({ tags: [] });
  return (
    <div className="page @container py-8 sm:py-12">
      <PageHeading title={texts.title} intro={texts.intro} />
      {accessibilitySections().map(({ title, paragraphs, points }) => (
        <TitledSection key={title} title={title}>
          <LegalText paragraphs={paragraphs} points={points} />
        </TitledSection>
      ))}
      <LinkButton href={route('contact')} variant="secondary">
        {texts.contact}
      </LinkButton>
    </div>
  );
}
