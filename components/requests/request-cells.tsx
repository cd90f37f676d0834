'use client';

import { Link } from '@/components/ui/link';
import { rowLink } from '@/components/requests/use-row-keys';
import type { Selection } from '@/components/requests/use-selection';
import { Badge } from '@/components/ui/badge';
import { aboveRowLink, CardTableCell, rowLinkClass } from '@/components/ui/card-table';
import type { CardTableCellAppearance } from '@/components/ui/card-table';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { formatMomentDay } from '@/lib/format/date';
import { messageTexts } from '@/lib/texts/messages';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

/** The fields that both kinds of requests have. */
export interface DeskRequest {
  id: number;
  /** The request's code, such as 'K-7GH2QX'. */
  code: string;
  name: string;
  created_at: string;
  read_at: string | null;
  handled_at: string | null;
  /** The number of unread messages from the guest. */
  unread_messages: number;
}

export const isUnread = ({ read_at: readAt }: Pick<DeskRequest, 'read_at'>) => readAt === null;

/** The text style of a request: bold while unread, struck through once handled. */
export function requestClass(request: DeskRequest): string {
  return cn(
    isUnread(request) && 'font-semibold text-ci-gray-900',
    request.handled_at !== null && 'line-through',
  );
}

/** In the card layout, checkbox and menu are in the corners beside the name. */
const rowStartCell = cn(
  aboveRowLink,
  '@max-3xl:absolute @max-3xl:top-1.5 @max-3xl:left-1 @3xl:w-10 @3xl:px-0',
);
export const rowEndCell = cn(aboveRowLink, '@max-3xl:absolute @max-3xl:top-1.5 @max-3xl:right-1.5 @3xl:w-12');

interface RequestCellsProps {
  request: DeskRequest;
  selection: Selection;
  /** The URL of the request's page. */
  href: string;
}

/** The first two cells of a row: its checkbox, and the guest and date, linked to the request. */
export function RequestCells({ request, selection, href }: RequestCellsProps) {
  return (
    <>
      <CardTableCell className={rowStartCell}>
        <label className="flex size-11 items-center justify-center">
          <Checkbox checked={selection.has(request.id)} onChange={() => selection.toggle(request.id)} />
          <span className="sr-only">{texts.select(request.name)}</span>
        </label>
      </CardTableCell>
      <GuestCell request={request} href={href} className="@max-3xl:pl-9" textClass={requestClass(request)}>
        {isUnread(request) && <span className="sr-only"> ({texts.unread})</span>}
        {request.handled_at !== null && <span className="sr-only"> ({texts.handled})</span>}
      </GuestCell>
    </>
  );
}

interface GuestCellProps extends CardTableCellAppearance {
  request: Pick<DeskRequest, 'id' | 'name' | 'code' | 'created_at' | 'unread_messages'>;
  href: string;
  textClass?: string;
  /** Additional text for screen readers. */
  children?: Elements;
}

/** The guest's name, the code and the date, with a link that covers the row. */
export function GuestCell({ request, href, textClass, className, children }: GuestCellProps) {
  return (
    <CardTableCell className={cn('@max-3xl:pr-11 @lg:col-span-2', className)}>
      <Link
        href={href}
        {...{ [rowLink]: request.id }}
        className={cn('link wrap-anywhere', rowLinkClass, textClass)}
      >
        {request.name}
      </Link>
      {children}
      <span className="figures flex flex-wrap gap-x-2 text-ci-gray-600">
        <span>{request.code}</span> <span>{formatMomentDay(request.created_at)}</span>
      </span>
      {request.unread_messages > 0 && (
        <Badge tone="blue" className="mt-1">
          {messageTexts.unread(request.unread_messages)}
        </Badge>
      )}
    </CardTableCell>
  );
}
