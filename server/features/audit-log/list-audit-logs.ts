import 'server-only';

import type { AuditLogPage, AuditLogQuery } from '@/lib/audit-log/contract';
import type { Actor } from '@/server/auth/actor';
import { findEntries } from '@/server/features/audit-log/find-entries';
import { mayReadAuditLog } from '@/server/features/audit-log/policy';
import { tellEntries } from '@/server/features/audit-log/tell-entries';
import { authorize } from '@/server/http/errors';

interface Input {
  actor: Actor;
  query: AuditLogQuery;
}

/**
 * GET /api/admin/audit-logs: who did what to whom, newest first.
 * @throws DomainError forbidden
 */
export async function listAuditLogs({ actor, query }: Input): Promise<AuditLogPage> {
  authorize(mayReadAuditLog(actor));
  const { before, limit, ...filter } = query;
  const found = await findEntries(filter, { before, most: limit + 1 });
  const rows = found.slice(0, limit);
  return {
    data: await tellEntries(rows),
    next_before: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  };
}
