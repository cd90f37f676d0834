/**
 * A table that becomes a list of cards on a phone: under 768 px each row stands by itself, with every cell
 * under its heading. The roles are written out because a table whose display is changed loses them.
 */
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface CardTableProps {
  /** Names the table for screen readers. */
  caption: string;
  /** The headings, in the order of the cells; CardTableHead each. */
  head: ReactNode;
  children: ReactNode;
  className?: string;
}

/** The table itself; its rows are CardTableRow. */
export function CardTable({ caption, head, children, className }: CardTableProps) {
  return (
    <table role="table" className={cn('block w-full md:table', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="border-b border-ci-gray-300 text-left text-ci-gray-600">
          {head}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block space-y-4 md:table-row-group">
        {children}
      </tbody>
    </table>
  );
}

export interface CardTableCellLook {
  /** end: numbers and actions. */
  align?: 'start' | 'end';
  className?: string;
}

interface CardTableHeadProps extends CardTableCellLook {
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
      className={cn('px-3 py-3 font-semibold', align === 'end' && 'text-right', className)}
    >
      {children}
    </th>
  );
}

interface CardTableRowProps {
  children: ReactNode;
  /** Grey behind the row, for what was not read yet. */
  marked?: boolean;
  className?: string;
}

/** One row, or one card. */
export function CardTableRow({ children, marked, className }: CardTableRowProps) {
  return (
    <tr
      role="row"
      className={cn(
        'block rounded-panel border border-ci-gray-200 p-4 md:table-row md:rounded-none md:border-0 md:border-b md:border-ci-gray-200',
        marked ? 'bg-ci-gray-100' : 'bg-white',
        className,
      )}
    >
      {children}
    </tr>
  );
}

interface CardTableCellProps extends CardTableCellLook {
  /** The column's heading, shown beside the value on a phone; left out for a card's title and its buttons. */
  label?: string;
  children: ReactNode;
}

/** One value. */
export function CardTableCell({ label, align, className, children }: CardTableCellProps) {
  return (
    <td
      role="cell"
      className={cn(
        'flex items-baseline justify-between gap-4 py-1.5 md:table-cell md:px-3 md:py-4 md:align-middle',
        align === 'end' && 'md:text-right',
        className,
      )}
    >
      {label && (
        <span aria-hidden className="shrink-0 text-ci-gray-600 md:hidden">
          {label}
        </span>
      )}
      {/* One box for the value, so that it stays together beside its label. */}
      <div className={cn('min-w-0', label && 'max-md:text-right')}>{children}</div>
    </td>
  );
}
