'use client';

import { useEffect, useState } from 'react';
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';

/**
 * Who looks at a public page, for its parts that differ: null for everybody at first, and always when signed out. What
 * asks the server is fetched for the others alone.
 */
export function useViewer(): CurrentUserDto | null {
  const [viewer, setViewer] = useState<CurrentUserDto | null>(null);
  useEffect(() => {
    let isGone = false;
    async function ask() {
      const { findViewer } = await import('@/lib/accounts/viewer');
      const found = await findViewer();
      if (!isGone) setViewer(found);
    }
    if (isProbablySignedIn()) void ask();
    return () => {
      isGone = true;
    };
  }, []);
  return viewer;
}
