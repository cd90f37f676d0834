import { issueCsrfCookie } from '@/server/http/csrf';
import { endpoint } from '@/server/http/endpoint';

export const GET = endpoint(
  { auth: 'public', summary: 'Sets the XSRF-TOKEN cookie', response: 'empty', status: 204 },
  issueCsrfCookie,
);
