'use client';

import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '@/components/layout/page-heading';
import { NewsForm } from '@/components/news/news-form';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/components/ui/skeleton';
import { newsArticleQuery } from '@/lib/news/queries';
import { route } from '@/lib/desk-paths';
import { newsTexts as texts } from '@/lib/texts/news';

/** The page on which an admin writes an article; `id` is the article being edited, null for a new one. */
export function NewsFormScreen({ id }: { id: number | null }) {
  const title = id === null ? texts.createTitle : texts.editTitle;
  return (
    <>
      <Breadcrumb
        className="mb-4"
        items={[{ label: texts.title, href: route('dashboard.news.index') }, { label: title }]}
      />
      <PageHeading title={title} />
      {id === null ? (
        <Card>
          <NewsForm article={null} />
        </Card>
      ) : (
        <EditedArticle id={id} />
      )}
    </>
  );
}

function EditedArticle({ id }: { id: number }) {
  const article = useQuery(newsArticleQuery(id));
  if (article.data) {
    return (
      <Card>
        <NewsForm article={article.data} />
      </Card>
    );
  }
  if (article.isError) {
    return (
      <ErrorState
        title={texts.loadFailed}
        onRetry={() => void article.refetch()}
        pending={article.isFetching}
      />
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
}
