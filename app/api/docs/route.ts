import { routes } from '@/app/api/openapi.json/routes';
import { endpoint } from '@/server/http/endpoint';
import { keptText } from '@/server/openapi/kept-text';
import { showDocument } from '@/server/openapi/show-document';

export const GET = endpoint(
  { auth: 'public', summary: 'The API as a page', response: { file: ['text/html'], revalidated: true } },
  keptText('text/html; charset=utf-8', () => showDocument(routes())),
);
