import { endpoint } from '@/server/http/endpoint';
import { writeRobots } from '@/server/features/sitemap/write-robots';

export const GET = endpoint(
  { auth: 'public', summary: 'What crawlers may read', response: { file: ['text/plain'] } },
  writeRobots,
);
