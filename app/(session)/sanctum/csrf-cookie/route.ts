import { issueCsrfCookie } from '@/server/http/csrf';
import { route } from '@/server/http/route';

export const GET = route(
  { auth: 'public', summary: 'Sets the XSRF-TOKEN cookie', response: 'empty', status: 204 },
  issueCsrfCookie,
);
