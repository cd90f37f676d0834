'use client';

import { ErrorView } from '@/components/layout/error-view';
import { layoutTexts } from '@/lib/texts/layout';
import './globals.css';

/** An error of the root layout itself: a document of its own. */
export default function GlobalErrorPage() {
  return (
    <html lang="nl-BE">
      <head>
        <title>{layoutTexts.error.documentTitle}</title>
      </head>
      <body>
        <ErrorView />
      </body>
    </html>
  );
}
