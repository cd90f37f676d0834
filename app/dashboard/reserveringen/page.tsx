import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { BookingsScreen } from '@/components/booking-requests/bookings-screen';
import { pageQuery } from '@/lib/api/params';
import { bookingRequestListQuery, bookingRequestsPerPage } from '@/lib/booking-requests/queries';
import { route } from '@/lib/paths';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';
import { requirePageActor } from '@/server/auth/page-actor';
import { listBookings } from '@/server/booking-requests/list-booking-requests';
import { mayHaveRequests } from '@/server/requests/policy';

export const metadata: Metadata = { title: texts.bookings };

interface PageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** The stays that were approved, canceled ones included (docs/rules/booking-requests.md#lists). */
export default async function BookingsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.booking.index'));
  if (!mayHaveRequests(actor)) return showNotFound();
  const page = pageQuery.shape.page.catch(1).parse((await searchParams).page);
  const query = { page, limit: bookingRequestsPerPage };
  const { queryKey } = bookingRequestListQuery('bookings', actor.id, page);
  return (
    <Prefetched data={[[queryKey, await listBookings({ actor, params: { id: actor.id }, query })]]}>
      <BookingsScreen userId={actor.id} page={page} />
    </Prefetched>
  );
}
