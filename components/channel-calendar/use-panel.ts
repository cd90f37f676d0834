'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';

export type Panel = 'log' | 'manage';

/**
 * The panel that is open, kept in the address as `action` (spec D §2): a link can open it, Back closes it. Opening the
 * one that is open closes it. `wasOpened` says that it was opened here, and may take the focus.
 */
export function usePanel() {
  const parameters = useSearchParams();
  const action = parameters.get('action');
  const panel: Panel | null = action === 'log' || action === 'manage' ? action : null;
  const [wasOpened, setWasOpened] = useState(false);

  function open(next: Panel | null) {
    const query = new URLSearchParams(parameters);
    if (next === null) query.delete('action');
    else query.set('action', next);
    const search = query.toString();
    setWasOpened(next !== null);
    // The server has nothing to add.
    window.history.pushState(null, '', `${window.location.pathname}${search && `?${search}`}`);
  }

  return { panel, wasOpened, open, toggle: (next: Panel) => open(panel === next ? null : next) };
}
