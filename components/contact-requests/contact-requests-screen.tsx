'use client';

import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@/components/layout/page-heading';
import { BulkActions } from '@/components/requests/bulk-actions';
import { ListFailure, ListSkeleton } from '@/components/layout/list-states';
import { isUnread, RequestCells, requestLook } from '@/components/requests/request-cells';
import { useSelection } from '@/components/requests/use-selection';
import type { Selection } from '@/components/requests/use-selection';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import type { ContactRequestDto, ContactRequestPage } from '@/lib/contact-requests/contract';
import {
  contactRequestBulkCalls,
  contactRequestListQuery,
  refreshContactRequests,
} from '@/lib/contact-requests/queries';
import { route } from '@/lib/paths';
import { contactRequestDeskTexts as texts } from '@/lib/texts/contact-requests';

interface ContactRequestsScreenProps {
  userId: number;
  page: number;
}

/** All questions, the newest first, with what can be done with several at once (spec D §2). */
export function ContactRequestsScreen({ userId, page }: ContactRequestsScreenProps) {
  const list = useQuery(contactRequestListQuery(userId, page));
  return (
    <>
      <PageHeading title={texts.requests} intro={texts.intro} />
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <ListFailure title={texts.loadFailed} onRetry={() => void list.refetch()} pending={list.isFetching} />
      )}
      {list.data?.meta.total === 0 && <EmptyState drawing="bottle" text={texts.noRequests} />}
      {list.data && list.data.meta.total > 0 && <Requests list={list.data} />}
    </>
  );
}

function Requests({ list }: { list: ContactRequestPage }) {
  const selection = useSelection(list.data.map(({ id }) => id));
  return (
    <>
      <BulkActions selection={selection} calls={contactRequestBulkCalls} refresh={refreshContactRequests} />
      <CardTable
        caption={texts.requests}
        head={
          <>
            <CardTableHead>
              <span className="sr-only">{texts.selection}</span>
            </CardTableHead>
            <CardTableHead>{texts.guest}</CardTableHead>
            <CardTableHead>{texts.listing}</CardTableHead>
            <CardTableHead>{texts.subject}</CardTableHead>
          </>
        }
      >
        {list.data.map((request) => (
          <Row key={request.id} request={request} selection={selection} />
        ))}
      </CardTable>
      <Pagination
        className="mt-8"
        page={list.meta.current_page}
        lastPage={list.meta.last_page}
        href={(page) => route('dashboard.contact-request.index', {}, { page: page > 1 ? page : null })}
      />
    </>
  );
}

function Row({ request, selection }: { request: ContactRequestDto; selection: Selection }) {
  const look = requestLook(request);
  return (
    <CardTableRow marked={isUnread(request)}>
      <RequestCells
        request={request}
        selection={selection}
        href={route('dashboard.contact-request.show', { id: request.id })}
      />
      <CardTableCell label={texts.listing}>
        <span className={look}>{request.listing.name}</span>
      </CardTableCell>
      <CardTableCell label={texts.subject}>
        <span className={look}>{request.subject || texts.noSubject}</span>
      </CardTableCell>
    </CardTableRow>
  );
}
