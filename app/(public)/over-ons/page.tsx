import { PageHeading } from '@/components/layout/page-heading';
import { LegalText } from '@/components/pages/legal-text';
import { TitledSection } from '@/components/pages/titled-section';
import { Drawing } from '@/components/ui/drawing';
import { LinkButton } from '@/components/ui/link-button';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { aboutSections, aboutTexts as texts } from '@/lib/texts/about';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, description: texts.description, path: route('about') });

/** About us, and how to use the site safely. */
export default function AboutPage() {
  declarePublicPage({ tags: [] });
  return (
    <div className="page @container py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-2">
        <PageHeading title={texts.title} intro={texts.intro()} />
        <Drawing name="beach" className="mb-8 w-56 max-md:hidden" />
      </div>
      {aboutSections().map(({ id, title, paragraphs, points }) => (
        <TitledSection key={id} id={id} title={title}>
          <LegalText paragraphs={paragraphs} points={points} />
        </TitledSection>
      ))}
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton href={route('listing.index')}>{texts.actions.rent}</LinkButton>
        <LinkButton href={route('contact')} variant="secondary">
          {texts.actions.contact}
        </LinkButton>
      </div>
    </div>
  );
}
