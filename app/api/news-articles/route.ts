import { pageQuery } from '@/lib/api/params';
import { newsArticleAnswer, newsArticleInput, newsArticlePage } from '@/lib/news/contract';
import { endpoint } from '@/server/http/endpoint';
import { createNewsArticle } from '@/server/features/news/create-news-article';
import { listNewsArticles } from '@/server/features/news/list-news-articles';
import { newsUploads } from '@/server/features/news/receive-image';

export const GET = endpoint(
  {
    auth: 'signed-in',
    summary: 'The news, the newest first',
    query: pageQuery,
    response: newsArticlePage,
  },
  listNewsArticles,
);

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'texts',
    summary: 'Write a news article, with an image or without; its HTML is sanitised',
    body: newsArticleInput,
    uploads: newsUploads,
    response: newsArticleAnswer,
    status: 201,
  },
  createNewsArticle,
);
