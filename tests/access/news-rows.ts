import type { Expected, Rows, World } from '@/tests/access/world';

const readers: Expected = { anonymous: 401, others: 200 };
const admins = (status: number): Expected => ({ anonymous: 401, admin: status, others: 403 });
const one = ({ newsArticle }: World) => `/api/news-articles/${newsArticle.id}`;
const article = () => ({ title: 'Zomer', content: '<p>Het wordt warm.</p>' });

/** News: signed-in users read it, admins write it. */
export const newsRows: Rows = {
  'GET /api/news-articles': { url: () => '/api/news-articles', expected: readers },
  'POST /api/news-articles': { url: () => '/api/news-articles', body: article, expected: admins(201) },
  'GET /api/news-articles/[id]': { url: one, expected: readers },
  'POST /api/news-articles/[id]': { url: one, body: article, expected: admins(200) },
  'DELETE /api/news-articles/[id]': { url: one, expected: admins(204) },
  // This article has no image: those who may see it get a 404.
  'GET /fotos/nieuws/[id]/[file]': {
    url: ({ newsArticle }) => `/fotos/nieuws/${newsArticle.id}/640.jpg`,
    expected: { anonymous: 401, others: 404 },
  },
};
