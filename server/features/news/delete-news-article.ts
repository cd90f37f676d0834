import 'server-only';

import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { lockNewsArticle } from '@/server/features/news/lock-news-article';
import { mayWriteNews } from '@/server/features/news/policy';
import { forgetPhotos } from '@/server/features/photos/forget-photos';

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * DELETE /api/news-articles/{id}, for admins; deletes its image too.
 * @throws DomainError forbidden, not_found
 */
export async function deleteNewsArticle({ actor, params: { id } }: Input): Promise<void> {
  authorize(mayWriteNews(actor));
  const imageKey = await transaction(async (tx) => {
    const article = await lockNewsArticle(tx, id);
    await tx.newsArticle.delete({ where: { id } });
    const subject = { type: 'news_article', id } as const;
    await recordAudit(tx, { actor, action: 'news.delete', subject, details: { title: article.title } });
    return article.imageKey;
  });
  if (imageKey !== null) await forgetPhotos([imageKey]);
}
