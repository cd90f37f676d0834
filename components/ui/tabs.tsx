'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';

export interface Tab {
  value: string;
  label: string;
  /** Shown beside the label when above 0. */
  count?: number;
  panel: ReactNode;
}

interface TabsProps {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** One of several panels at a time. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange }: TabsProps) {
  return (
    <Base.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={(next) => onValueChange?.(String(next))}
    >
      <Base.List
        aria-label={label}
        className="relative flex gap-1 overflow-x-auto border-b border-ci-gray-300 pb-px"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-12 items-center gap-2 rounded-t-control px-4 font-semibold whitespace-nowrap text-ci-gray-600 -outline-offset-3 transition-colors duration-150 hover:text-ci-blue-700 data-active:text-ci-blue-700"
          >
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && <Badge tone="blue">{tab.count}</Badge>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-ci-blue transition-[translate,width] duration-200 ease-out" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6 outline-offset-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
