import { Photo } from '@/components/listings/photo';
import { ArticleText } from '@/components/news/article-text';
import { NewsActions } from '@/components/news/news-actions';
import { Card } from '@/components/ui/card';
import { formatMomentDay } from '@/lib/format/date';
import type { NewsArticle } from '@/lib/news/contract';

interface NewsCardProps {
  article: NewsArticle;
  /** Whether the reader may edit it. */
  canWrite: boolean;
}

/** A full article: articles have no page of their own. */
export function NewsCard({ article, canWrite }: NewsCardProps) {
  const heading = `nieuws-${article.id}`;
  return (
    <article aria-labelledby={heading}>
      <Card padded={false} className="overflow-hidden">
        {article.image !== null && (
          <Photo
            picture={{ id: String(article.id), url: article.image }}
            alt=""
            sizes="(min-width: 64rem) 44rem, 100vw"
            maxWidth={1280}
            className="max-h-96 w-full"
          />
        )}
        <div className="p-5 sm:p-6">
          <p className="text-ci-gray-600">{formatMomentDay(article.created_at)}</p>
          <h2 id={heading} className="mt-1 scroll-mt-28 text-xl">
            {article.title}
          </h2>
          <div className="mt-4">
            <ArticleText html={article.content} />
          </div>
          {canWrite && <NewsActions article={article} />}
        </div>
      </Card>
    </article>
  );
}
