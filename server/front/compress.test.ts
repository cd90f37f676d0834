import { createServer, request } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressAnswer, endWithText } from './compress';

interface Received {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

async function ask(
  listener: RequestListener,
  accept: string,
  method = 'GET',
  onData?: () => void,
): Promise<Received> {
  const server = createServer((req, res) => {
    compressAnswer(req, res);
    listener(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const received = await new Promise<Received>((resolve, reject) => {
    const headers = { 'accept-encoding': accept };
    request({ port, host: '127.0.0.1', method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        onData?.();
      });
      res.on('end', () =>
        resolve({ status: res.statusCode, headers: res.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
  server.close();
  return received;
}

const long = 'Zee en duinen. '.repeat(1000);
const page: RequestListener = (_req, res) => {
  res.setHeader('content-type', 'text/html');
  res.end(long);
};

describe('compressAnswer', () => {
  it('sends brotli where it is understood', async () => {
    const { headers, bytes } = await ask(page, 'gzip, deflate, br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toContain('Accept-Encoding');
    expect(zlib.brotliDecompressSync(bytes).toString()).toBe(long);
  });

  it('sends gzip otherwise, and plain bytes to who takes neither', async () => {
    expect(zlib.gunzipSync((await ask(page, 'gzip')).bytes).toString()).toBe(long);
    const plain = await ask(page, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes.toString()).toBe(long);
  });

  it('ends an answer without a last piece, whatever stands for none', async () => {
    for (const none of [undefined, null]) {
      const listener: RequestListener = (_req, res) => {
        res.setHeader('content-type', 'text/html');
        res.statusCode = 404;
        res.end(none);
      };
      for (const method of ['GET', 'HEAD']) {
        const { status, bytes } = await ask(listener, 'br', method);
        expect(status).toBe(404);
        expect(bytes).toHaveLength(0);
      }
    }
  });

  it('leaves photos, short answers and answers without a body alone', async () => {
    const photo = await ask((_req, res) => res.setHeader('content-type', 'image/webp').end(long), 'br');
    expect(photo.headers['content-encoding']).toBeUndefined();
    const short = await ask((_req, res) => res.setHeader('content-type', 'text/html').end('Dag'), 'br');
    expect(short.headers['content-encoding']).toBeUndefined();
    expect(short.bytes.toString()).toBe('Dag');
    const empty = await ask((_req, res) => res.writeHead(204).end(), 'br');
    expect(empty.bytes).toHaveLength(0);
  });

  it('sends a page that streams whole and in order, slow readers included', async () => {
    const parts = Array.from({ length: 300 }, (_, n) => `${n}:${long}`);
    const { bytes } = await ask((_req, res) => {
      res.setHeader('content-type', 'text/html');
      for (const part of parts) res.write(part);
      res.end('klaar');
    }, 'br');
    expect(zlib.brotliDecompressSync(bytes).toString()).toBe(`${parts.join('')}klaar`);
  });

  it('sends the first part of a page before the last is written, headers that left early included', async () => {
    const seen: string[] = [];
    const { headers, bytes } = await ask(
      (_req, res: ServerResponse & { flush?: () => void }) => {
        res.setHeader('content-type', 'text/html');
        res.flushHeaders();
        res.write(long);
        res.flush?.();
        setTimeout(() => {
          seen.push('last part');
          res.end('later');
        }, 100);
      },
      'gzip',
      'GET',
      () => seen.push('received'),
    );
    expect(headers['content-encoding']).toBe('gzip');
    expect(zlib.gunzipSync(bytes).toString()).toBe(`${long}later`);
    expect(seen.lastIndexOf('last part')).toBeGreaterThan(0);
    expect(seen[0]).toBe('received');
  });
});

describe('endWithText', () => {
  const listed =
    (text: string): RequestListener =>
    (req, res) => {
      res.setHeader('content-type', 'application/json');
      endWithText(req, res, Buffer.from(text));
    };

  it('sends brotli of the length that it says', async () => {
    const { headers, bytes } = await ask(listed(long), 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(headers.vary).toContain('Accept-Encoding');
    expect(zlib.brotliDecompressSync(bytes).toString()).toBe(long);
  });

  it('leaves gzip to who takes nothing better', async () => {
    const { headers, bytes } = await ask(listed(long), 'gzip');
    expect(headers['content-length']).toBeUndefined();
    expect(zlib.gunzipSync(bytes).toString()).toBe(long);
  });

  it.each([
    ['br', '{}'],
    ['', long],
  ])('sends plain bytes where nothing else is worth it or wanted: %s', async (accept, text) => {
    const { headers, bytes } = await ask(listed(text), accept);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(text.length));
    expect(bytes.toString()).toBe(text);
  });
});
