import { healthDto, reportReadiness } from '@/server/front/health';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  { auth: 'public', summary: 'Database and migrations are there', response: healthDto, limit: 'none' },
  reportReadiness,
);
