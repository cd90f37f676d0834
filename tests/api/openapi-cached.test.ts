import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import * as building from '@/server/openapi/build-document';
import { routeModules } from '@/tests/support/client';

const files = {
  '/api/docs': '/app/api/docs/route.ts',
  '/api/openapi.json': '/app/api/openapi.json/route.ts',
} as const;

async function ask(path: keyof typeof files, headers: Record<string, string> = {}) {
  const handler = (await routeModules[files[path]]?.())?.GET;
  const request = new Request(`http://localhost:3000${path}`, { headers });
  const answer = await handler?.(request, { params: Promise.resolve({}) });
  if (!answer) throw new Error('no handler');
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe.each(['/api/docs', '/api/openapi.json'] as const)('%s', (path) => {
  it('is generated once, however often it is requested', async () => {
    const first = await ask(path);
    const build = vi.spyOn(building, 'buildDocument');
    for (let n = 0; n < 5; n += 1) expect((await ask(path)).bytes).toEqual(first.bytes);
    expect(build).not.toHaveBeenCalled();
    build.mockRestore();
  });

  it('is sent compressed to clients that accept that, with the same content', async () => {
    const { bytes: plain } = await ask(path);
    const { answer, bytes } = await ask(path, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(bytes.length).toBeLessThan(plain.length / 10);
    expect(brotliDecompressSync(bytes)).toEqual(plain);
    const zipped = await ask(path, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.bytes)).toEqual(plain);
  });

  it('is not sent again to a client that has it', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { answer } = await ask(path, headers);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}-br"$/);
    const again = await ask(path, { ...headers, 'if-none-match': etag });
    expect([again.answer.status, again.bytes.length]).toEqual([304, 0]);
    expect((await ask(path, { 'if-none-match': etag })).answer.status).toBe(200);
    expect((await ask(path, { ...headers, 'if-none-match': '*' })).answer.status).toBe(200);
  });
});
