import 'server-only';

import { languages } from '@/lib/languages/language';
import { streetPathsIn } from '@/lib/texts/paths';
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
    ...languages.map((of) => `Disallow: ${streetPathsIn(of)['search-alert.create']}`),
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
