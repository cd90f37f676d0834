import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { capturePage } from '@/server/front/page-cache/capture';
import { PageFailed, withholdFailure } from '@/server/front/page-cache/page-failed';
import { notePageFailure } from '@/server/http/page-failure';
import { requestContext } from '@/server/http/request-context';
import { DomainError } from '@/server/http/errors';

/** Writes a page with this status the way that the renderer does: in steps, each acknowledged. */
async function render(res: ServerResponse, status: number): Promise<void> {
  res.statusCode = status;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.flushHeaders();
  await new Promise((resolve) => void res.write('<html>', resolve));
  res.end('</html>');
}

const server = createServer((req, res) => {
  withholdFailure(res, () => res.writeHead(503).end('in its place'));
  void render(res, Number(req.url?.slice(1)));
}).listen(0, '127.0.0.1');
afterAll(() => void server.close());

it.each([
  [200, 200, '<html></html>'],
  [404, 404, '<html></html>'],
  [500, 503, 'in its place'],
])('of a page with status %d the client gets %d', async (given, status, text) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${given}`);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

it.each([
  [new DomainError('unavailable', { retryAfter: 5 }), 503],
  [new Error('ours'), 500],
])('a captured page that throws %j has failed with %d', async (thrown, status) => {
  const captured = capturePage(
    async (_req, res) => {
      expect(requestContext()?.requestId).toBe('1');
      notePageFailure(thrown);
      await render(res, 500);
    },
    '/aanbod',
    'localhost',
    { requestId: '1' },
  );
  await expect(captured).rejects.toSatisfy((error) => error instanceof PageFailed && error.status === status);
});
