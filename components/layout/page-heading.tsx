import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface PageHeadingProps {
  title: string;
  /** A sentence about the page. */
  intro?: ReactNode;
  /**
   * Whether the collapsed menu right above shows the same title: where that menu is collapsed, the heading is then only
   * for screen readers.
   */
  isToldByMenu?: boolean;
  /** The page's own buttons. */
  actions?: ReactNode;
}

/**
 * The heading of a public page without pictures, or of a dashboard page, where it is small because the work comes
 * first.
 */
export function PageHeading({ title, intro, isToldByMenu, actions }: PageHeadingProps) {
  return (
    <div
      className={cn(
        'mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 in-data-dashboard:mb-5',
        isToldByMenu && !actions && 'max-sm:in-data-dashboard:mb-0',
      )}
    >
      <div className="max-w-prose min-w-0 in-data-dashboard:grow in-data-dashboard:basis-60">
        <h1
          className={cn(
            'wrap-anywhere in-data-dashboard:text-2xl in-data-dashboard:leading-8',
            isToldByMenu && 'max-lg:sr-only',
          )}
        >
          {title}
        </h1>
        {intro && (
          <div className="mt-2 text-lg text-pretty text-ci-gray-700 in-data-dashboard:mt-1 in-data-dashboard:text-base">
            {intro}
          </div>
        )}
      </div>
      {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
