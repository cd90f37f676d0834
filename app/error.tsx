'use client';

import { useEffect } from 'react';
import { ErrorView } from '@/components/layout/error-view';
import { isPartMissing, loadAnew } from '@/lib/pages/load-anew';

/**
 * Shown for any error while rendering a page. The server has logged it; the visitor sees no details. Everything it
 * shows is shipped with every page, because the error may be that a chunk could not be loaded.
 */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => {
    if (isPartMissing(error)) void loadAnew();
  }, [error]);
  return <ErrorView onRetry={reset} />;
}
