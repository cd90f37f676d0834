import { z } from '@/lib/api/zod';
import { route } from '@/server/http/route';
import { writeSitemap } from '@/server/sitemap/write-sitemap';

const params = z.object({ file: z.string() });

export const GET = route(
  { auth: 'public', summary: 'One sitemap', params, response: { file: ['application/xml'] } },
  writeSitemap,
);
