import 'server-only';

import { feedOutcomeDto } from '@/lib/calendar-feeds/contract';
import type { FeedDto } from '@/lib/calendar-feeds/contract';
import { feedFaultCode, feedFaultText } from '@/lib/calendar-feeds/faults';
import { isImportedSource } from '@/lib/listings/calendar-sources';
import { importedSourceNames } from '@/lib/texts/calendar-feeds';
import type { FeedRow } from '@/server/features/calendar-feeds/select';

/** @param showUrl a link's address is only for the owner */
export function serializeFeed(row: FeedRow, showUrl: boolean): FeedDto {
  const source = isImportedSource(row.source) ? row.source : 'other';
  return {
    id: row.id,
    source,
    name: row.name ?? importedSourceNames[source],
    url: showUrl ? row.url : null,
    last_success_at: row.lastSuccessAt?.toISOString() ?? null,
    next_run_at: row.nextRunAt.toISOString(),
    failing_since: row.failingSince?.toISOString() ?? null,
    error: row.error && feedFaultText(row.error),
    fault: row.error === null ? null : feedFaultCode(row.error),
    outcome: feedOutcomeDto.safeParse(row.outcome).data ?? null,
  };
}
