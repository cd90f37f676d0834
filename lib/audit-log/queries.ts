/** TanStack Query options for the audit log; query keys are defined only here. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { AuditLogFilter, AuditLogPage } from '@/lib/audit-log/contract';

const all = ['audit-logs'] as const;
const path = '/api/admin/audit-logs';

/** The log, page after page. */
export const auditLogQuery = (filter: AuditLogFilter) =>
  infiniteQueryOptions({
    queryKey: [...all, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api.get<AuditLogPage>(path, { query: { ...filter, before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_before: before }) => before,
  });

/** Entries of a history before the link to the rest. */
export const historyLength = 10;

export type Subject = { user_id: number } | { listing_id: number };

/** The newest entries about one user or listing. */
export const historyQuery = (subject: Subject) =>
  queryOptions({
    queryKey: [...all, 'history', subject],
    queryFn: ({ signal }) =>
      api.get<AuditLogPage>(path, { query: { ...subject, limit: historyLength }, signal }),
  });

/** URL of the filtered log as a CSV file. */
export function auditLogFileUrl(filter: AuditLogFilter): string {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${path}.csv?${query}`;
}
