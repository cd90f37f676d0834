import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { BookingRequestScreen } from '@/components/booking-requests/booking-request-screen';
import { HostedStayPart } from '@/components/hosting/hosted-stay-part';
import { idText } from '@/lib/api/params';
import { bookingRequestQuery } from '@/lib/booking-requests/queries';
import { arrivalInfoQuery, hostedStayQuery } from '@/lib/hosting/queries';
import { threadQuery } from '@/lib/messages/queries';
import { scheduledMessagesQuery } from '@/lib/messages/scheduled-queries';
import { route } from '@/lib/desk-paths';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';
import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { findRequestDetail } from '@/server/features/booking-requests/get-request-detail';
import { getArrivalInfo } from '@/server/features/hosting/arrival-info';
import { findHostedStay } from '@/server/features/hosting/hosted-stays';
import { listMessages } from '@/server/features/messages/list-messages';
import { listScheduledMessages } from '@/server/features/messages/scheduled-messages';

export const metadata: Metadata = { title: texts.request };

interface PageProps {
  params: Promise<{ id: string }>;
}

/** The same stay, as the host who receives its guest sees it. */
async function showHostedStay(actor: Actor, id: number) {
  const stay = await findHostedStay(actor, id);
  if (!stay) return showNotFound(texts.notFound);
  const asked = { actor, params: { id }, query: { page: 1 } };
  const [thread, info] = await Promise.all([
    listMessages('booking-requests')(asked),
    getArrivalInfo({ actor, params: { id: stay.listing.slug } }),
  ]);
  return (
    <Prefetched
      data={[
        [hostedStayQuery(id).queryKey, stay],
        [arrivalInfoQuery(stay.listing.slug).queryKey, info.data],
        [threadQuery('booking-requests', id).queryKey, { pages: [thread], pageParams: [1] }],
      ]}
    >
      <HostedStayPart id={id} />
    </Prefetched>
  );
}

/** One request with all possible actions; when its owner opens it, it is marked as read. */
export default async function BookingRequestPage({ params }: PageProps) {
  const id = (await params).id;
  const actor = await requirePageActor(route('dashboard.booking-request.show', { id }));
  const number = idText.safeParse(id);
  if (!number.success) return showNotFound(texts.notFound);
  const request = await findRequestDetail(actor, number.data);
  if (!request) return showHostedStay(actor, number.data);
  const asked = { actor, params: { id: request.id }, query: { page: 1 } };
  const [thread, scheduled] = await Promise.all([
    listMessages('booking-requests')(asked),
    listScheduledMessages(asked),
  ]);
  return (
    <Prefetched
      data={[
        [bookingRequestQuery(request.id).queryKey, request],
        [scheduledMessagesQuery(request.id).queryKey, scheduled.data],
        [threadQuery('booking-requests', request.id).queryKey, { pages: [thread], pageParams: [1] }],
      ]}
    >
      <BookingRequestScreen
        id={request.id}
        mayWrite={!actor.isAdmin}
        mayDecide={!actor.isAdmin || hasRight(actor, 'requests')}
      />
    </Prefetched>
  );
}
