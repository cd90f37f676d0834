import { CookiePreferencesButton } from '@/components/cookies/cookie-preferences-button';
import { PageHeading } from '@/components/layout/page-heading';
import { signInProviders } from '@/server/features/accounts/providers';
import { StoredItemsTable } from '@/components/pages/stored-items-table';
import { DutchDecides } from '@/components/pages/dutch-decides';
import { SectionText, shownSections } from '@/components/pages/edited-sections';
import { LegalText } from '@/components/pages/legal-text';
import { TitledSection } from '@/components/pages/titled-section';
import { monthCountText } from '@/lib/format/count';
import { pageMetadata } from '@/lib/pages/metadata';
import { route } from '@/lib/paths';
import { disclaimerSections, disclaimerTexts as texts } from '@/lib/texts/disclaimer';
import { declarePublicPage } from '@/server/http/request-context';
import { guestDataMonths } from '@/server/features/settings/guest-data-months';

export const generateMetadata = () =>
  pageMetadata({ title: texts.documentTitle, description: texts.description, path: route('disclaimer') });

/** Liability, personal data and cookies. */
export default async function DisclaimerPage() {
  declarePublicPage({ tags: ['settings'] });
  const months = monthCountText(await guestDataMonths());
  return (
    <div className="page @container py-8 sm:py-12">
      <DutchDecides of="disclaimer" />
      <PageHeading title={texts.title} intro={texts.intro} />
      {shownSections('disclaimer', disclaimerSections(months), { months }).map((section) => (
        <TitledSection key={section.title} title={section.title}>
          <SectionText section={section} />
        </TitledSection>
      ))}
      <TitledSection id={texts.cookiesId} title={texts.cookiesTitle}>
        <LegalText paragraphs={texts.cookies} />
        <StoredItemsTable withProviders={signInProviders().length > 0} />
        <LegalText paragraphs={texts.cookiesAfter} />
        <CookiePreferencesButton label={texts.changeCookies} />
      </TitledSection>
    </div>
  );
}
