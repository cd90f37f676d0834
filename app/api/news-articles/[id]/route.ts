import { idParams } from '@/lib/api/params';
import { newsArticleAnswer, newsArticleInput } from '@/lib/news/contract';
import { endpoint } from '@/server/http/endpoint';
import { deleteNewsArticle } from '@/server/features/news/delete-news-article';
import { getNewsArticle } from '@/server/features/news/get-news-article';
import { newsUploads } from '@/server/features/news/receive-image';
import { updateNewsArticle } from '@/server/features/news/update-news-article';

export const GET = endpoint(
  { auth: 'signed-in', summary: 'A news article', params: idParams, response: newsArticleAnswer },
  getNewsArticle,
);

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'texts',
    summary: 'Change a news article; an `image` that is no file is ignored, `remove_image` takes it away',
    params: idParams,
    body: newsArticleInput,
    uploads: newsUploads,
    response: newsArticleAnswer,
  },
  updateNewsArticle,
);

export const DELETE = endpoint(
  {
    auth: 'admin',
    right: 'texts',
    summary: 'Remove a news article with its image',
    params: idParams,
    response: 'empty',
  },
  deleteNewsArticle,
);
