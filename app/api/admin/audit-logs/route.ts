import { auditLogPage, auditLogQuery } from '@/lib/audit-log/contract';
import { endpoint } from '@/server/http/endpoint';
import { listAuditLogs } from '@/server/features/audit-log/list-audit-logs';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'read_log',
    summary: 'Who did what to whom, the newest first, by actor, person, home, action and day',
    query: auditLogQuery,
    response: auditLogPage,
  },
  listAuditLogs,
);
