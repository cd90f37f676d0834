import type { Metadata } from 'next';
import { SiteShell } from '@/components/site/site-shell';
import { Drawing } from '@/components/ui/drawing';
import { tooBusyTexts } from '@/lib/texts/missing-page';

export const generateMetadata = (): Metadata => ({
  title: tooBusyTexts.documentTitle,
  robots: { index: false },
  // The address that it is shown under may be a secret.
  referrer: 'no-referrer',
});

/**
 * The front's 429 answer to a client address that has too many pages rendered (server/front/page-cache/page-limit.ts).
 */
export default function TooBusyPage() {
  const { title, text, shared } = tooBusyTexts;
  return (
    <SiteShell isStandIn>
      <div className="page flex flex-col items-center py-16 text-center sm:py-24">
        <Drawing name="horizon" className="mb-8 w-56" />
        <h1 className="max-w-xl">{title}</h1>
        <p className="mt-4 max-w-md text-lg text-ci-gray-700">{text}</p>
        <p className="mt-2 max-w-md text-ci-gray-700">{shared}</p>
      </div>
    </SiteShell>
  );
}
