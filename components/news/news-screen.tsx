'use client';

import { useQuery } from '@tanstack/react-query';
import { ListHeading } from '@/components/layout/list-heading';
import { NewsCard } from '@/components/news/news-card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { newsListQuery } from '@/lib/news/queries';
import { route } from '@/lib/desk-paths';
import { newsTexts as texts } from '@/lib/texts/news';

interface NewsScreenProps {
  page: number;
  /** Admins may create, edit and delete. */
  canWrite: boolean;
}

/** The news, newest first. */
export function NewsScreen({ page, canWrite }: NewsScreenProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(newsListQuery(page));
  const create = canWrite && <LinkButton href={route('dashboard.news.create')}>{texts.create}</LinkButton>;
  return (
    <>
      <ListHeading title={texts.title} about={texts.intro} actions={create} />
      {isPending && (
        <SkeletonGroup className="max-w-3xl space-y-6">
          <Skeleton className="h-96 rounded-panel" />
          <Skeleton className="h-96 rounded-panel" />
        </SkeletonGroup>
      )}
      {isError && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} pending={isFetching} />}
      {data?.meta.total === 0 && <EmptyState drawing="bottle" text={texts.empty} />}
      {data && data.meta.total > 0 && (
        <>
          <div className="max-w-3xl space-y-6">
            {data.data.map((article) => (
              <NewsCard key={article.id} article={article} canWrite={canWrite} />
            ))}
          </div>
          <Pagination
            className="mt-8"
            page={data.meta.current_page}
            lastPage={data.meta.last_page}
            href={(next) => route('dashboard.news.index', {}, { page: next > 1 ? next : null })}
          />
        </>
      )}
    </>
  );
}
