import { routes } from '@/app/api/openapi.json/routes';
import { endpoint } from '@/server/http/endpoint';
import { buildDocument } from '@/server/openapi/build-document';
import { cachedText } from '@/server/openapi/cached-text';

export const GET = endpoint(
  { auth: 'public', summary: 'This document', response: { file: ['application/json'], revalidated: true } },
  cachedText('application/json; charset=utf-8', () => JSON.stringify(buildDocument(routes()))),
);
