import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { ContactRequestsScreen } from '@/components/contact-requests/contact-requests-screen';
import { pageQuery } from '@/lib/api/params';
import { contactRequestListQuery, contactRequestsPerPage } from '@/lib/contact-requests/queries';
import { route } from '@/lib/paths';
import { contactRequestDeskTexts as texts } from '@/lib/texts/contact-requests';
import { requirePageActor } from '@/server/auth/page-actor';
import { listContactRequests } from '@/server/contact-requests/list-contact-requests';
import { mayHaveRequests } from '@/server/requests/policy';

export const metadata: Metadata = { title: texts.requests };

interface PageProps {
  searchParams: Promise<{ page?: string | string[] }>;
}

/** The questions that one's own homes received (docs/rules/booking-requests.md#the-desk-of-requests). */
export default async function ContactRequestsPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.contact-request.index'));
  if (!mayHaveRequests(actor)) return showNotFound();
  const page = pageQuery.shape.page.catch(1).parse((await searchParams).page);
  const query = { page, limit: contactRequestsPerPage };
  const list = await listContactRequests({ actor, params: { id: actor.id }, query });
  return (
    <Prefetched data={[[contactRequestListQuery(actor.id, page).queryKey, list]]}>
      <ContactRequestsScreen userId={actor.id} page={page} />
    </Prefetched>
  );
}
