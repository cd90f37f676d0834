'use client';

import { Menu } from '@base-ui/react/menu';
import { EllipsisVertical } from 'lucide-react';
import { iconButtonClass } from '@/components/ui/button-styles';
import { cn } from '@/components/ui/cn';
import { uiTexts } from '@/lib/texts/ui';

export interface RowAct {
  label: string;
  onSelect: () => void;
  /** Destructive actions come last. */
  isDestructive?: boolean;
}

interface RowMenuProps {
  /** The name of the item the actions apply to. */
  of: string;
  acts: readonly RowAct[];
  /** True while an action is in progress. */
  disabled?: boolean;
  className?: string;
}

/** Further actions on a row, behind three dots at its end; nothing when there are none. */
export function RowMenu({ of, acts, disabled, className }: RowMenuProps) {
  if (acts.length === 0) return null;
  const label = uiTexts.actsOf(of);
  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={label}
        title={label}
        disabled={disabled}
        className={iconButtonClass({ size: 'sm', className })}
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} collisionPadding={12} className="z-40">
          <Menu.Popup className="min-w-52 rounded-panel border border-ci-gray-200 bg-surface py-2 shadow-lift transition-opacity duration-150 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0">
            {acts.map(({ label: name, onSelect, isDestructive }) => (
              <Menu.Item
                key={name}
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
