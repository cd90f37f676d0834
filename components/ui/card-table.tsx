/**
 * A table that becomes a list of cards when narrow: below 48 rem each row is a card, with every cell beside its
 * heading. Depends on the container's width, not the window's, since a menu may be beside it. The roles are explicit
 * because a table with another `display` loses them.
 */
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface CardTableProps {
  /** The table's accessible name. */
  caption: string;
  /** The headings, in the order of the cells: CardTableHead elements. */
  head: ReactNode;
  children: ReactNode;
  className?: string;
}

/** The table; its rows are CardTableRow elements. */
export function CardTable({ caption, head, children, className }: CardTableProps) {
  return (
    // Anything too wide, such as a long name, scrolls here instead of widening the page.
    <div className={cn('@container -m-1 overflow-x-auto p-1', className)}>
      <table role="table" className="block w-full @3xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="sr-only @3xl:not-sr-only @3xl:table-header-group">
          <tr role="row" className="border-b border-ci-gray-300 text-left text-ci-gray-600">
            {head}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block space-y-4 @3xl:table-row-group">
          {children}
        </tbody>
      </table>
    </div>
  );
}

export interface CardTableCellAppearance {
  /** end: for numbers and actions. */
  align?: 'start' | 'end';
  className?: string;
}

interface CardTableHeadProps extends CardTableCellAppearance {
  children: ReactNode;
  sort?: 'ascending' | 'descending' | 'none';
}

/** A column's heading. */
export function CardTableHead({ align, className, children, sort }: CardTableHeadProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort}
      className={cn('px-2 py-3 font-semibold @5xl:px-3', align === 'end' && 'text-right', className)}
    >
      {children}
    </th>
  );
}

interface CardTableRowProps {
  children: ReactNode;
  /** Grey background, for unread rows. */
  marked?: boolean;
  /**
   * Whether the whole row acts as a link: one link in it has `rowLinkClass`, its other controls have `aboveRowLink`.
   */
  isLink?: boolean;
  className?: string;
}

/** Extends a link over the whole row. */
export const rowLinkClass = 'after:absolute after:inset-0 after:content-[""]';
export const aboveRowLink = 'relative z-10';

/** A row, or a card. */
export function CardTableRow({ children, marked, isLink, className }: CardTableRowProps) {
  return (
    <tr
      role="row"
      className={cn(
        'block rounded-panel border border-ci-gray-200 p-4 @lg:grid @lg:grid-cols-2 @lg:gap-x-10 @3xl:table-row @3xl:rounded-none @3xl:border-0 @3xl:border-b @3xl:border-ci-gray-200',
        marked ? 'bg-ci-gray-100' : 'bg-surface',
        isLink && 'relative hover:bg-ci-blue-50 focus-within:bg-ci-blue-50',
        className,
      )}
    >
      {children}
    </tr>
  );
}

interface CardTableCellProps extends CardTableCellAppearance {
  /** The column's heading, shown beside the value in a card; left out for a card's title and buttons. */
  label?: string;
  children: ReactNode;
}

/** One value. */
export function CardTableCell({ label, align, className, children }: CardTableCellProps) {
  return (
    <td
      role="cell"
      className={cn(
        'flex items-baseline justify-between gap-4 py-1.5 @3xl:table-cell @3xl:px-2 @3xl:py-4 @5xl:px-3 @3xl:align-middle',
        align === 'end' && '@3xl:text-right',
        className,
      )}
    >
      {label && (
        <span aria-hidden className="shrink-0 text-ci-gray-600 @3xl:hidden">
          {label}
        </span>
      )}
      {/* One element around the value, so that it stays together beside its label. */}
      <div
        className={cn(
          'min-w-0 wrap-anywhere @3xl:wrap-break-word @3xl:[&_button]:wrap-break-word',
          label && '@max-3xl:text-right',
        )}
      >
        {children}
      </div>
    </td>
  );
}
