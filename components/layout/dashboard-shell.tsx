import type { ReactNode } from 'react';
import { DashboardMenu } from '@/components/layout/dashboard-menu';
import type { DashboardMenuItem } from '@/components/layout/dashboard-menu';
import { SiteHeader } from '@/components/layout/site-header';
import { mainId } from '@/components/layout/main-id';
import { Toaster } from '@/components/ui/toaster';
import { layoutTexts } from '@/lib/texts/layout';

interface DashboardShellProps {
  /** The entries of this visitor's role (docs/rules/dashboard.md#menu), only those whose pages exist. */
  items: readonly DashboardMenuItem[];
  /** The menu's last entry: signing out. */
  menuFooter?: ReactNode;
  /** A bar above everything: as whom an admin is looking. */
  banner?: ReactNode;
  currentPath?: string;
  children: ReactNode;
}

/** The frame of every dashboard page: header, menu, main part, toasts. */
export function DashboardShell({ items, menuFooter, banner, currentPath, children }: DashboardShellProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-ci-gray-50">
      <a href={`#${mainId}`} className="skip-link">
        {layoutTexts.skip}
      </a>
      {banner && <section aria-label={layoutTexts.notice}>{banner}</section>}
      <SiteHeader />
      <div className="grow lg:page lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-10 lg:py-8">
        <div className="lg:sticky lg:top-26 lg:self-start">
          <DashboardMenu items={items} footer={menuFooter} currentPath={currentPath} />
        </div>
        <main id={mainId} tabIndex={-1} className="page py-6 outline-none lg:m-0 lg:max-w-none lg:p-0">
          {children}
        </main>
      </div>
      <Toaster />
    </div>
  );
}
