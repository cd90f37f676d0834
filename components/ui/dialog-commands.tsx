'use client';

import { useEffect } from 'react';
import { loadBackSteps } from '@/components/ui/back-step';

/**
 * Polyfills for browsers without them: a button with `command="show-modal"` opens the dialog it names, and a press
 * outside an open dialog closes it. In all browsers, following a link inside a dialog closes it, so that it is closed
 * after Back. Back closes an open element with `data-back-step`.
 */
export function DialogCommands() {
  useEffect(() => {
    document.addEventListener('click', obey);
    // Followed for the lifetime of the document. If the script fails to load, Back leaves the page as usual.
    loadBackSteps().then(
      ({ followBackSteps }) => followBackSteps(),
      () => {},
    );
    return () => document.removeEventListener('click', obey);
  }, []);
  return null;
}

function obey({ target }: MouseEvent) {
  if (!(target instanceof Element)) return;
  const open = target.closest<HTMLDialogElement>('dialog[closedby="any"][open]');
  if (open && (target === open || target.closest('a'))) open.close();
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const named = target.closest('button[command="show-modal"]')?.getAttribute('commandfor');
  const dialog = named ? document.getElementById(named) : null;
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}
