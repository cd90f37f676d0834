'use client';

import { useEffect, useEffectEvent } from 'react';

/** On the link of a row that keys go to; its value is the row's id. */
export const rowLink = 'data-row-link';

/** Where a letter is a letter, or means something else. */
const elsewhere =
  'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';

const linksOf = () => [...document.querySelectorAll<HTMLElement>(`[${rowLink}]`)];

interface RowKeys {
  /** Off for who speaks to the computer: a word would press keys. */
  isOn: boolean;
  /** Marks the row of this id as handled; left out where rows cannot be. */
  onHandle?: (id: number) => void;
  onHelp: () => void;
}

/**
 * A list by single keys: j and k go to the next and the row before, e marks as handled and goes on, '?' tells. Where
 * one is, is where the focus is, so that enter opens by itself and a screen reader says the row.
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
      // The row may move down the list, and the focus with it.
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
