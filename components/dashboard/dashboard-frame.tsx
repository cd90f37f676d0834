'use client';

import { useQueries } from '@tanstack/react-query';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { barPlaces } from '@/components/dashboard/bar-places';
import { menuEntries } from '@/components/dashboard/menu-entries';
import { activeItem } from '@/components/layout/active-item';
import type { BarItem } from '@/components/layout/dashboard-bar';
import type { DashboardMenuItem } from '@/components/layout/dashboard-menu';
import { DashboardShell } from '@/components/layout/dashboard-shell';
import { matchRoute, route } from '@/lib/paths';
import { unreadCountQueries } from '@/lib/requests/unread';

interface DashboardFrameProps {
  user: { id: number; roleId: number };
  /** Under the menu: the way out. */
  menuFooter: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}

/** The dashboard around a page: the menu of the user's role, with badges for what is unread. */
export function DashboardFrame({ user, menuFooter, banner, children }: DashboardFrameProps) {
  const entries = menuEntries(user.roleId);
  const unread = useUnreadCounts(user.id, entries);
  const currentPath = menuPath(usePathname());
  const items = entries.map((entry) => ({ ...entry, count: entry.unread && unread[entry.unread] }));
  return (
    <DashboardShell
      banner={banner}
      currentPath={currentPath}
      items={items}
      bar={barOf(items, activeItem(items, currentPath)?.href)}
      menuFooter={menuFooter}
    >
      {children}
    </DashboardShell>
  );
}

/** The places of the bar that hold something of this menu. */
function barOf(items: readonly DashboardMenuItem[], current: string | undefined): BarItem[] {
  return barPlaces.flatMap(({ pages: all, ...place }) => {
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

/** A page in no menu belongs to the one it is reached from. */
function menuPath(pathname: string): string {
  return matchRoute(pathname)?.name === 'listing.edit' ? route('dashboard.listing.index') : pathname;
}

function useUnreadCounts(userId: number, entries: ReturnType<typeof menuEntries>) {
  const lists = entries.flatMap(({ unread }) => unread ?? []);
  // They differ in their keys alone, but the compiler sees different queries.
  const counts = useQueries({ queries: lists.map((list) => ({ ...unreadCountQueries[list](userId) })) });
  return Object.fromEntries(lists.map((list, index) => [list, toRead(counts[index]?.data)]));
}

/** A thread that goes on counts beside a request that nobody opened; a new one is among both. */
function toRead(count: { unread: number; unread_messages?: number } | undefined): number | undefined {
  return count && Math.max(count.unread, count.unread_messages ?? 0);
}
