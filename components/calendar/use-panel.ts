'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { addressWith } from '@/components/calendar/address-with';

export type Panel = 'log' | 'manage';

/**
 * The open panel, kept in the address as `action`: a link can open it, Back closes it. Opening the open one closes it.
 * `wasOpened` says that it was opened here and may take the focus.
 */
export function usePanel() {
  const parameters = useSearchParams();
  const action = parameters.get('action');
  const panel: Panel | null = action === 'log' || action === 'manage' ? action : null;
  const [wasOpened, setWasOpened] = useState(false);

  function open(next: Panel | null) {
    setWasOpened(next !== null);
    // The server has nothing to add.
    window.history.pushState(null, '', addressWith({ action: next }));
  }

  return { panel, wasOpened, open, toggle: (next: Panel) => open(panel === next ? null : next) };
}
