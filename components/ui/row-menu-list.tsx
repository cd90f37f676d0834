'use client';

import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { cn } from '@/components/ui/cn';
import type { Press } from '@/components/ui/press';
import type { RowAct } from '@/components/ui/row-menu';

interface RowMenuListProps {
  label: string;
  acts: readonly RowAct[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The press that opened it: its button is the anchor. */
  press: Press;
}

/** The open menu of a row. */
export function RowMenuList({ label, acts, open, onOpenChange, press }: RowMenuListProps) {
  const first = useRef<HTMLDivElement>(null);

  /** Opened by keyboard, the first item gets the focus once the menu is shown. */
  function begin(isOpen: boolean) {
    if (isOpen && press.by === 'key') first.current?.focus();
  }

  return (
    <Menu.Root open={open} onOpenChange={(next) => onOpenChange(next)} onOpenChangeComplete={begin}>
      <Menu.Portal>
        <Menu.Positioner
          anchor={press.button}
          align="end"
          sideOffset={4}
          collisionPadding={12}
          className="z-40"
        >
          <Menu.Popup
            aria-label={label}
            finalFocus={() => press.button}
            className="min-w-52 rounded-panel border border-ci-gray-200 bg-surface py-2 shadow-lift transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {acts.map(({ label: name, onSelect, isDestructive }, index) => (
              <Menu.Item
                key={name}
                ref={index === 0 ? first : undefined}
                onClick={onSelect}
                className={cn(
                  'flex min-h-11 cursor-pointer items-center px-4 outline-none select-none data-highlighted:bg-ci-blue-50',
                  isDestructive ? 'text-ci-red-800' : 'text-ci-gray-900',
                )}
              >
                {name}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
