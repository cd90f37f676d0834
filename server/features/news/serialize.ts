import 'server-only';

import type { NewsArticle } from '@/lib/news/contract';
import { newsImageUrl } from '@/server/features/news/image-address';
import type { NewsArticleRow } from '@/server/features/news/select';

export function toNewsArticle({ id, title, content, imageKey, createdAt }: NewsArticleRow): NewsArticle {
  return {
    id,
    title,
    content,
    image: imageKey === null ? null : newsImageUrl(id, imageKey),
    created_at: createdAt.toISOString(),
  };
}
