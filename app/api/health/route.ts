import { healthDto, reportHealth } from '@/server/http/health';
import { route } from '@/server/http/route';

export const GET = route(
  { auth: 'public', summary: 'The process lives', response: healthDto, limit: 'none' },
  reportHealth,
);
