import { PageHeading } from '@/components/layout/page-heading';
import { DutchDecides } from '@/components/pages/dutch-decides';
import { SectionText, shownSections } from '@/components/pages/edited-sections';
import { TitledSection } from '@/components/pages/titled-section';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { termsAndConditionsTexts as texts } from '@/lib/texts/terms-and-conditions';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({ title: texts.title, path: route('terms-and-conditions'), index: false });

/** Shows 'No Content' until the operator writes terms. */
export default function TermsAndConditionsPage() {
  declarePublicPage({ tags: [] });
  const sections = shownSections('general_terms', []);
  if (sections.length === 0) {
    return (
      <div className="page py-8 sm:py-12">
        <DutchDecides of="terms-and-conditions" />
        <PageHeading title={texts.title} intro={<p lang="en">{texts.none}</p>} />
      </div>
    );
  }
  return (
    <div className="page @container py-8 sm:py-12">
      <DutchDecides of="terms-and-conditions" />
      <PageHeading title={texts.title} />
      {sections.map((section) => (
        <TitledSection key={section.title} title={section.title}>
          <SectionText section={section} />
        </TitledSection>
      ))}
    </div>
  );
}
