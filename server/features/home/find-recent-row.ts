import 'server-only';

import type { HomeRowModel } from '@/lib/home/home-model';
import { recentRow } from '@/lib/home/rows';
import { findRows, lookNow } from '@/server/features/home/find-rows';
import type { Overview } from '@/server/http/request-context';

export interface FoundRow {
  /** Null where there are too few homes for one. */
  row: HomeRowModel | null;
  searches: Overview[];
}

/** The home page's row of the newest homes, for a page that has none of its own to show. */
export async function findRecentRow(): Promise<FoundRow> {
  const { rows, searches } = await findRows([recentRow], await lookNow());
  return { row: rows[0] ?? null, searches };
}
