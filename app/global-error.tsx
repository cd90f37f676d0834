'use client';

import { useEffect } from 'react';
import { language, languageTags } from '@/lib/languages/language';
import { isPartMissing, loadAnew } from '@/lib/pages/load-anew';
import { siteRoot } from '@/lib/site-root';
import { errorPageTexts } from '@/lib/texts/error-page';
import './globals.css';

/**
 * Shown for an error in the root layout, or one that even `error.tsx` could not show: a complete document that depends
 * on nothing that might be missing, and is small, because it is shipped with every page.
 */
export default function GlobalErrorPage({ error }: { error: Error }) {
  useEffect(() => {
    if (isPartMissing(error)) void loadAnew();
  }, [error]);
  return (
    <html lang={languageTags[language()]}>
      <head>
        <title>{errorPageTexts.documentTitle}</title>
      </head>
      <body>
        <main className="page py-16 text-center">
          <h1>{errorPageTexts.title}</h1>
          <p className="mt-4">{errorPageTexts.text}</p>
          <p className="mt-8">
            <a href={siteRoot()} className="link">
              {errorPageTexts.frontPage}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
