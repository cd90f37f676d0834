import 'server-only';

import type { Tx } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/**
 * Locks an article for the rest of the transaction, so that a concurrent change cannot leave an image behind.
 * @throws DomainError not_found
 */
export async function lockNewsArticle(
  tx: Tx,
  id: number,
): Promise<{ title: string; imageKey: string | null }> {
  const [row] = await tx.$queryRaw<{ title: string; imageKey: string | null }[]>`
    SELECT title, image_key AS "imageKey" FROM news_articles WHERE id = ${id} FOR UPDATE`;
  if (!row) throw new DomainError('not_found');
  return row;
}
