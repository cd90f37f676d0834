import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { BookingRequestScreen } from '@/components/booking-requests/booking-request-screen';
import { idText } from '@/lib/api/params';
import { bookingRequestQuery } from '@/lib/booking-requests/queries';
import { threadQuery } from '@/lib/messages/queries';
import { scheduledMessagesQuery } from '@/lib/messages/scheduled-queries';
import { route } from '@/lib/paths';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';
import { requirePageActor } from '@/server/auth/page-actor';
import { findRequestDetail } from '@/server/features/booking-requests/get-request-detail';
import { listMessages } from '@/server/features/messages/list-messages';
import { listScheduledMessages } from '@/server/features/messages/scheduled-messages';

export const metadata: Metadata = { title: texts.request };

interface PageProps {
  params: Promise<{ id: string }>;
}

/** One request with all possible actions; when its owner opens it, it is marked as read. */
export default async function BookingRequestPage({ params }: PageProps) {
  const id = (await params).id;
  const actor = await requirePageActor(route('dashboard.booking-request.show', { id }));
  const number = idText.safeParse(id);
  const request = number.success ? await findRequestDetail(actor, number.data) : null;
  if (!request) return showNotFound(texts.notFound);
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
      <BookingRequestScreen id={request.id} mayWrite={!actor.isAdmin} />
    </Prefetched>
  );
}
