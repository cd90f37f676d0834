'use client';

import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/cookies/cookie-consent';
import { ImpersonationNotice } from '@/components/impersonation/impersonation-notice';
import { mainId } from '@/components/layout/main-id';
import { PageAwake } from '@/components/site/page-awake';
import { FooterLanguages } from '@/components/site/footer-languages';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { staticPart } from '@/components/ui/static-part';
import { route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';

const StaticFooter = staticPart(
  typeof window === 'undefined' ? SiteFooter : null,
  async () => (await import('@/components/site/site-footer')).SiteFooter,
  {
    as: 'footer',
    isSame: true,
    className:
      '@container on-blue below-fold intrinsic-293 bg-ci-blue-deep text-ci-blue-mist md:intrinsic-184 lg:intrinsic-118',
  },
);

const StaticLanguages = staticPart(
  typeof window === 'undefined' ? FooterLanguages : null,
  async () => (await import('@/components/site/footer-languages')).FooterLanguages,
  { className: 'on-blue bg-ci-blue-deep text-ci-blue-mist' },
);

interface SiteShellProps {
  children: ReactNode;
  /** Whether the page is shown in place of others, at their URLs. */
  isStandIn?: boolean;
}

/**
 * Header, main part and footer around a page. Client components, so that their trees are not also sent to the browser
 * as data.
 */
export function SiteShell({ children, isStandIn = false }: SiteShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      {/* First in the page: opening it before anything else is painted costs nothing. */}
      <CookieConsent explainedOn={route('disclaimer')} />
      <a href={`#${mainId}`} className="skip-link">
        {layoutTexts.skip}
      </a>
      <ImpersonationNotice label={layoutTexts.notice} />
      <SiteHeader hasRentOut={isStandIn || undefined} />
      <main id={mainId} tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <StaticFooter />
      <StaticLanguages />
      <PageAwake />
    </div>
  );
}
