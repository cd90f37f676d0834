import { Link } from '@/components/ui/link';
import { MenuCount } from '@/components/layout/menu-count';
import { cn } from '@/components/ui/cn';
import { Words } from '@/components/ui/words';
import { layoutTexts } from '@/lib/texts/layout';

export interface SectionPage {
  label: string;
  href: string;
  count: number;
}

interface SectionTabsProps {
  pages: readonly SectionPage[];
  /** The URL of the current page. */
  current: string | undefined;
}

/** On phones: tabs for the pages that share an item of the bottom bar. */
export function SectionTabs({ pages, current }: SectionTabsProps) {
  return (
    <nav
      aria-label={layoutTexts.dashboardMenu.section}
      className="border-b border-ci-gray-200 bg-surface lg:hidden print:hidden"
    >
      {/* `relative`, so that text for screen readers scrolls along with the list. */}
      <ul className="page relative flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {pages.map(({ label, href, count }) => (
          <li key={href} className="shrink-0">
            <Link
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center gap-2 border-b-2 px-2 font-semibold',
                href === current ? 'border-ci-blue text-ci-blue-700' : 'border-transparent text-ci-gray-700',
              )}
            >
              <Words>{label}</Words>
              <MenuCount count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
