import { z } from '@/lib/api/zod';
import { endpoint } from '@/server/http/endpoint';
import { writeSitemap } from '@/server/features/sitemap/write-sitemap';

const params = z.object({ file: z.string() });

export const GET = endpoint(
  { auth: 'public', summary: 'One sitemap', params, response: { file: ['application/xml'] } },
  writeSitemap,
);
