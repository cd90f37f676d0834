import 'server-only';

import { queryCanceled, sqlState, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';
import { findFaults } from '@/lib/texts/find';

/** Milliseconds for a statement that somebody waits for: far more than it should take, too little to hold up others. */
const PATIENCE = 2000;
/** For the next part of a file, which may scan a million rows for few. */
const FILE_PATIENCE = 15_000;

interface Bounds {
  /** The words that may be to blame if it takes too long. */
  q?: string | undefined;
  /** For a part of a file. */
  isFile?: boolean;
  /** Never reads a whole table where an index can answer. */
  byIndex?: boolean;
}

/**
 * Only reads, in statements planned for their actual parameters and limited in time.
 * @throws DomainError invalid on `q` if one times out
 */
export async function readBounded<T>(
  { q, isFile = false, byIndex = false }: Bounds,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(async (tx) => {
      await tx.$queryRaw`SELECT set_config('statement_timeout', ${String(isFile ? FILE_PATIENCE : PATIENCE)}, true),
        set_config('plan_cache_mode', 'force_custom_plan', true),
        set_config('enable_seqscan', ${byIndex ? 'off' : 'on'}, true)`;
      return work(tx);
    });
  } catch (error) {
    if (q !== undefined && sqlState(error) === queryCanceled) throw invalid({ q: [findFaults.tooMuch] });
    throw error;
  }
}
