import { routes } from '@/app/api/openapi.json/routes';
import { z } from '@/lib/api/zod';
import { route } from '@/server/http/route';
import { buildDocument } from '@/server/openapi/build-document';

export const GET = route(
  { auth: 'public', summary: 'This document', response: z.looseObject({ openapi: z.string() }) },
  async () => buildDocument(routes()),
);
