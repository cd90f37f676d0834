import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { ContactRequestsScreen } from '@/components/contact-requests/contact-requests-screen';
import { contactRequestsQuery } from '@/lib/contact-requests/contract';
import { contactRequestListQuery, contactRequestsPerPage } from '@/lib/contact-requests/queries';
import { route } from '@/lib/desk-paths';
import { contactRequestDeskTexts as texts } from '@/lib/texts/contact-requests';
import { requirePageActor } from '@/server/auth/page-actor';
import { listContactRequests } from '@/server/features/contact-requests/list-contact-requests';
import { listOwnListings } from '@/server/features/listings/list-own-listings';
import { mayHaveRequests } from '@/server/features/requests/policy';

export const metadata: Metadata = { title: texts.requests };

interface PageProps {
  searchParams: PageSearch;
}

/** Questions about the user's own listings (docs/rules/booking-requests.md#the-desk-of-requests). */
export default async function ContactRequestsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.contact-request.index'));
  if (!mayHaveRequests(actor)) return showNotFound();
  const { page, ...asked } = await readQuery(contactRequestsQuery, searchParams);
  const { limit: _limit, sort: _sort, ...filter } = asked;
  const query = { ...filter, sort: 'open' as const, page, limit: contactRequestsPerPage };
  const [list, listings] = await Promise.all([
    listContactRequests({ actor, params: { id: actor.id }, query }),
    listOwnListings(actor.id),
  ]);
  return (
    <Prefetched data={[[contactRequestListQuery(actor.id, page, filter).queryKey, list]]}>
      <ContactRequestsScreen userId={actor.id} page={page} filter={filter} listings={listings} />
    </Prefetched>
  );
}
