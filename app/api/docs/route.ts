import { routes } from '@/app/api/openapi.json/routes';
import { route } from '@/server/http/route';
import { showDocument } from '@/server/openapi/show-document';

export const GET = route(
  { auth: 'public', summary: 'The API as a page', response: { file: ['text/html'] } },
  () => showDocument(routes())(),
);
