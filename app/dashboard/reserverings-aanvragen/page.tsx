import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { BookingRequestsScreen } from '@/components/booking-requests/booking-requests-screen';
import { bookingRequestsQuery } from '@/lib/booking-requests/contract';
import { bookingRequestListQuery, bookingRequestsPerPage } from '@/lib/booking-requests/queries';
import { route } from '@/lib/desk-paths';
import { bookingRequestDeskTexts as texts } from '@/lib/texts/booking-requests';
import { requirePageActor } from '@/server/auth/page-actor';
import { listBookingRequests } from '@/server/features/booking-requests/list-booking-requests';
import { listOwnListings } from '@/server/features/listings/list-own-listings';
import { mayHaveRequests } from '@/server/features/requests/policy';

export const metadata: Metadata = { title: texts.requests };

interface PageProps {
  searchParams: PageSearch;
}

/** Requests for the user's own listings (docs/rules/booking-requests.md#lists). */
export default async function BookingRequestsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.booking-request.index'));
  if (!mayHaveRequests(actor)) return showNotFound();
  const { page, ...asked } = await readQuery(bookingRequestsQuery, searchParams);
  const { limit: _limit, ...filter } = asked;
  const query = { ...filter, page, limit: bookingRequestsPerPage };
  const [list, listings] = await Promise.all([
    listBookingRequests({ actor, params: { id: actor.id }, query }),
    listOwnListings(actor.id),
  ]);
  return (
    <Prefetched data={[[bookingRequestListQuery('booking-requests', actor.id, page, filter).queryKey, list]]}>
      <BookingRequestsScreen userId={actor.id} page={page} filter={filter} listings={listings} />
    </Prefetched>
  );
}
