'use client';

import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { ListHeading } from '@/components/layout/list-heading';
import { BulkActions } from '@/components/requests/bulk-actions';
import { FoundList } from '@/components/requests/found-list';
import { isUnread, RequestCells, requestClass } from '@/components/requests/request-cells';
import type { DeskRequest } from '@/components/requests/request-cells';
import { RequestMenu } from '@/components/requests/request-menu';
import { RowKeys } from '@/components/requests/row-keys';
import { useMarking } from '@/components/requests/use-marking';
import { useSelection } from '@/components/requests/use-selection';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import type { Elements } from '@/components/ui/elements';
import { EmptyState } from '@/components/ui/empty-state';
import type { Page } from '@/lib/api/envelope';
import type { BulkCalls } from '@/lib/requests/bulk-calls';
import type { RequestFilter } from '@/lib/requests/filter';
import { requestDeskTexts as deskTexts } from '@/lib/texts/requests';

interface ListedRequest extends DeskRequest {
  listing: { name: string };
}

interface RequestListProps<Request extends ListedRequest, Filter extends RequestFilter> {
  list: UseQueryResult<Page<Request>>;
  texts: { requests: string; loadFailed: string; noRequests: string };
  intro: string;
  filter: Filter;
  filters: Elements;
  /** The URL of a page of the list; with a null filter that of the unfiltered list. */
  hrefOf: (filter: Filter | null, page?: number | null) => string;
  /** The URL of a request's page. */
  href: (request: Request) => string;
  calls: BulkCalls;
  refresh: (client: QueryClient) => Promise<void>;
  /** The headings of the columns after guest and listing. */
  heads: Elements;
  /** The cells of those columns; `textClass` is the text style of the row. */
  cells: (request: Request, textClass: string) => Elements;
}

/** A list of requests, with actions on one or several at once. */
export function RequestList<Request extends ListedRequest, Filter extends RequestFilter>(
  props: RequestListProps<Request, Filter>,
) {
  const { list, texts, intro, filter, filters, hrefOf } = props;
  const marking = useMarking(props.calls, props.refresh);
  const handle = (id: number) => {
    const request = list.data?.data.find((one) => one.id === id);
    if (request?.handled_at === null) marking.markHandled(request);
  };
  return (
    <>
      <ListHeading title={texts.requests} about={intro} actions={<RowKeys onHandle={handle} />} />
      {filters}
      <FoundList
        list={list}
        failed={texts.loadFailed}
        filter={filter}
        empty={<EmptyState drawing="bottle" text={texts.noRequests} />}
        hrefOf={hrefOf}
      >
        {(shown) => <Requests {...props} shown={shown} />}
      </FoundList>
    </>
  );
}

function Requests<Request extends ListedRequest, Filter extends RequestFilter>({
  shown,
  ...props
}: RequestListProps<Request, Filter> & { shown: readonly Request[] }) {
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
            <CardTableHead align="end">
              <span className="sr-only">{deskTexts.acts}</span>
            </CardTableHead>
          </>
        }
      >
        {shown.map((request) => {
          const textClass = requestClass(request);
          return (
            <CardTableRow key={request.id} marked={isUnread(request)} isLink>
              <RequestCells request={request} selection={selection} href={props.href(request)} />
              <CardTableCell label={deskTexts.listing}>
                <span className={textClass}>{request.listing.name}</span>
              </CardTableCell>
              {props.cells(request, textClass)}
              <RequestMenu request={request} calls={props.calls} refresh={props.refresh} />
            </CardTableRow>
          );
        })}
      </CardTable>
    </>
  );
}
