import { route } from '@/server/http/route';
import { writeRobots } from '@/server/sitemap/write-robots';

export const GET = route(
  { auth: 'public', summary: 'What crawlers may read', response: { file: ['text/plain'] } },
  writeRobots,
);
