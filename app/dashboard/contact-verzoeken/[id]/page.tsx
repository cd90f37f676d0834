import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { ContactRequestScreen } from '@/components/contact-requests/contact-request-screen';
import { idText } from '@/lib/api/params';
import { contactRequestQuery } from '@/lib/contact-requests/queries';
import { threadQuery } from '@/lib/messages/queries';
import { route } from '@/lib/desk-paths';
import { contactRequestDeskTexts as texts } from '@/lib/texts/contact-requests';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { findContactRequest } from '@/server/features/contact-requests/get-contact-request';
import { listMessages } from '@/server/features/messages/list-messages';

export const metadata: Metadata = { title: texts.request };

interface PageProps {
  params: Promise<{ id: string }>;
}

/** One question with all possible actions; when its owner opens it, it is marked as read. */
export default async function ContactRequestPage({ params }: PageProps) {
  const { id } = await params;
  const actor = await requirePageActor(route('dashboard.contact-request.show', { id }));
  const number = idText.safeParse(id);
  const request = number.success ? await findContactRequest(actor, number.data) : null;
  if (!request) return showNotFound(texts.notFound);
  const asked = { actor, params: { id: request.id }, query: { page: 1 } };
  const thread = await listMessages('contact-requests')(asked);
  return (
    <Prefetched
      data={[
        [contactRequestQuery(request.id).queryKey, request],
        [threadQuery('contact-requests', request.id).queryKey, { pages: [thread], pageParams: [1] }],
      ]}
    >
      <ContactRequestScreen
        id={request.id}
        mayWrite={!actor.isAdmin}
        mayHandle={!actor.isAdmin || hasRight(actor, 'requests')}
      />
    </Prefetched>
  );
}
