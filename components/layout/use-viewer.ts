'use client';

import { useEffect, useState } from 'react';
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { findViewer } from '@/lib/accounts/viewer';

/**
 * Who looks at a public page, for the parts of it that differ: null for everybody at first, and for who is signed
 * out always.
 */
export function useViewer(): CurrentUserDto | null {
  const [viewer, setViewer] = useState<CurrentUserDto | null>(null);
  useEffect(() => {
    let isGone = false;
    async function ask() {
      const found = await findViewer();
      if (!isGone) setViewer(found);
    }
    void ask();
    return () => {
      isGone = true;
    };
  }, []);
  return viewer;
}
