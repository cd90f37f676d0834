'use client';

import { useEffect, useState } from 'react';
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';

/**
 * The signed-in user viewing a public page, for the parts that depend on it: null at first, and always when signed out.
 * The code that asks the server is only loaded when someone seems to be signed in.
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
