import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/cookies/cookie-consent';
import { ImpersonationNotice } from '@/components/impersonation/impersonation-notice';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';

export const mainId = 'inhoud';

/** Header, main part and footer around a page. */
export function SiteShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href={`#${mainId}`} className="skip-link">
        {layoutTexts.skip}
      </a>
      <ImpersonationNotice label={layoutTexts.notice} />
      <SiteHeader />
      <main id={mainId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter />
      <CookieConsent explainedOn={route('disclaimer')} />
    </div>
  );
}
