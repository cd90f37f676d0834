'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { ApproveDialog } from '@/components/booking-requests/approve-dialog';
import { stateOf, StatusBadge } from '@/components/booking-requests/booking-request-facts';
import { BookingRequestSections } from '@/components/booking-requests/booking-request-sections';
import { OfferDialog } from '@/components/booking-requests/offer-dialog';
import { NoteForm } from '@/components/booking-requests/note-form';
import { RefuseDialog } from '@/components/booking-requests/refuse-dialog';
import { PaidMark } from '@/components/booking-requests/paid-mark';
import { OneOfList } from '@/components/layout/paged-list';
import { OwnBookingActions } from '@/components/manual-bookings/own-booking-actions';
import { RequestFrame } from '@/components/requests/request-parts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { lazyPart } from '@/components/ui/lazy-part';
import type { BookingRequestDetail } from '@/lib/booking-requests/contract';
import { allowedActions, statusFromWire, waitsForGuest } from '@/lib/booking-requests/lifecycle';
import { bookingRequestQuery, refreshBookingRequestLists } from '@/lib/booking-requests/queries';
import { todayIn } from '@/lib/dates/day';
import { formatMoment } from '@/lib/format/date';
import { canGoBack } from '@/components/ui/go-back';
import { route } from '@/lib/desk-paths';
import {
  bookingRequestActionTexts,
  bookingRequestDeskTexts as texts,
  bookingRequestStatusTexts,
  declineReasonTexts,
} from '@/lib/texts/booking-requests';

const ChangeDialog = lazyPart(
  async () => (await import('@/components/booking-requests/change-part')).ChangeDialog,
);

interface May {
  /** Whether the viewer may write to the guest. */
  mayWrite: boolean;
  /** Whether the viewer may change the request in any other way: an admin may lack the right. */
  mayDecide: boolean;
}

/** One request with everything that can be done with it (docs/rules/booking-requests.md#states). */
export function BookingRequestScreen({ id, ...may }: { id: number } & May) {
  const client = useQueryClient();
  const request = useQuery(bookingRequestQuery(id));

  // Opening a request marks it as read.
  useEffect(() => void refreshBookingRequestLists(client), [client, id]);

  return (
    <OneOfList query={request} failed={texts.detailFailed}>
      {(data) => <Request request={data} {...may} />}
    </OneOfList>
  );
}

function Request({ request, mayWrite, mayDecide }: { request: BookingRequestDetail } & May) {
  return (
    <RequestFrame
      list={
        request.manual
          ? { label: texts.bookings, href: route('dashboard.booking.index') }
          : { label: texts.requests, href: route('dashboard.booking-request.index') }
      }
      name={request.name}
      intro={<DecisionLine request={request} />}
      actions={mayDecide && <Actions request={request} />}
    >
      <BookingRequestSections request={request} mayWrite={mayWrite} mayDecide={mayDecide} />
      {request.note !== undefined && (
        <Card>
          <NoteForm request={request} />
        </Card>
      )}
    </RequestFrame>
  );
}

/** The status, and who caused it. */
function DecisionLine({ request }: { request: BookingRequestDetail }) {
  const { canceled_by: by, decline_reason: reason } = request;
  const byGuest = request.approved_at === null ? texts.withdrawn : texts.canceledByGuest;
  const status = by === 'guest' ? byGuest : bookingRequestStatusTexts[statusFromWire(request.status)];
  const when = request.modified_at && formatMoment(request.modified_at);
  const who = request.modified_by?.full_name;
  return (
    <span className="flex flex-wrap items-center gap-3 text-base">
      {request.manual && <Badge tone="blue">{texts.ownBooking}</Badge>}
      {(!request.manual || request.status !== 'approved') && <StatusBadge request={request} />}
      <PaidMark booking={request} />
      <span className="figures">{request.code}</span>
      {when && !(request.manual && request.status === 'approved') && (
        <span>{who ? texts.modified(status, who, when) : texts.modifiedAt(status, when)}</span>
      )}
      {reason && <span>{texts.reasonTold(declineReasonTexts[reason])}</span>}
    </span>
  );
}

/** The buttons that the state allows. */
function Actions({ request }: { request: BookingRequestDetail }) {
  const router = useRouter();
  const actions = allowedActions(stateOf(request), 'owner', todayIn());
  // Goes one page back; a user who followed a link in a mail has no page to go back to.
  const goBack = () => (canGoBack() ? router.back() : router.push(route('dashboard.booking-request.index')));
  if (request.manual) return <OwnBookingActions booking={request} onRemoved={goBack} />;
  const refusals = (['decline', 'cancel'] as const).filter((action) => actions.includes(action));
  const isOffered = waitsForGuest(request, todayIn());
  const approval = actions.includes('approve') && (
    <ApproveDialog
      request={request}
      trigger={isOffered ? <Button variant="secondary">{texts.approveAsked}</Button> : undefined}
      onDone={() => router.push(route('dashboard.booking.index'))}
    />
  );
  const offer = actions.includes('make-offer') && (
    <OfferDialog request={request} trigger={isOffered ? <Button>{texts.offerAgain}</Button> : undefined} />
  );
  return (
    <>
      {isOffered && offer}
      {approval}
      {!isOffered && offer}
      {request.status === 'approved' && request.change === null && request.start_date > todayIn() && (
        <Suspense>
          <ChangeDialog request={request} />
        </Suspense>
      )}
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
