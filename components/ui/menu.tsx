'use client';

import { Menu as Base } from '@base-ui/react/menu';
import Link from 'next/link';
import type { ReactElement, ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** A link … */
  href?: string;
  /** … or a deed. */
  onSelect?: () => void;
  destructive?: boolean;
  disabled?: boolean;
}

interface MenuProps {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  items: MenuItem[];
  align?: 'start' | 'center' | 'end';
}

/** A drop-down menu of links and deeds, usable with the arrow keys. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} className="z-50 outline-none">
          <Base.Popup className="min-w-56 origin-(--transform-origin) rounded-control border border-ci-gray-200 bg-white p-1.5 shadow-lift transition duration-150 ease-out outline-none data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            {items.map((item) => (
              <MenuEntry key={item.label} {...item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuEntry({ label, icon, href, onSelect, destructive, disabled }: MenuItem) {
  const className = cn(
    'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-[0.375rem] px-3 py-2 text-base leading-5 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-ci-blue-50',
    destructive ? 'text-ci-red-700 data-highlighted:bg-ci-red-50' : 'text-ci-gray-900',
  );
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  if (href !== undefined) {
    return (
      <Base.LinkItem render={<Link href={href} />} className={className}>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={className}>
      {content}
    </Base.Item>
  );
}
