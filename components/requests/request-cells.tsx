'use client';

import Link from 'next/link';
import type { Selection } from '@/components/requests/use-selection';
import { Badge } from '@/components/ui/badge';
import { CardTableCell } from '@/components/ui/card-table';
import { Checkbox } from '@/components/ui/checkbox';
import { cn } from '@/components/ui/cn';
import { formatMomentDay } from '@/lib/format/date';
import { messageTexts } from '@/lib/texts/messages';
import { requestDeskTexts as texts } from '@/lib/texts/requests';

/** What both kinds of requests have. */
export interface DeskRequest {
  id: number;
  name: string;
  created_at: string;
  read_at: string | null;
  handled_at: string | null;
  /** What the guest wrote that nobody saw. */
  unread_messages: number;
}

export const isUnread = ({ read_at: readAt }: Pick<DeskRequest, 'read_at'>) => readAt === null;

/** How the words of a request look: bold while unread, struck through once handled. */
export function requestLook(request: DeskRequest): string {
  return cn(
    isUnread(request) && 'font-semibold text-ci-gray-900',
    request.handled_at !== null && 'line-through',
  );
}

interface RequestCellsProps {
  request: DeskRequest;
  selection: Selection;
  /** The page of this request. */
  href: string;
}

/** The first two cells of a row: its checkbox, and who asked when, linked to the whole. */
export function RequestCells({ request, selection, href }: RequestCellsProps) {
  return (
    <>
      <CardTableCell className="@3xl:w-10">
        <label className="flex size-11 items-center justify-center">
          <Checkbox checked={selection.has(request.id)} onChange={() => selection.toggle(request.id)} />
          <span className="sr-only">{texts.select(request.name)}</span>
        </label>
      </CardTableCell>
      <CardTableCell label={texts.guest}>
        <Link href={href} className={cn('link wrap-anywhere', requestLook(request))}>
          {request.name}
        </Link>
        {isUnread(request) && <span className="sr-only"> ({texts.unread})</span>}
        {request.handled_at !== null && <span className="sr-only"> ({texts.handled})</span>}
        <span className="block text-ci-gray-600">{formatMomentDay(request.created_at)}</span>
        {request.unread_messages > 0 && (
          <Badge tone="blue" className="mt-1">
            {messageTexts.unread(request.unread_messages)}
          </Badge>
        )}
      </CardTableCell>
    </>
  );
}
