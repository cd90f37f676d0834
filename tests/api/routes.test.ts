import { describe, expect, it } from 'vitest';
import { routes } from '@/app/api/openapi.json/routes';
import { callMethods } from '@/server/front/call-methods';
import { isServedByNext } from '@/server/front/address';
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

  it.each(files.filter(([file]) => !file.startsWith('/app/dev/')))(
    '%s can be reached through the front',
    (file) => {
      expect(isServedByNext(toUrlPattern(file).replaceAll(/\[[.\w]+\]/g, 'x'))).toBe(true);
    },
  );

  it('are all in the list from which the OpenAPI document is generated', () => {
    const patterns = files.map(([file]) => toUrlPattern(file)).filter((pattern) => !pattern.includes('[...'));
    const listed = [...Object.keys(routes()), '/api/docs', '/api/openapi.json'];
    expect(listed.toSorted(), 'run node scripts/list-routes.mjs').toEqual(patterns.toSorted());
  });
});

describe('the methods that the front allows', () => {
  it.each(files)('are those of %s', async (file, load) => {
    const exported = Object.keys(await load()).toSorted();
    expect(callMethods[toUrlPattern(file)], 'run node scripts/list-routes.mjs').toEqual(exported);
  });

  it('are of no other route', () => {
    expect(Object.keys(callMethods).toSorted()).toEqual(files.map(([file]) => toUrlPattern(file)).toSorted());
  });
});

interface Operation {
  security: unknown[];
  parameters?: { name: string; in: string; required: boolean }[];
  requestBody?: { content: object };
  responses: Record<string, { content?: object }>;
}

interface OpenApi {
  openapi: string;
  components: { securitySchemes: { session: { name: string } } };
  paths: Record<string, Partial<Record<'get' | 'post' | 'put', Operation>>>;
}

const describedCalls = async () => (await visitor().get<OpenApi>('/api/openapi.json')).body;

describe('GET /api/openapi.json', () => {
  it('describes every call, and says which are public', async () => {
    const { status, body } = await visitor().get<OpenApi>('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths)).toHaveLength(Object.keys(routes()).length);
    expect(body.paths['/sanctum/csrf-cookie']?.get?.security).toEqual([]);
  });

  it.each([
    ['get', '/api/user', [{ session: [] }], false],
    ['get', '/api/listings', [], false],
    ['put', '/api/listings/{id}/managers', [{ session: [] }], true],
    ['post', '/login', [], true],
    ['post', '/logout', [], true],
    ['post', '/api/contact', [], true],
    ['post', '/api/contact/form', [], false],
  ] as const)(
    'states who may call, and whether with the CSRF token: %s %s',
    async (method, path, security, isAsked) => {
      const call = (await describedCalls()).paths[path]?.[method];
      expect(call?.security).toEqual(security);
      const headers = call?.parameters?.filter((parameter) => parameter.in === 'header') ?? [];
      expect(headers).toEqual(
        isAsked ? [expect.objectContaining({ name: 'X-XSRF-TOKEN', required: true })] : [],
      );
      expect('419' in (call?.responses ?? {})).toBe(isAsked || path === '/api/contact/form');
    },
  );

  it('states of each call what is enforced', async () => {
    const { paths } = await describedCalls();
    for (const [pattern, module] of Object.entries(routes())) {
      for (const [method, { spec }] of Object.entries(module)) {
        const described: Partial<Record<string, Operation>> =
          paths[pattern.replaceAll(/\[(\w+)\]/g, '{$1}')] ?? {};
        const { security, parameters = [] } = described[method.toLowerCase()] ?? {};
        const isPublic = spec.auth === 'public' || spec.auth === 'optional';
        expect(security, `${method} ${pattern}`).toEqual(isPublic ? [] : [{ session: [] }]);
        const isAsked = parameters.some(({ name }) => name === 'X-XSRF-TOKEN');
        expect(isAsked, `${method} ${pattern}`).toBe(method !== 'GET' && spec.csrf === undefined);
      }
    }
  });

  it('states the accepted content types of a body', async () => {
    const { paths } = await describedCalls();
    const bodyKinds = (call: Operation | undefined) => Object.keys(call?.requestBody?.content ?? {});
    const withFiles = ['application/json', 'multipart/form-data'];
    expect(bodyKinds(paths['/api/listings']?.post)).toEqual(withFiles);
    expect(bodyKinds(paths['/api/news-articles/{id}']?.post)).toEqual(withFiles);
    expect(bodyKinds(paths['/api/contact']?.post)).toEqual(['application/json']);
    expect(bodyKinds(paths['/api/contact/form']?.post)).toContain('application/x-www-form-urlencoded');
  });

  it('states the type of file returned, and where 304 is possible', async () => {
    const { paths } = await describedCalls();
    const calendar = paths['/api/listings/{id}/calendar']?.get?.responses;
    expect(calendar).toHaveProperty('304');
    expect(Object.keys(calendar?.['200']?.content ?? {})).toEqual(['text/calendar']);
    const invoice = paths['/api/orders/{id}/invoice']?.get?.responses;
    expect(invoice).not.toHaveProperty('304');
    expect(Object.keys(invoice?.['200']?.content ?? {})).toEqual(['application/pdf']);
  });

  it.each([
    ['get', '/api/listings/{id}/calendar', true],
    ['post', '/login', true],
    ['post', '/api/contact', true],
    ['put', '/api/listings/{id}/managers', true],
    ['post', '/api/contact/form', true],
    ['put', '/api/booking-requests/bulk-mark-as-read', true],
    ['get', '/api/health', false],
  ] as const)('states whether calls are limited: %s %s', async (method, path, isCounted) => {
    const { paths } = await describedCalls();
    const answers = Object.keys(paths[path]?.[method]?.responses ?? {});
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.includes('429')).toBe(isCounted);
  });

  it('names the cookie that is set here', async () => {
    expect((await describedCalls()).components.securitySchemes.session.name).toBe('next-auth.session-token');
  });

  it('is shown as a page', async () => {
    const { status, text } = await visitor().get('/api/docs');
    expect(status).toBe(200);
    expect(text).toContain('/sanctum/csrf-cookie');
  });
});
