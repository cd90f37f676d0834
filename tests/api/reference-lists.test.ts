import { describe, expect, it } from 'vitest';
import { visitor } from '@/tests/support/client';

describe('reference lists', () => {
  it('return the fourteen towns in the order of their ids', async () => {
    const { status, body } = await visitor().get<{ data: { id: number; name: string }[] }>(
      '/api/listing-cities',
    );
    expect(status).toBe(200);
    expect(body.data.map((city) => city.id)).toEqual(Array.from({ length: 14 }, (_, i) => i + 1));
    expect(body.data.at(10)).toMatchObject({ name: 'Oostende' });
  });

  it.each([
    ['fr', 'Le Coq', 'Ostende', 'Zeebruges'],
    ['de', 'De Haan', 'Ostende', 'Zeebrugge'],
    ['en', 'De Haan', 'Ostend', 'Zeebrugge'],
  ])('name the towns in %s', async (locale, ...expected) => {
    const { body, headers } = await visitor().get<{ data: { name: string }[] }>(
      `/api/listing-cities?locale=${locale}`,
    );
    expect([3, 11, 14].map((id) => body.data[id - 1]?.name)).toEqual(expected);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    const dutch = await visitor().get<{ data: { name: string }[] }>('/api/listing-cities');
    expect(dutch.body.data[10]?.name).toBe('Oostende');
  });

  it.each(['nl', 'es', 'FR', ''])('name them in no other language: %j', async (locale) => {
    const { status, body } = await visitor().get(`/api/listing-cities?locale=${locale}`);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { locale: [expect.any(String)] } });
  });

  it('return the thirty options with the kind of value they take', async () => {
    const { body } = await visitor().get<{ data: unknown[] }>('/api/listing-options');
    expect(body.data).toHaveLength(30);
    expect(body.data[0]).toEqual({ id: 1, name: 'Verdieping', value_type: 'count' });
    expect(body.data[15]).toEqual({ id: 16, name: 'Lift', value_type: 'boolean' });
    expect(body.data[29]).toEqual({ id: 30, name: 'Werkplek', value_type: 'boolean' });
  });

  it.each([
    ['/api/listing-cities', 'public, max-age=3600'],
    ['/api/listing-options', 'public, max-age=300'],
    ['/api/listings/count', 'public, max-age=86400'],
    ['/api/listings', 'no-store'],
    ['/api/listing-cities?x=1', 'public, max-age=3600'],
  ])('%s may be cached: %s', async (path, control) => {
    expect((await visitor().get(path)).headers.get('cache-control')).toBe(control);
  });

  it('set a CSRF cookie that scripts can read', async () => {
    const answer = await visitor().get('/sanctum/csrf-cookie');
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax; Max-Age=\d+$/,
    );
  });

  it('an unknown call gets an answer in the format of the API', async () => {
    const { status, body } = await visitor().get('/api/geen-oproep');
    expect(status).toBe(404);
    expect(body).toEqual({ message: 'Dit kan niet gevonden worden.' });
  });
});
