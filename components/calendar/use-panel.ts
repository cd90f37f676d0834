'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { addressWith } from '@/components/calendar/address-with';

export type Panel = 'log' | 'manage';

/**
 * The open panel, kept in the URL as `action`: a link can open it, Back closes it. Opening the panel that is open
 * closes it. `wasOpened` tells that the user opened it on this page, so that it may take the focus.
 */
export function usePanel() {
  const parameters = useSearchParams();
  const action = parameters.get('action');
  const panel: Panel | null = action === 'log' || action === 'manage' ? action : null;
  const [wasOpened, setWasOpened] = useState(false);

  function open(next: Panel | null) {
    setWasOpened(next !== null);
    // Without a request to the server, which has nothing to add.
    window.history.pushState(null, '', addressWith({ action: next }));
  }

  return { panel, wasOpened, open, toggle: (next: Panel) => open(panel === next ? null : next) };
}
