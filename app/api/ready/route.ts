import { healthDto, reportReadiness } from '@/server/http/health';
import { route } from '@/server/http/route';

export const GET = route(
  { auth: 'public', summary: 'Database and migrations are there', response: healthDto, limit: 'none' },
  reportReadiness,
);
