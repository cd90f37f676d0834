import 'server-only';

import type { NewsArticle, NewsArticleInput } from '@/lib/news/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { mayWriteNews } from '@/server/features/news/policy';
import { withNewsImage } from '@/server/features/news/receive-image';
import { sanitiseContent } from '@/server/features/news/sanitise-content';
import { newsArticleSelect } from '@/server/features/news/select';
import { toNewsArticle } from '@/server/features/news/serialize';

interface Input {
  actor: Actor;
  body: NewsArticleInput;
}

/**
 * POST /api/news-articles, for admins.
 * @throws DomainError forbidden, invalid
 */
export async function createNewsArticle({ actor, body }: Input): Promise<{ data: NewsArticle }> {
  authorize(mayWriteNews(actor));
  const content = sanitiseContent(body.content);
  const row = await withNewsImage(body.image, (imageKey) =>
    transaction(async (tx) => {
      const made = await tx.newsArticle.create({
        data: { title: body.title, content, imageKey, authorId: actor.id },
        select: newsArticleSelect,
      });
      const subject = { type: 'news_article', id: made.id } as const;
      await recordAudit(tx, { actor, action: 'news.create', subject, details: { title: body.title } });
      return made;
    }),
  );
  return { data: toNewsArticle(row) };
}
