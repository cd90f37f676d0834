import type { Metadata } from 'next';
import { route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';

export const metadata: Metadata = {
  title: layoutTexts.notFound.documentTitle,
  robots: { index: false },
};

/**
 * Next's own fallback, kept small because it is shipped with every page. Visitors with an unknown URL see
 * app/niet-gevonden.
 */
export default function NotFound() {
  return (
    <main className="page py-16 text-center">
      <h1>{layoutTexts.notFound.title}</h1>
      <p className="mt-4">
        <a href={route('home')} className="link">
          {layoutTexts.notFound.home}
        </a>
      </p>
    </main>
  );
}
