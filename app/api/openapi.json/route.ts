import { routes } from '@/app/api/openapi.json/routes';
import { z } from '@/lib/api/zod';
import { endpoint } from '@/server/http/endpoint';
import { buildDocument } from '@/server/openapi/build-document';

export const GET = endpoint(
  { auth: 'public', summary: 'This document', response: z.looseObject({ openapi: z.string() }) },
  async () => buildDocument(routes()),
);
