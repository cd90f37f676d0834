import type { Metadata } from 'next';
import { siteRoot } from '@/lib/site-root';
import { notFoundTexts } from '@/lib/texts/missing-page';

export const generateMetadata = (): Metadata => ({
  title: notFoundTexts.documentTitle,
  robots: { index: false },
});

/**
 * Next's own fallback, kept small because it is shipped with every page. Visitors with an unknown URL see
 * app/niet-gevonden.
 */
export default function NotFound() {
  return (
    <main className="page py-16 text-center">
      <h1>{notFoundTexts.title}</h1>
      <p className="mt-4">
        <a href={siteRoot()} className="link">
          {notFoundTexts.listing}
        </a>
      </p>
    </main>
  );
}
