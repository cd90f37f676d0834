'use client';

import { useQuery } from '@tanstack/react-query';
import { RequestFilters } from '@/components/requests/request-filters';
import { RequestList } from '@/components/requests/request-list';
import { CardTableCell, CardTableHead } from '@/components/ui/card-table';
import { contactRequestStatuses } from '@/lib/contact-requests/statuses';
import type { ContactRequestFilter } from '@/lib/contact-requests/contract';
import {
  contactRequestBulkCalls,
  contactRequestListQuery,
  refreshContactRequests,
} from '@/lib/contact-requests/queries';
import { route } from '@/lib/desk-paths';
import { langOf } from '@/lib/languages/language';
import type { ListingChoice } from '@/lib/requests/filter';
import { contactRequestDeskTexts as texts } from '@/lib/texts/contact-requests';

interface ContactRequestsScreenProps {
  userId: number;
  page: number;
  filter: ContactRequestFilter;
  listings: readonly ListingChoice[];
}

const hrefOf = (filter: ContactRequestFilter | null, page?: number | null) =>
  route('dashboard.contact-request.index', {}, { ...filter, page });

/** All questions; open ones come first. */
export function ContactRequestsScreen({ userId, page, filter, listings }: ContactRequestsScreenProps) {
  return (
    <RequestList
      list={useQuery(contactRequestListQuery(userId, page, filter))}
      texts={texts}
      intro={texts.intro}
      filter={filter}
      filters={
        <RequestFilters
          filter={filter}
          listings={listings}
          states={[undefined, ...contactRequestStatuses].map((status) => ({
            label: status ? texts.statuses[status] : texts.all,
            filter: { ...filter, status },
            isCurrent: status === filter.status,
          }))}
          hrefOf={hrefOf}
        />
      }
      hrefOf={hrefOf}
      href={({ id }) => route('dashboard.contact-request.show', { id })}
      calls={contactRequestBulkCalls}
      refresh={refreshContactRequests}
      heads={<CardTableHead>{texts.subject}</CardTableHead>}
      cells={({ subject, locale }, textClass) => (
        <CardTableCell label={texts.subject}>
          <span lang={subject ? langOf(locale) : undefined} className={textClass}>
            {subject || texts.noSubject}
          </span>
        </CardTableCell>
      )}
    />
  );
}
