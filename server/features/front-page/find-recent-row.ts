import 'server-only';

import type { FrontPageRowModel } from '@/lib/front-page/front-page-model';
import { recentRow } from '@/lib/front-page/rows';
import { findRows, snapshotNow } from '@/server/features/front-page/find-rows';
import type { Overview } from '@/server/http/request-context';

export interface FoundRow {
  /** Null if there are too few listings for a row. */
  row: FrontPageRowModel | null;
  searches: Overview[];
}

/** The home page's row of newest listings, for pages without listings of their own to show. */
export async function findRecentRow(): Promise<FoundRow> {
  const { rows, searches } = await findRows([recentRow], await snapshotNow());
  return { row: rows[0] ?? null, searches };
}
