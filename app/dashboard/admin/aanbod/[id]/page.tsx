import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { showNotFound } from '@/app/dashboard/show-not-found';
import { showRefused } from '@/app/dashboard/show-refused';
import { ListingFileScreen } from '@/components/listing-file/listing-file-screen';
import { idText } from '@/lib/api/params';
import { auditLogQuery as auditLogInput } from '@/lib/audit-log/contract';
import { historyLength, historyQuery } from '@/lib/audit-log/queries';
import { route } from '@/lib/desk-paths';
import { listingFileTexts as texts } from '@/lib/texts/listing-file';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listAuditLogs } from '@/server/features/audit-log/list-audit-logs';
import { findListingFile } from '@/server/features/moderation/find-listing-file';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  params: Promise<{ id: string }>;
}

/** One home, with its notes and its history (docs/rules/moderation.md#the-page-of-a-home). */
export default async function ListingFilePage({ params }: PageProps) {
  const { id } = await params;
  const actor = await requirePageActor(route('dashboard.admin.listing.show', { id }));
  if (!hasRight(actor, 'find')) return showRefused(actor);
  const number = idText.safeParse(id);
  const file = number.success ? await findListingFile(number.data) : null;
  if (!file) return showNotFound(texts.notFound);
  const subject = { listing_id: file.id };
  const query = { ...auditLogInput.parse({}), ...subject, limit: historyLength };
  return (
    <Prefetched data={[[historyQuery(subject).queryKey, await listAuditLogs({ actor, query })]]}>
      <ListingFileScreen file={file} mayOrder={hasRight(actor, 'moderate')} />
    </Prefetched>
  );
}
