import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/cookies/cookie-consent';
import { ImpersonationNotice } from '@/components/impersonation/impersonation-notice';
import { PageAwake } from '@/components/layout/page-awake';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';

export const mainId = 'inhoud';

/** Header, main part and footer around a page. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      {/* First: opened before anything else is drawn, it costs nothing. */}
      <CookieConsent explainedOn={route('disclaimer')} />
      <a href={`#${mainId}`} className="skip-link">
        {layoutTexts.skip}
      </a>
      <ImpersonationNotice label={layoutTexts.notice} />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter />
      <PageAwake />
    </div>
  );
}
