import { endpoint } from '@/server/http/endpoint';
import { writeSitemapIndex } from '@/server/features/sitemap/write-sitemap';

export const GET = endpoint(
  { auth: 'public', summary: 'Index of the sitemaps', response: { file: ['application/xml'] } },
  writeSitemapIndex,
);
