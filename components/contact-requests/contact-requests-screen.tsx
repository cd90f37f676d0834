'use client';

import { useQuery } from '@tanstack/react-query';
import { RequestList } from '@/components/requests/request-list';
import { CardTableCell, CardTableHead } from '@/components/ui/card-table';
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

/** All questions, the newest first. */
export function ContactRequestsScreen({ userId, page }: ContactRequestsScreenProps) {
  return (
    <RequestList
      list={useQuery(contactRequestListQuery(userId, page))}
      texts={texts}
      intro={texts.intro}
      pageHref={(to) => route('dashboard.contact-request.index', {}, { page: to })}
      href={({ id }) => route('dashboard.contact-request.show', { id })}
      calls={contactRequestBulkCalls}
      refresh={refreshContactRequests}
      heads={<CardTableHead>{texts.subject}</CardTableHead>}
      cells={({ subject }, look) => (
        <CardTableCell label={texts.subject}>
          <span className={look}>{subject || texts.noSubject}</span>
        </CardTableCell>
      )}
    />
  );
}
