// Written by scripts/list-routes.mjs: every call by its URL pattern.
import * as r0 from '@/app/api/health/route';
import * as r1 from '@/app/api/listing-cities/route';
import * as r2 from '@/app/api/listing-options/route';
import * as r3 from '@/app/api/ready/route';
import * as r4 from '@/app/(session)/sanctum/csrf-cookie/route';
import type { RouteModule } from '@/server/openapi/build-document';

/** A function, because two of the calls describe this very list. */
export const routes = (): Record<string, RouteModule> => ({
  '/api/health': r0,
  '/api/listing-cities': r1,
  '/api/listing-options': r2,
  '/api/ready': r3,
  '/sanctum/csrf-cookie': r4,
});
