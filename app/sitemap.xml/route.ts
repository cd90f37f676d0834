import { route } from '@/server/http/route';
import { writeSitemapIndex } from '@/server/sitemap/write-sitemap';

export const GET = route(
  { auth: 'public', summary: 'Index of the sitemaps', response: { file: ['application/xml'] } },
  writeSitemapIndex,
);
