'use client';

import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeading } from '@/components/layout/page-heading';
import { PagedList } from '@/components/layout/paged-list';
import { BulkActions } from '@/components/requests/bulk-actions';
import { isUnread, RequestCells, requestLook } from '@/components/requests/request-cells';
import type { DeskRequest } from '@/components/requests/request-cells';
import { useSelection } from '@/components/requests/use-selection';
import type { Selection } from '@/components/requests/use-selection';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/api/envelope';
import type { BulkCalls } from '@/lib/requests/bulk-calls';
import { requestDeskTexts as deskTexts } from '@/lib/texts/requests';

interface ListedRequest extends DeskRequest {
  listing: { name: string };
}

interface RequestListProps<Request extends ListedRequest> {
  list: UseQueryResult<Page<Request>>;
  texts: { requests: string; loadFailed: string; noRequests: string };
  intro: string;
  /** The address of a page of the list; null is the first. */
  pageHref: (page: number | null) => string;
  /** The page of a request. */
  href: (request: Request) => string;
  calls: BulkCalls;
  refresh: (client: QueryClient) => Promise<void>;
  /** The heads of the columns after guest and home. */
  heads: ReactNode;
  /** The cells under them; `look` is that of the row's words. */
  cells: (request: Request, look: string) => ReactNode;
}

/** Everything that was received, the newest first, with what can be done with several at once. */
export function RequestList<Request extends ListedRequest>(props: RequestListProps<Request>) {
  const { list, texts, intro, pageHref } = props;
  return (
    <>
      <PageHeading title={texts.requests} intro={intro} />
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={<EmptyState drawing="bottle" text={texts.noRequests} />}
        href={pageHref}
      >
        {({ data }) => <Requests {...props} shown={data} />}
      </PagedList>
    </>
  );
}

function Requests<Request extends ListedRequest>({
  shown,
  ...props
}: RequestListProps<Request> & { shown: readonly Request[] }) {
  const selection = useSelection(shown.map(({ id }) => id));
  return (
    <>
      <BulkActions selection={selection} calls={props.calls} refresh={props.refresh} />
      <CardTable
        caption={props.texts.requests}
        head={
          <>
            <CardTableHead>
              <span className="sr-only">{deskTexts.selection}</span>
            </CardTableHead>
            <CardTableHead>{deskTexts.guest}</CardTableHead>
            <CardTableHead>{deskTexts.listing}</CardTableHead>
            {props.heads}
          </>
        }
      >
        {shown.map((request) => (
          <Row
            key={request.id}
            request={request}
            selection={selection}
            href={props.href(request)}
            cells={props.cells}
          />
        ))}
      </CardTable>
    </>
  );
}

interface RowProps<Request> {
  request: Request;
  selection: Selection;
  href: string;
  cells: (request: Request, look: string) => ReactNode;
}

function Row<Request extends ListedRequest>({ request, selection, href, cells }: RowProps<Request>) {
  const look = requestLook(request);
  return (
    <CardTableRow marked={isUnread(request)}>
      <RequestCells request={request} selection={selection} href={href} />
      <CardTableCell label={deskTexts.listing}>
        <span className={look}>{request.listing.name}</span>
      </CardTableCell>
      {cells(request, look)}
    </CardTableRow>
  );
}
