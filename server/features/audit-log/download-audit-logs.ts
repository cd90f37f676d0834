import 'server-only';

import type { AuditEntryDto, AuditLogFilter } from '@/lib/audit-log/contract';
import { todayIn } from '@/lib/dates/day';
import { CSV_START, csvCell, csvLine } from '@/lib/format/csv';
import { formatMoment } from '@/lib/format/date';
import { auditLogTexts as texts } from '@/lib/texts/audit-log';
import type { Actor } from '@/server/auth/actor';
import { findEntries } from '@/server/features/audit-log/find-entries';
import { mayReadAuditLog } from '@/server/features/audit-log/policy';
import { tellEntries } from '@/server/features/audit-log/tell-entries';
import { authorize } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** Entries read at a time, and so held in memory. */
const BATCH = 500;

function lineOf({ created_at: moment, actor, action, sentence, details }: AuditEntryDto): string {
  const told = details.map(({ label, value }) => `${label}: ${value}`).join('; ');
  return csvLine([formatMoment(moment), actor?.name ?? '', action, sentence, told].map(csvCell));
}

async function* linesOf(filter: AuditLogFilter): AsyncGenerator<string> {
  yield CSV_START + csvLine(texts.columns.map(csvCell));
  let before: number | undefined;
  for (;;) {
    const rows = await findEntries(filter, { before, most: BATCH });
    const entries = await tellEntries(rows);
    yield entries.map(lineOf).join('');
    if (rows.length < BATCH) return;
    before = rows.at(-1)?.id;
  }
}

/** Asks for the next lines when the client has taken the previous ones. */
function streamOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void lines.return(undefined),
  });
}

interface Input {
  actor: Actor;
  query: AuditLogFilter;
}

/**
 * GET /api/admin/audit-logs.csv: the whole selection, newest first, sent while it is read.
 * @throws DomainError forbidden
 */
export async function downloadAuditLogs({ actor, query }: Input): Promise<Reply> {
  authorize(mayReadAuditLog(actor));
  return fileReply(streamOf(linesOf(query)), {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${texts.fileName(todayIn())}"`,
  });
}
