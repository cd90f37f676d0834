import { routes } from '@/app/api/openapi.json/routes';
import { endpoint } from '@/server/http/endpoint';
import { cachedText } from '@/server/openapi/cached-text';
import { showDocument } from '@/server/openapi/show-document';

export const GET = endpoint(
  { auth: 'public', summary: 'The API as a page', response: { file: ['text/html'], revalidated: true } },
  cachedText('text/html; charset=utf-8', () => showDocument(routes())),
);
