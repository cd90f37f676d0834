import { auditLogFilter } from '@/lib/audit-log/contract';
import { downloadAuditLogs } from '@/server/features/audit-log/download-audit-logs';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'read_log',
    summary: 'The same selection of the audit log as a table for a spreadsheet',
    query: auditLogFilter,
    response: { file: ['text/csv'] },
  },
  downloadAuditLogs,
);
