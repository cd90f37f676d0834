import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DomainError } from '@/server/http/errors';
import { readMultipart, UploadFolder } from '@/server/http/multipart';
import { testDataDir } from '@/tests/support/database';

/** What became of the last form: its fields, or the code of its rejection. */
const outcome = vi.fn<(result: unknown) => void>();

/** A server that turns a connection into a Request as Next does. */
const server = http.createServer((req, res) => {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  const init = { method: 'POST', body: req, duplex: 'half', headers: req.headers, signal: gone.signal };
  // Node accepts its own streams as bodies; the DOM types do not know them.
  const request = new Request('http://localhost/', init as unknown as RequestInit);
  const folder = new UploadFolder();
  readMultipart(request, folder, { files: 2, fileBytes: 1_000_000 })
    .then((fields) => outcome(Object.keys(fields)))
    .catch((error: unknown) => outcome(error instanceof DomainError ? error.code : error))
    .finally(() => void folder.remove().then(() => res.end('ok')));
});

let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const part = (name: string, bytes: number) =>
  `--g\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n${'x'.repeat(bytes)}\r\n`;

/** Sends this much of a body that claims to be longer, then closes the connection. */
async function hangUpAfter(body: string): Promise<void> {
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const head =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=g\r\nContent-Length: 9000000\r\n\r\n';
  await new Promise<void>((resolve) => socket.write(head + body, () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
}

const leftovers = () => {
  const root = path.join(testDataDir, 'uploads');
  return fs.existsSync(root) ? fs.readdirSync(root) : [];
};

describe('a form sent over a connection', () => {
  it.each([
    ['within a file', part('f', 300_000).slice(0, 200_000)],
    ['between files', part('f', 100)],
    ['within a header', '--g\r\nContent-Dis'],
    ['before anything', ''],
  ])('that ends %s leaves nothing behind', async (_where, body) => {
    outcome.mockClear();
    await hangUpAfter(body);
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('malformed_body'));
    await vi.waitFor(() => expect(leftovers()).toEqual([]));
  });

  it('that contains too many files is rejected while it is still being sent', async () => {
    outcome.mockClear();
    const body = Array.from({ length: 30 }, (_, n) => part(`f${n}`, 200_000)).join('') + '--g--\r\n';
    const sent = fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=g' },
    });
    await sent.catch(() => {});
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('payload_too_large'));
    expect(leftovers()).toEqual([]);
  });

  it('that is complete is read completely', async () => {
    outcome.mockClear();
    const body = `${part('a', 10)}${part('b', 500_000)}--g--\r\n`;
    await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=g' },
    });
    expect(outcome).toHaveBeenCalledWith(['a', 'b']);
  });
});
