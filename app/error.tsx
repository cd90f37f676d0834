'use client';

import { ErrorView } from '@/components/layout/error-view';

/** Any error while rendering a page. The server has logged it; the visitor gets no detail. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorView onRetry={reset} />;
}
