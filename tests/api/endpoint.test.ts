import { describe, expect, it } from 'vitest';
import { strictObject } from 'zod';
import { z } from '@/lib/api/zod';
import { endpoint } from '@/server/http/endpoint';
import { DomainError } from '@/server/http/errors';
import { reply } from '@/server/http/reply';
import { makeAdmin, makeDueAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import type { Handler } from '@/server/http/endpoint';

async function send(
  handler: Handler,
  init: RequestInit & { params?: Record<string, string>; path?: string } = {},
) {
  const { params = {}, path = '/api/proef', ...rest } = init;
  const answer = await handler(new Request(`http://localhost:3000${path}`, rest), {
    params: Promise.resolve(params),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : undefined };
}

async function withToken(cookies = ''): Promise<Record<string, string>> {
  const client = visitor();
  await client.get('/sanctum/csrf-cookie');
  const token = client.cookies.get('XSRF-TOKEN') ?? '';
  return {
    cookie: `XSRF-TOKEN=${token}; ${cookies}`,
    'x-xsrf-token': token,
    'x-client-address': client.address,
  };
}

const greet = endpoint(
  {
    auth: 'public',
    summary: 'Greets',
    params: z.object({ id: z.coerce.number().int() }),
    query: strictObject({ page: z.coerce.number().int().min(1).optional() }),
    body: z.object({ name: z.string().min(1) }),
    response: z.object({ hello: z.string() }),
  },
  async ({ body }) => ({ hello: body.name }),
);

describe('endpoint()', () => {
  it('returns the result of the use-case', async () => {
    const { status, body, headers } = await send(greet, {
      method: 'POST',
      params: { id: '7' },
      headers: await withToken(),
      body: '{"name":"An"}',
    });
    expect({ status, body }).toEqual({ status: 200, body: { hello: 'An' } });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  it.each([
    ['a path that names nothing', { params: { id: 'x' }, body: '{"name":"An"}' }, 404],
    [
      'a query outside its bounds',
      { params: { id: '7' }, path: '/api/proef?page=0', body: '{"name":"An"}' },
      422,
    ],
    ['an unknown parameter', { params: { id: '7' }, path: '/api/proef?kleur=1', body: '{"name":"An"}' }, 422],
    ['a body that is no JSON', { params: { id: '7' }, body: '{' }, 422],
    ['a body of another type', { params: { id: '7' }, body: '[1]' }, 422],
    ['an empty body', { params: { id: '7' } }, 422],
    [
      'a body that is too large',
      { params: { id: '7' }, body: JSON.stringify({ name: 'x'.repeat(300_000) }) },
      413,
    ],
  ])('refuses %s', async (_what, init, status) => {
    const answer = await send(greet, { method: 'POST', headers: await withToken(), ...init });
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/\.$/);
  });

  it('names the invalid field', async () => {
    const answer = await send(greet, {
      method: 'POST',
      params: { id: '7' },
      headers: await withToken(),
      body: '{"name":""}',
    });
    expect(answer.body.errors).toEqual({ name: ['Naam is verplicht.'] });
  });

  it('accepts form data as well as JSON', async () => {
    const body = new URLSearchParams({ name: 'An' });
    const answer = await send(greet, {
      method: 'POST',
      params: { id: '7' },
      headers: await withToken(),
      body,
    });
    expect(answer.body).toEqual({ hello: 'An' });
  });
});

describe('CSRF', () => {
  const post = { method: 'POST', params: { id: '7' }, body: '{"name":"An"}' };

  it('refuses a change without the token, with another one, and with one not signed by us', async () => {
    const headers = await withToken();
    const attempts: Record<string, string>[] = [
      {},
      { cookie: headers.cookie ?? '' },
      { ...headers, 'x-xsrf-token': 'ander' },
      { cookie: 'XSRF-TOKEN=zelf.gemaakt', 'x-xsrf-token': 'zelf.gemaakt' },
    ];
    const statuses = await Promise.all(
      attempts.map(async (given) => (await send(greet, { ...post, headers: given })).status),
    );
    expect(statuses).toEqual([419, 419, 419, 419]);
  });

  it('is checked before authentication', async () => {
    const closed = endpoint(
      { auth: 'signed-in', summary: 'Closed', response: 'empty' },
      async () => undefined,
    );
    expect((await send(closed, { method: 'POST' })).status).toBe(419);
    expect((await send(closed, { method: 'POST', headers: await withToken() })).status).toBe(401);
  });

  it('keeps a valid token, so that open tabs continue to work', async () => {
    const client = visitor();
    await client.get('/sanctum/csrf-cookie');
    const first = client.cookies.get('XSRF-TOKEN');
    await client.get('/sanctum/csrf-cookie');
    expect(client.cookies.get('XSRF-TOKEN')).toBe(first);
  });
});

describe('authentication', () => {
  const cookieOf = (client: TestClient) => ({
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  it.each([
    ['signed-in', { emailVerifiedAt: null }, 200],
    ['verified', { emailVerifiedAt: null }, 403],
    ['verified', {}, 200],
    ['admin', {}, 403],
    ['admin', { roleId: 3, emailVerifiedAt: null }, 200],
    ['signed-in', { suspendedAt: new Date() }, 401],
  ] as const)('%s with %j answers %i', async (auth, user, status) => {
    const handler = endpoint(
      { auth, right: 'find', summary: 'Who', response: z.object({ id: z.int() }) },
      async ({ actor }) => ({ id: actor.id }),
    );
    const client = await signedIn(await ('roleId' in user ? makeAdmin(user) : makeUser(user)));
    expect((await send(handler, { headers: cookieOf(client) })).status).toBe(status);
  });

  it.each(['signed-in', 'verified', 'admin'] as const)(
    '%s: an admin must set up a second factor before anything, unless the call says otherwise',
    async (auth) => {
      const client = await signedIn(await makeDueAdmin());
      const spec = { auth, right: 'find', summary: 'Who', response: 'empty' } as const;
      const closed = endpoint(spec, async () => undefined);
      expect((await send(closed, { headers: cookieOf(client) })).status).toBe(403);
      const open = endpoint({ ...spec, beforeSecondFactor: true }, async () => undefined);
      expect((await send(open, { headers: cookieOf(client) })).status).toBe(auth === 'admin' ? 403 : 204);
    },
  );
});

describe('errors', () => {
  it('result in an opaque 500 with the request id and nothing else', async () => {
    const broken = endpoint({ auth: 'public', summary: 'Broken', response: 'empty' }, async () => {
      throw new Error('secret detail of the database');
    });
    const { status, body } = await send(broken);
    expect(status).toBe(500);
    expect(Object.keys(body).toSorted()).toEqual(['message', 'request_id']);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('include an answer with more than its contract allows', async () => {
    const leaky = endpoint(
      { auth: 'public', summary: 'Leaky', response: z.object({ user: z.object({ id: z.int() }) }) },
      async () => ({
        user: { id: 1, email: 'an@kustverblijf.test' },
      }),
    );
    expect((await send(leaky)).status).toBe(500);
  });

  it('of a known kind return their message, with Retry-After where useful', async () => {
    const busy = endpoint({ auth: 'public', summary: 'Busy', response: 'empty' }, async () => {
      throw new DomainError('unavailable', { retryAfter: 5 });
    });
    const { status, headers, body } = await send(busy);
    expect({ status, retry: headers.get('retry-after') }).toEqual({ status: 503, retry: '5' });
    expect(Object.keys(body)).toEqual(['message']);
  });

  it('limit how often an address may call', async () => {
    const form = endpoint(
      { auth: 'public', summary: 'Form', response: 'empty', limit: 'public-form' },
      async () => reply(undefined, { status: 204 }),
    );
    const headers = await withToken();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await send(form, { method: 'POST', headers })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429]);
    const refused = await send(form, { method: 'POST', headers });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = { ...headers, 'x-client-address': '203.0.113.9' };
    expect((await send(form, { method: 'POST', headers: elsewhere })).status).toBe(204);
  });
});
