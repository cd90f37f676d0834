import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { BookingRequestsScreen } from '@/components/booking-requests/booking-requests-screen';
import { pageQuery } from '@/lib/api/params';
import { bookingRequestListQuery, bookingRequestsPerPage } from '@/lib/booking-requests/queries';
import { route } from '@/lib/paths';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';
import { requirePageActor } from '@/server/auth/page-actor';
import { listBookingRequests } from '@/server/booking-requests/list-booking-requests';
import { mayHaveRequests } from '@/server/requests/policy';

export const metadata: Metadata = { title: texts.requests };

interface PageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** The requests that one's own homes received (docs/rules/booking-requests.md#lists). */
export default async function BookingRequestsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.booking-request.index'));
  if (!mayHaveRequests(actor)) return showNotFound();
  const page = pageQuery.shape.page.catch(1).parse((await searchParams).page);
  const query = { page, limit: bookingRequestsPerPage };
  const { queryKey } = bookingRequestListQuery('booking-requests', actor.id, page);
  return (
    <Prefetched data={[[queryKey, await listBookingRequests({ actor, params: { id: actor.id }, query })]]}>
      <BookingRequestsScreen userId={actor.id} page={page} />
    </Prefetched>
  );
}
