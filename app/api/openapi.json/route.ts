import { routes } from '@/app/api/openapi.json/routes';
import { endpoint } from '@/server/http/endpoint';
import { buildDocument } from '@/server/openapi/build-document';
import { keptText } from '@/server/openapi/kept-text';

export const GET = endpoint(
  { auth: 'public', summary: 'This document', response: { file: ['application/json'], revalidated: true } },
  keptText('application/json; charset=utf-8', () => JSON.stringify(buildDocument(routes()))),
);
