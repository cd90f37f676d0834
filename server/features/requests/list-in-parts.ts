import 'server-only';

import type { PageQuery } from '@/lib/api/params';

/** A part of a list with its own order; a list consists of its parts, one after the other. */
export interface ListPart<Where, OrderBy> {
  where: Where;
  orderBy: readonly OrderBy[];
}

/** Rows of one part: `take` of them after the first `skip`. */
interface Window {
  skip: number;
  take: number;
}

/** The rows of each part that are on the page of `take` rows after the first `skip`; null for a part with none. */
function windowsOf(counts: readonly number[], skip: number, take: number): (Window | null)[] {
  let before = 0;
  return counts.map((count) => {
    const from = Math.max(skip, before);
    const until = Math.min(skip + take, before + count);
    const window = from < until ? { skip: from - before, take: until - from } : null;
    before += count;
    return window;
  });
}

interface ListInParts<Part, Row> {
  parts: readonly Part[];
  page: PageQuery;
  count: (part: Part) => Promise<number>;
  find: (part: Part, window: Window) => Promise<Row[]>;
}

/** One page of a list in parts, and the total number of rows. */
export async function listInParts<Part, Row>({
  parts,
  page: { page, limit },
  count,
  find,
}: ListInParts<Part, Row>): Promise<{ rows: Row[]; total: number }> {
  const counts = await Promise.all(parts.map(count));
  const windows = windowsOf(counts, (page - 1) * limit, limit);
  const found = await Promise.all(
    parts.map(async (part, index) => {
      const window = windows[index];
      return window ? find(part, window) : [];
    }),
  );
  return { rows: found.flat(), total: counts.reduce((sum, one) => sum + one, 0) };
}
