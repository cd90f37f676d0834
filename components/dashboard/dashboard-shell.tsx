import type { ReactNode } from 'react';
import { activeItem } from '@/components/dashboard/active-item';
import { CurrentPage } from '@/components/layout/current-page';
import { DashboardBar } from '@/components/dashboard/dashboard-bar';
import type { BarItem } from '@/components/dashboard/dashboard-bar';
import { DashboardMenu, MenuList } from '@/components/dashboard/dashboard-menu';
import type { DashboardMenuItem } from '@/components/dashboard/dashboard-menu';
import { SectionTabs } from '@/components/layout/section-tabs';
import { SiteHeader } from '@/components/site/site-header';
import { PageComing } from '@/components/dashboard/page-coming';
import { mainId } from '@/components/layout/main-id';
import { Toaster } from '@/components/ui/toaster';
import { layoutTexts } from '@/lib/texts/layout';

interface DashboardShellProps {
  /** The entries of the user's role (docs/rules/dashboard.md#menu). */
  items: readonly DashboardMenuItem[];
  /** The menu's last entry: signing out. */
  menuFooter?: ReactNode;
  /** The items of the bottom bar on phones, in order. */
  bar: readonly BarItem[];
  /** A bar above everything: the user an admin is impersonating. */
  banner?: ReactNode;
  /** The path of the menu entry shown as current: that of the page being navigated to, if any. */
  currentPath: string;
  /** The path of the page shown. */
  pathname: string;
  /** A link to another page was pressed, and that page has not arrived yet. */
  isGoing: boolean;
  children: ReactNode;
}

/** The frame of every dashboard page: header, menu, main part, toasts. */
export function DashboardShell({
  items,
  bar,
  menuFooter,
  banner,
  currentPath,
  pathname,
  isGoing,
  children,
}: DashboardShellProps) {
  const current = activeItem(items, currentPath);
  const menu = { items, current, footer: menuFooter };
  const section = bar.find(({ isCurrent }) => isCurrent)?.pages ?? [];
  return (
    <div className="flex min-h-dvh flex-col bg-ci-gray-50">
      <a href={`#${mainId}`} className="skip-link">
        {layoutTexts.skip}
      </a>
      {banner && <section aria-label={layoutTexts.notice}>{banner}</section>}
      <SiteHeader hasRentOut={false} />
      <div className="grow lg:page lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10 lg:py-6">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <DashboardMenu {...menu} />
          {section.length > 1 && <SectionTabs pages={section} current={current?.href} />}
        </div>
        <main
          id={mainId}
          data-dashboard
          aria-busy={isGoing || undefined}
          tabIndex={-1}
          className="page pt-5 pb-[calc(1.5rem+var(--foot-bar))] outline-none lg:m-0 lg:max-w-none lg:p-0"
        >
          <CurrentPage value={current?.label}>
            {isGoing && <PageComing title={current?.href === currentPath ? current.label : undefined} />}
            {/* Kept as it is, in case the other page does not arrive. */}
            <div className={isGoing ? 'hidden' : 'contents'}>{children}</div>
          </CurrentPage>
        </main>
      </div>
      <DashboardBar key={pathname} items={bar} menu={<MenuList {...menu} />} />
      <Toaster />
    </div>
  );
}
