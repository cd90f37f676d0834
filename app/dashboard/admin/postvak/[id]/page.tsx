import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { showRefused } from '@/app/dashboard/show-refused';
import { ThreadScreen } from '@/components/inbox/thread-screen';
import { idText } from '@/lib/api/params';
import { route } from '@/lib/desk-paths';
import { inboxThreadQuery } from '@/lib/inbox/queries';
import { inboxTexts as texts } from '@/lib/texts/inbox';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { findThread } from '@/server/features/inbox/get-thread';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  params: Promise<{ id: string }>;
}

/** One thread of the inbox. */
export default async function ThreadPage({ params }: PageProps) {
  const { id } = await params;
  const actor = await requirePageActor(route('dashboard.admin.inbox.show', { id }));
  if (!hasRight(actor, 'inbox')) return showRefused(actor);
  const number = idText.safeParse(id);
  const thread = number.success ? await findThread(number.data) : null;
  if (!thread) return showNotFound(texts.notFound);
  return (
    <Prefetched data={[[inboxThreadQuery(thread.id).queryKey, thread]]}>
      <ThreadScreen id={thread.id} />
    </Prefetched>
  );
}
