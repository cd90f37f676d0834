'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { barPlaces } from '@/components/dashboard/bar-places';
import { menuEntries } from '@/components/dashboard/menu-entries';
import type { MenuUser } from '@/components/dashboard/menu-entries';
import { useCountedTitle } from '@/components/dashboard/use-counted-title';
import { useLiveCounts } from '@/components/dashboard/use-live-counts';
import { activeItem } from '@/components/dashboard/active-item';
import type { BarItem } from '@/components/dashboard/dashboard-bar';
import type { DashboardMenuItem } from '@/components/dashboard/dashboard-menu';
import { DashboardShell } from '@/components/dashboard/dashboard-shell';
import { useGoing } from '@/components/ui/going';
import type { Elements } from '@/components/ui/elements';
import { matchRoute } from '@/lib/match-route';
import { route } from '@/lib/desk-paths';
import { dashboardTexts } from '@/lib/texts/dashboard';

interface DashboardFrameProps {
  user: MenuUser & { id: number };
  /** Below the menu: signing out. */
  menuFooter: ReactNode;
  banner?: ReactNode;
  children: Elements;
}

/** The dashboard around a page: the menu of the user's role, with unread counts in the menu and in the page title. */
export function DashboardFrame({ user, menuFooter, banner, children }: DashboardFrameProps) {
  const entries = menuEntries(user);
  const { unread, total, hasNews } = useLiveCounts(
    user.id,
    entries.flatMap((entry) => entry.unread ?? []),
  );
  useCountedTitle(total);
  const pathname = usePathname();
  const going = useGoing();
  // Going to other filters or another page of the same list does not count as leaving it.
  const target = going === null ? null : new URL(going, 'http://here').pathname;
  const nextPath = target === pathname ? null : target;
  const currentPath = menuPath(nextPath ?? pathname);
  const items = entries.map((entry) => ({ ...entry, count: entry.unread && unread[entry.unread] }));
  return (
    <DashboardShell
      banner={banner}
      currentPath={currentPath}
      pathname={pathname}
      isGoing={nextPath !== null}
      items={items}
      bar={barOf(items, activeItem(items, currentPath)?.href)}
      menuFooter={menuFooter}
    >
      {children}
      <p role="status" className="sr-only">
        {hasNews && dashboardTexts.news(total)}
      </p>
    </DashboardShell>
  );
}

/** The bar items for which this menu has at least one page. */
function barOf(items: readonly DashboardMenuItem[], current: string | undefined): BarItem[] {
  return barPlaces().flatMap(({ pages: all, ...place }) => {
    const pages = all.flatMap((page) => {
      const item = items.find(({ href }) => href === page.href);
      return item ? [{ ...page, count: item.count ?? 0 }] : [];
    });
    const [first] = pages;
    if (!first) return [];
    const count = pages.reduce((sum, page) => sum + page.count, 0);
    const isCurrent = pages.some(({ href }) => href === current);
    return [{ ...place, href: first.href, pages, count, isCurrent }];
  });
}

/** Pages that are in no menu highlight the entry they are reached from. */
const reachedFrom = (): Partial<Record<string, string>> => ({
  'listing.edit': route('dashboard.listing.index'),
  'listing.prices': route('dashboard.listing.index'),
  'dashboard.calendars': route('dashboard.calendar'),
});

const menuPath = (pathname: string) => reachedFrom()[matchRoute(pathname)?.name ?? ''] ?? pathname;
