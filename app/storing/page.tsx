import type { Metadata } from 'next';
import { SiteShell } from '@/components/site/site-shell';
import { buttonClass } from '@/components/ui/button-styles';
import { LinkButton } from '@/components/ui/link-button';
import { Scene, storm } from '@/components/ui/scene';
import { route } from '@/lib/paths';
import { errorPageTexts as texts } from '@/lib/texts/error-page';

export const generateMetadata = (): Metadata => ({
  title: texts.documentTitle,
  robots: { index: false },
  // The address that it is shown under may be a secret.
  referrer: 'no-referrer',
});

/** The one that was asked for, which only the browser knows. */
const sameAddress = '';

/**
 * The front's answer in place of a page that failed (server/front/page-cache/stand-ins.ts). It reads no data: the
 * database may be what is missing.
 */
export default function FailedPage() {
  return (
    <SiteShell isStandIn>
      <div className="page flex flex-col items-center py-16 text-center sm:py-24">
        <Scene className="mb-8 w-56 max-w-full">{storm}</Scene>
        <h1 className="max-w-xl">{texts.title}</h1>
        <p className="mt-4 max-w-md text-lg text-balance text-ci-gray-700">{texts.text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href={sameAddress} className={buttonClass()}>
            {texts.retry}
          </a>
          <LinkButton href={route('front-page')} variant="secondary">
            {texts.frontPage}
          </LinkButton>
        </div>
      </div>
    </SiteShell>
  );
}
