'use client';

import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface TabsProps<Key extends string> {
  /** The accessible name of the list of tabs. */
  label: string;
  tabs: readonly (readonly [key: Key, label: string])[];
  shown: Key;
  onShow: (key: Key) => void;
  /** The panel of the tab that is shown. */
  children: ReactNode;
}

/** Tabs by the ARIA pattern: a single tab stop; arrows, Home and End show another tab. */
export function Tabs<Key extends string>({ label, tabs, shown, onShow, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const place = tabs.findIndex(([key]) => key === shown);
    const last = tabs.length - 1;
    const places: Partial<Record<string, number>> = {
      ArrowLeft: place === 0 ? last : place - 1,
      ArrowRight: place === last ? 0 : place + 1,
      Home: 0,
      End: last,
    };
    const next = places[event.key];
    const key = next === undefined ? undefined : tabs[next]?.[0];
    if (next === undefined || key === undefined) return;
    event.preventDefault();
    onShow(key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap border-b border-ci-gray-300"
      >
        {tabs.map(([key, text]) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === shown}
            aria-controls={key === shown ? `${id}-panel` : undefined}
            tabIndex={key === shown ? 0 : -1}
            onClick={() => onShow(key)}
            onKeyDown={move}
            className={cn(
              '-mb-px min-h-11 grow basis-[min-content] cursor-pointer border-b-3 px-3 py-2 text-left leading-tight font-semibold',
              key === shown
                ? 'border-ci-blue-700 text-ci-blue-700'
                : 'border-transparent text-ci-gray-700 hover:text-ci-blue-700',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} className="pt-4">
        {children}
      </div>
    </>
  );
}
