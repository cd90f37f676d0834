import { healthDto, reportHealth } from '@/server/front/health';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  { auth: 'public', summary: 'The process lives', response: healthDto, limit: 'none' },
  reportHealth,
);
