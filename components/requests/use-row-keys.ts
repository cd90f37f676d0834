'use client';

import { useEffect, useEffectEvent } from 'react';

/** The attribute on a row's link that shortcuts move to; its value is the row's id. */
export const rowLink = 'data-row-link';

/** Elements in which a letter key types text or has another meaning. */
const elsewhere =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';

const linksOf = () => [...document.querySelectorAll<HTMLElement>(`[${rowLink}]`)];

interface RowKeys {
  /** Can be turned off for voice control, where a spoken word would trigger keys. */
  isOn: boolean;
  /** Marks the row with this id as handled; left out when rows cannot be. */
  onHandle?: (id: number) => void;
  onHelp: () => void;
}

/**
 * Single-key shortcuts in a list: j and k move to the next and previous row, e marks the row as handled and moves on,
 * '?' shows help. The current row is the focused one, so that Enter opens it and screen readers read it.
 */
export function useRowKeys({ isOn, onHandle, onHelp }: RowKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const from = event.target instanceof Element ? event.target : document.body;
    if (from.closest(elsewhere) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    const links = linksOf();
    const row = from.closest('tr');
    const at = links.findIndex((link) => row?.contains(link));
    const goTo = (index: number) => links[Math.max(0, Math.min(index, links.length - 1))]?.focus();
    if (event.key === 'j') goTo(at + 1);
    else if (event.key === 'k') goTo(at - 1);
    else if (event.key === 'e' && onHandle && at >= 0) {
      const id = Number(links[at]?.getAttribute(rowLink));
      // Moved first: the row may go down the list, taking the focus with it.
      goTo(at + 1 < links.length ? at + 1 : at - 1);
      onHandle(id);
    } else if (event.key === '?') onHelp();
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const stop = new AbortController();
    window.addEventListener('keydown', (event) => onKey(event), { signal: stop.signal });
    return () => stop.abort();
  }, [isOn]);
}
