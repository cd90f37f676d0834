import { PageHeading } from '@/components/layout/page-heading';
import { SectionText, shownSections } from '@/components/pages/edited-sections';
import { TitledSection } from '@/components/pages/titled-section';
import { Drawing } from '@/components/ui/drawing';
import { LinkButton } from '@/components/ui/link-button';
import { editedText } from '@/lib/languages/edited-text';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { aboutSections, aboutTexts as texts } from '@/lib/texts/about';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, description: texts.description, path: route('about') });

/** Where links on other pages lead: a section keeps its anchor as long as it keeps its title. */
const anchorOf = (title: string) => aboutSections().find((own) => own.title === title)?.id;

/** About us, and how to use the site safely. */
export default function AboutPage() {
  declarePublicPage({ tags: [] });
  return (
    <div className="page @container py-8 sm:py-12">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-2">
        <PageHeading title={texts.title} intro={editedText('about.intro') ?? texts.intro()} />
        <Drawing name="beach" className="mb-8 w-56 max-md:hidden" />
      </div>
      {shownSections('about', aboutSections()).map((section) => (
        <TitledSection key={section.title} id={anchorOf(section.title)} title={section.title}>
          <SectionText section={section} />
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
