'use client';

import { useEffect } from 'react';

/**
 * What newer browsers do by themselves, for those that do not: a button with `command="show-modal"` opens the dialog it
 * names, a press outside an open one closes it. And for all: a link inside closes it, so that Back finds it closed.
 */
export function DialogCommands() {
  useEffect(() => {
    document.addEventListener('click', obey);
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
