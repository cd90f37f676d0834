import 'server-only';

import { env } from '@/server/env';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** GET /robots.txt: keeps crawlers from what is private or endless. */
export async function writeRobots(): Promise<Reply> {
  const lines = [
    'User-agent: *',
    'Disallow: /aanvraag-mails',
    'Disallow: /api/',
    'Disallow: /dashboard',
    'Disallow: /dev/',
    'Disallow: /zoekmelding',
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
