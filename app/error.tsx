'use client';

import { useEffect } from 'react';
import { ErrorView } from '@/components/layout/error-view';
import { isPartMissing, loadAnew } from '@/lib/pages/load-anew';

/**
 * Any error while rendering a page. The server has logged it; the visitor gets no detail. What it shows travels with
 * every page: a part that did not come may be the very error.
 */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    if (isPartMissing(error)) void loadAnew();
  }, [error]);
  return <ErrorView onRetry={reset} />;
}
