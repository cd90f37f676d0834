'use client';

import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@/components/layout/page-heading';
import { PagedList } from '@/components/layout/paged-list';
import { BulkActions } from '@/components/requests/bulk-actions';
import { isUnread, RequestCells, requestLook } from '@/components/requests/request-cells';
import { useSelection } from '@/components/requests/use-selection';
import type { Selection } from '@/components/requests/use-selection';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmptyState } from '@/components/ui/empty-state';
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
      <PagedList
        list={list}
        failed={texts.loadFailed}
        empty={<EmptyState drawing="bottle" text={texts.noRequests} />}
        href={(to) => route('dashboard.contact-request.index', {}, { page: to })}
      >
        {(shown) => <Requests list={shown} />}
      </PagedList>
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
