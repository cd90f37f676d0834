import { CookiePreferencesButton } from '@/components/cookies/cookie-preferences-button';
import { PageHeading } from '@/components/layout/page-heading';
import { KeptThingsTable } from '@/components/pages/kept-things-table';
import { LegalText } from '@/components/pages/legal-text';
import { TitledSection } from '@/components/pages/titled-section';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { disclaimerSections, disclaimerTexts as texts } from '@/lib/texts/disclaimer';
import { declarePublicPage } from '@/server/http/request-context';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, description: texts.description, path: route('disclaimer') });

/** What we answer for, personal data and cookies (spec P §2, 'Static pages'). */
export default function DisclaimerPage() {
  declarePublicPage({ tags: [] });
  return (
    <div className="page py-8 sm:py-12">
      <PageHeading title={texts.title} intro={texts.intro} />
      {disclaimerSections().map(({ title, paragraphs }) => (
        <TitledSection key={title} title={title}>
          <LegalText paragraphs={paragraphs} />
        </TitledSection>
      ))}
      <TitledSection id={texts.cookiesId} title={texts.cookiesTitle}>
        <LegalText paragraphs={texts.cookies} />
        <KeptThingsTable />
        <LegalText paragraphs={texts.cookiesAfter} />
        <CookiePreferencesButton label={texts.changeCookies} />
      </TitledSection>
    </div>
  );
}
