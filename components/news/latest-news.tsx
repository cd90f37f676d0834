'use client';

import { useQuery } from '@tanstack/react-query';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/listings/photo';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { formatMomentDay } from '@/lib/format/date';
import type { NewsArticle } from '@/lib/news/contract';
import { newsListQuery, newsOnToday } from '@/lib/news/queries';
import { newsSummary } from '@/lib/news/content';
import { route } from '@/lib/desk-paths';
import { newsTexts as texts } from '@/lib/texts/news';

/** Summaries of the three newest articles, each with a link to the full text. */
export function LatestNews() {
  const { data, isPending, isError } = useQuery(newsListQuery(1, newsOnToday));
  return (
    <>
      {isPending && (
        <SkeletonGroup className="grid gap-4 md:grid-cols-3">
          {Array.from({ length: newsOnToday }, (_, card) => (
            <Skeleton key={card} className="h-64 rounded-panel" />
          ))}
        </SkeletonGroup>
      )}
      {isError && <Alert tone="error">{texts.loadFailed}</Alert>}
      {data?.data.length === 0 && <Card tone="sand">{texts.todayEmpty}</Card>}
      {data && data.data.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-3">
          {data.data.map((article) => (
            <li key={article.id}>
              <Teaser article={article} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Teaser({ article: { id, title, content, image, created_at: createdAt } }: { article: NewsArticle }) {
  return (
    <Card padded={false} className="relative h-full overflow-hidden">
      {image !== null && (
        <Photo
          picture={{ id: String(id), url: image }}
          alt=""
          sizes="(min-width: 48rem) 20rem, 100vw"
          maxWidth={640}
        />
      )}
      <div className="p-5">
        <p className="text-ci-gray-600">{formatMomentDay(createdAt)}</p>
        <h3 className="mt-1 text-lg">
          {/* Makes the whole card the link. */}
          <Link
            href={`${route('dashboard.news.index')}#nieuws-${id}`}
            className="text-ci-gray-900 no-underline after:absolute after:inset-0 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-ci-gray-700">{newsSummary(content, 120)}</p>
      </div>
    </Card>
  );
}
