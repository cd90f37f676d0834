'use client';

import { lazy, Suspense } from 'react';

/** Fetched when there is an error to show: this boundary travels with every page. */
const ErrorView = lazy(async () => ({ default: (await import('@/components/layout/error-view')).ErrorView }));

/** Any error while rendering a page. The server has logged it; the visitor gets no detail. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <Suspense>
      <ErrorView onRetry={reset} />
    </Suspense>
  );
}
