/** TanStack Query options for news; query keys are defined only here. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { NewsArticle, NewsArticleForm, NewsArticlePage } from '@/lib/news/contract';
import { newsFormData } from '@/lib/news/form-data';

const all = ['news'] as const;

/** Cards per page. */
export const newsPerPage = 6;
/** Articles on the overview (docs/rules/dashboard.md#overview). */
export const newsOnToday = 3;

/** A page of the articles, newest first. */
export const newsListQuery = (page: number, limit: number = newsPerPage) =>
  queryOptions({
    queryKey: [...all, 'list', page, limit],
    queryFn: ({ signal }) =>
      api.get<NewsArticlePage>('/api/news-articles', { query: { page, limit }, signal }),
    placeholderData: keepPreviousData,
  });

export const newsArticleQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: NewsArticle }>(`/api/news-articles/${id}`, { signal })).data,
  });

/** After a change: everything is refetched when next shown. */
export const refreshNews = (client: QueryClient) => client.invalidateQueries({ queryKey: all });

/** Creates an article, or changes `id`. */
export const saveNewsArticle = (id: number | null, values: NewsArticleForm) =>
  api.post<{ data: NewsArticle }>(id === null ? '/api/news-articles' : `/api/news-articles/${id}`, {
    body: newsFormData(values),
  });

export const deleteNewsArticle = (id: number) => api.delete(`/api/news-articles/${id}`);
