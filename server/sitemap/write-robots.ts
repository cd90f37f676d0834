import 'server-only';

import { env } from '@/server/env';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** GET /robots.txt: what is private or endless is not crawled; everything else may be. */
export async function writeRobots(): Promise<Reply> {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /dev/',
    'Allow: /',
    '',
    `Sitemap: ${env.APP_URL}/sitemap.xml`,
    '',
  ];
  return fileReply(lines.join('\n'), {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  });
}
