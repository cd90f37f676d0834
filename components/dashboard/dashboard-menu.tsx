'use client';

import { ChevronDown } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { MenuCount } from '@/components/layout/menu-count';
import { cn } from '@/components/ui/cn';
import { layoutTexts } from '@/lib/texts/layout';

export interface DashboardMenuItem {
  label: string;
  href: string;
  icon?: ReactNode;
  /** The number of unread items; a badge shows it when above 0. */
  count?: number;
  /** Draws a separator below it. */
  endsGroup?: boolean;
}

interface DashboardMenuProps {
  items: readonly DashboardMenuItem[];
  current: DashboardMenuItem | undefined;
  /** At the end of the menu: signing out. */
  footer?: ReactNode;
}

/** The dashboard's menu: a list on the left; on small screens collapsed behind the current page's title. */
export function DashboardMenu({ items, current, footer }: DashboardMenuProps) {
  const pathname = usePathname();
  const list = <MenuList items={items} current={current} footer={footer} />;
  return (
    <nav aria-label={layoutTexts.dashboardMenu.label}>
      {/* The key collapses the menu again on each navigation. */}
      <details key={pathname} className="group border-b border-ci-gray-200 bg-surface lg:hidden">
        <summary className="page flex min-h-12 list-none items-center justify-between gap-3 font-semibold text-ci-gray-900 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 wrap-anywhere">{current?.label ?? layoutTexts.dashboardMenu.label}</span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 transition-transform duration-200 group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <div className="page pb-4">{list}</div>
      </details>
      <div className="hidden lg:block">{list}</div>
    </nav>
  );
}

/** The menu's entries, in every layout. */
export function MenuList({ items, current, footer }: DashboardMenuProps) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.href}
          className={cn(
            item.endsGroup &&
              'mb-2 border-b border-ci-gray-200 pb-2 last:mb-0 last:border-0 last:pb-0 lg:mb-1 lg:pb-1',
          )}
        >
          <MenuLink item={item} isCurrent={item === current} />
        </li>
      ))}
      {footer && <li className="mt-2 border-t border-ci-gray-200 pt-2 lg:mt-1 lg:pt-1">{footer}</li>}
    </ul>
  );
}

function MenuLink({ item, isCurrent }: { item: DashboardMenuItem; isCurrent: boolean }) {
  const { label, href, icon, count } = item;
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cn(
        'flex min-h-11 items-center gap-3 rounded-control px-3 py-2 leading-5 transition-colors duration-150 lg:min-h-8.5 lg:py-1',
        isCurrent
          ? 'bg-ci-blue-100 font-semibold text-ci-blue-800'
          : 'text-ci-gray-800 hover:bg-ci-gray-100 hover:text-ci-blue-700',
      )}
    >
      {icon && <span className="shrink-0">{icon}</span>}
      <span className="min-w-0 grow">{label}</span>
      <MenuCount count={count} />
    </Link>
  );
}
