import { CookiePreferencesButton } from '@/components/cookies/cookie-preferences-button';
import { PageHeading } from '@/components/layout/page-heading';
import { KeptThingsTable } from '@/components/pages/kept-things-table';
import { LegalText } from '@/components/pages/legal-text';
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
      <div className="prose">
        {disclaimerSections().map(({ title, paragraphs }) => (
          <section key={title} className="not-first:pt-6 prose">
            <h2>{title}</h2>
            <LegalText paragraphs={paragraphs} />
          </section>
        ))}
        <section id={texts.cookiesId} className="pt-6 prose">
          <h2>{texts.cookiesTitle}</h2>
          <LegalText paragraphs={texts.cookies} />
          <KeptThingsTable />
          <LegalText paragraphs={texts.cookiesAfter} />
          <CookiePreferencesButton label={texts.changeCookies} />
        </section>
      </div>
    </div>
  );
}
