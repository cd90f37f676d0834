'use client';

import { Menu } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { MenuCount } from '@/components/layout/menu-count';
import type { SectionPage } from '@/components/layout/section-tabs';
import { cn } from '@/components/ui/cn';
import { Dialog } from '@/components/ui/dialog';
import type { Elements } from '@/components/ui/elements';
import { layoutTexts } from '@/lib/texts/layout';

export interface BarItem {
  label: string;
  /** The URL of the first of its pages. */
  href: string;
  icon: Elements;
  /** The number of unread items on all of its pages. */
  count: number;
  pages: readonly SectionPage[];
  isCurrent: boolean;
}

interface DashboardBarProps {
  items: readonly BarItem[];
  /** The whole menu, opened with 'Meer'. */
  menu: Elements;
}

const place =
  'flex min-h-14 w-full min-w-0 flex-col items-center justify-center gap-0.5 px-1 text-sm leading-4 font-semibold';
const inks = (isCurrent: boolean) => (isCurrent ? 'text-ci-blue-700' : 'text-ci-gray-700');

/** The bottom bar on phones: the pages used daily within reach of the thumb, all others behind 'Meer'. */
export function DashboardBar({ items, menu }: DashboardBarProps) {
  const [isOpen, setOpen] = useState(false);
  const isElsewhere = !items.some(({ isCurrent }) => isCurrent);
  return (
    <nav
      aria-label={layoutTexts.dashboardMenu.bar}
      data-foot-bar
      data-dashboard-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-ci-gray-200 bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {items.map(({ label, href, icon, count, isCurrent }) => (
          <li key={href} className="min-w-0 flex-1">
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={cn(place, inks(isCurrent))}
            >
              <span className="relative">
                {icon}
                <MenuCount count={count} className="absolute -top-2 left-3.5 min-h-5 px-1.5 leading-4" />
              </span>
              <span className="max-w-full truncate">{label}</span>
            </Link>
          </li>
        ))}
        <li className="min-w-0 flex-1">
          <Dialog
            open={isOpen}
            onOpenChange={setOpen}
            title={layoutTexts.dashboardMenu.label}
            trigger={
              <button type="button" className={cn(place, inks(isElsewhere))}>
                <Menu aria-hidden className="size-6" />
                <span className="max-w-full truncate">{layoutTexts.dashboardMenu.more}</span>
              </button>
            }
          >
            {menu}
          </Dialog>
        </li>
      </ul>
    </nav>
  );
}
