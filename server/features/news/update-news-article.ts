import 'server-only';

import type { NewsArticle, NewsArticleInput } from '@/lib/news/contract';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { lockNewsArticle } from '@/server/features/news/lock-news-article';
import { mayWriteNews } from '@/server/features/news/policy';
import { withNewsImage } from '@/server/features/news/receive-image';
import { sanitiseContent } from '@/server/features/news/sanitise-content';
import { newsArticleSelect } from '@/server/features/news/select';
import type { NewsArticleRow } from '@/server/features/news/select';
import { toNewsArticle } from '@/server/features/news/serialize';
import { forgetPhotos } from '@/server/features/photos/forget-photos';

interface Input {
  actor: Actor;
  params: { id: number };
  body: NewsArticleInput;
}

interface Saved {
  row: NewsArticleRow;
  /** Key of the previous image, if the article no longer has it. */
  dropped: string | null;
}

/** A new image takes precedence over removing the current one; without either it stays. */
function saveArticle(
  { actor, params, body }: Input,
  content: string,
  imageKey: string | undefined,
): Promise<Saved> {
  const nextKey = imageKey ?? (body.remove_image ? null : undefined);
  return transaction(async (tx) => {
    const before = await lockNewsArticle(tx, params.id);
    const row = await tx.newsArticle.update({
      where: { id: params.id },
      data: { title: body.title, content, imageKey: nextKey },
      select: newsArticleSelect,
    });
    const subject = { type: 'news_article', id: params.id } as const;
    await recordAudit(tx, { actor, action: 'news.update', subject, details: { title: body.title } });
    return { row, dropped: nextKey === undefined ? null : before.imageKey };
  });
}

/**
 * POST /api/news-articles/{id}, for admins: replaces title and content, and replaces or removes the image.
 * @throws DomainError forbidden, not_found, invalid
 */
export async function updateNewsArticle(input: Input): Promise<{ data: NewsArticle }> {
  const { actor, body } = input;
  authorize(mayWriteNews(actor));
  const content = sanitiseContent(body.content);
  const { row, dropped } = await withNewsImage(body.image, (imageKey) =>
    saveArticle(input, content, imageKey),
  );
  if (dropped !== null) await forgetPhotos([dropped]);
  return { data: toNewsArticle(row) };
}
