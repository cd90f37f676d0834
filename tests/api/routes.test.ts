import { describe, expect, it } from 'vitest';
import { routes } from '@/app/api/openapi.json/routes';
import { routeModules, toUrlPattern, visitor } from '@/tests/support/client';

const files = Object.entries(routeModules);
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

describe('route files', () => {
  it.each(files)('%s exports nothing but declared calls', async (_file, load) => {
    const exported = Object.entries(await load());
    expect(exported.length).toBeGreaterThan(0);
    for (const [name, handler] of exported) {
      expect(methods, name).toContain(name);
      expect(handler, name).toHaveProperty('spec.auth');
      expect(handler, name).toHaveProperty('spec.summary');
    }
  });

  it('stand all in the list that the OpenAPI document is made from', () => {
    const patterns = files.map(([file]) => toUrlPattern(file)).filter((pattern) => !pattern.includes('[...'));
    const listed = [...Object.keys(routes()), '/api/docs', '/api/openapi.json'];
    expect(listed.toSorted(), 'run node scripts/list-routes.mjs').toEqual(patterns.toSorted());
  });
});

describe('GET /api/openapi.json', () => {
  it('describes every call, and says which are public', async () => {
    const { status, body } = await visitor().get<{
      openapi: string;
      paths: Record<string, Record<string, { security: unknown[] }>>;
    }>('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toHaveLength(Object.keys(routes()).length);
    expect(body.paths['/sanctum/csrf-cookie']?.get?.security).toEqual([]);
  });

  it('is shown as a page', async () => {
    const { status, text } = await visitor().get('/api/docs');
    expect(status).toBe(200);
    expect(text).toContain('/sanctum/csrf-cookie');
  });
});
