import type { Metadata } from 'next';
import { Prefetched } from '@/app/dashboard/prefetched';
import { readQuery } from '@/app/dashboard/read-query';
import type { PageSearch } from '@/app/dashboard/read-query';
import { showRefused } from '@/app/dashboard/show-refused';
import { AuditLogScreen } from '@/components/audit-log/audit-log-screen';
import { auditLogFilter, auditLogQuery as auditLogInput } from '@/lib/audit-log/contract';
import { auditLogQuery } from '@/lib/audit-log/queries';
import { route } from '@/lib/desk-paths';
import { auditLogTexts as texts } from '@/lib/texts/audit-log';
import { hasRight } from '@/server/auth/actor';
import { requirePageActor } from '@/server/auth/page-actor';
import { listAuditLogs } from '@/server/features/audit-log/list-audit-logs';
import { listLogActors } from '@/server/features/audit-log/list-log-actors';

export const metadata: Metadata = { title: texts.title };

interface PageProps {
  searchParams: PageSearch;
}

/** Who did what to whom (docs/rules/users.md#audit-log). */
export default async function AuditLogPage({ searchParams }: PageProps) {
  const actor = await requirePageActor(route('dashboard.admin.audit-log'));
  if (!hasRight(actor, 'read_log')) return showRefused(actor);
  const filter = await readQuery(auditLogFilter, searchParams);
  const [first, actors] = await Promise.all([
    listAuditLogs({ actor, query: { ...auditLogInput.parse({}), ...filter } }),
    listLogActors({ actor }),
  ]);
  const pages = { pages: [first], pageParams: [null] };
  return (
    <Prefetched data={[[auditLogQuery(filter).queryKey, pages]]}>
      <AuditLogScreen filter={filter} actors={actors} />
    </Prefetched>
  );
}
