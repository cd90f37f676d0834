'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ApproveDialog } from '@/components/booking-requests/approve-dialog';
import { StatusBadge } from '@/components/booking-requests/booking-request-facts';
import { BookingRequestSections } from '@/components/booking-requests/booking-request-sections';
import { NoteForm } from '@/components/booking-requests/note-form';
import { RefuseDialog } from '@/components/booking-requests/refuse-dialog';
import { PageHeading } from '@/components/layout/page-heading';
import { OneOfList } from '@/components/layout/paged-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { BookingRequestDto } from '@/lib/booking-requests/contract';
import { allowedActions, statusFromWire } from '@/lib/booking-requests/lifecycle';
import { bookingRequestQuery, refreshBookingRequestLists } from '@/lib/booking-requests/queries';
import { formatMoment } from '@/lib/format/date';
import { route } from '@/lib/paths';
import {
  bookingRequestActionTexts,
  bookingRequestDeskTexts as texts,
  bookingRequestStatusTexts,
} from '@/lib/texts/booking-requests';

/** One request with everything that can be done with it (spec D §2). */
export function BookingRequestScreen({ id }: { id: number }) {
  const client = useQueryClient();
  const request = useQuery(bookingRequestQuery(id));

  // Opening it made it read.
  useEffect(() => void refreshBookingRequestLists(client), [client, id]);

  return (
    <OneOfList query={request} failed={texts.detailFailed}>
      {(data) => <Request request={data} />}
    </OneOfList>
  );
}

function Request({ request }: { request: BookingRequestDto }) {
  return (
    <>
      <Breadcrumb
        as={Link}
        className="mb-4"
        items={[
          { label: texts.requests, href: route('dashboard.booking-request.index') },
          { label: request.name },
        ]}
      />
      <PageHeading
        title={texts.detailTitle(request.name)}
        intro={<DecisionLine request={request} />}
        actions={<Actions request={request} />}
      />
      <div className="space-y-6">
        <BookingRequestSections request={request} />
        <Card>
          <NoteForm request={request} />
        </Card>
      </div>
    </>
  );
}

/** The state, and who brought it about. */
function DecisionLine({ request }: { request: BookingRequestDto }) {
  const status = bookingRequestStatusTexts[statusFromWire(request.status)];
  const when = request.modified_at && formatMoment(request.modified_at);
  const who = request.modified_by?.full_name;
  return (
    <span className="flex flex-wrap items-center gap-3 text-base">
      <StatusBadge request={request} />
      {when && <span>{who ? texts.modified(status, who, when) : texts.modifiedAt(status, when)}</span>}
    </span>
  );
}

/** The buttons that the state allows; who sees this screen may press them all. */
function Actions({ request }: { request: BookingRequestDto }) {
  const router = useRouter();
  const actions = allowedActions(statusFromWire(request.status), 'owner');
  // One page back (spec D §4); who came straight from a mail has none.
  const goBack = () =>
    window.history.length > 1 ? router.back() : router.push(route('dashboard.booking-request.index'));
  const refusals = actions.filter((action) => action !== 'approve');
  return (
    <>
      {actions.includes('approve') && <ApproveDialog request={request} />}
      {refusals.map((action) => (
        <RefuseDialog
          key={action}
          request={request}
          action={action}
          onDone={goBack}
          trigger={<Button variant="secondary">{bookingRequestActionTexts[action]}</Button>}
        />
      ))}
    </>
  );
}
