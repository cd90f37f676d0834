import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PhotoStorage } from '@/server/storage/photo-storage';
import { S3Storage } from '@/server/storage/s3-storage';

/** A real S3 server on this machine, which verifies every signature. */
const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-s3-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  directory,
  silent: true,
  configureBuckets: [{ name: 'fotos', configs: [] }],
});
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', region: 'us-east-1' };

let endpoint = '';
let storage: PhotoStorage;
beforeAll(async () => {
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}/`;
  storage = new S3Storage({ endpoint, bucket: 'fotos', ...keys });
});
afterAll(async () => {
  await server.close();
  fs.rmSync(directory, { recursive: true, force: true });
});

async function keysBelow(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list(folder)) found.push(key);
  return found.toSorted();
}

describe('the photo bucket', () => {
  it('returns what was stored, replaces it, and deletes it', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, n) => n % 256));
    await storage.put('originals/a.jpg', Buffer.from('one'), 'image/jpeg');
    await storage.put('originals/a.jpg', bytes, 'image/jpeg');
    expect((await storage.get('originals/a.jpg'))?.equals(bytes)).toBe(true);
    expect(await storage.exists('originals/a.jpg')).toBe(true);
    await storage.delete('originals/a.jpg');
    expect(await storage.get('originals/a.jpg')).toBeNull();
    expect(await storage.exists('originals/a.jpg')).toBe(false);
  });

  it('finds nothing for a missing key, and deletes it without an error', async () => {
    expect(await storage.get('originals/none.jpg')).toBeNull();
    await expect(storage.delete('originals/none.jpg')).resolves.toBeUndefined();
    expect(await keysBelow('widths/none')).toEqual([]);
  });

  it('lists the keys of one folder, with when they were stored', async () => {
    for (const key of ['widths/a/0-320.webp', 'widths/a/90-320.webp', 'widths/ab/0-320.webp']) {
      await storage.put(key, Buffer.from(key), 'image/webp');
    }
    expect(await keysBelow('widths/a')).toEqual(['widths/a/0-320.webp', 'widths/a/90-320.webp']);
    for await (const { storedAt } of storage.list('widths')) {
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
  });

  it('lists more keys than one response contains', async () => {
    // The server above creates its continuation tokens with a cipher that Node's OpenSSL no longer has, so the pages
    // come from here.
    const pages = http.createServer((req, res) => {
      const query = new URL(req.url ?? '/', 'http://localhost').searchParams;
      const page = query.get('continuation-token') === 'a+/b==' ? 2 : 1;
      const next = '<IsTruncated>true</IsTruncated><NextContinuationToken>a+/b==</NextContinuationToken>';
      res.end(`<ListBucketResult>${page === 1 ? next : '<IsTruncated>false</IsTruncated>'}
        <Contents><Key>originals/${page}.jpg</Key><LastModified>2027-01-05T10:00:00.000Z</LastModified></Contents>
        </ListBucketResult>`);
    });
    await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
    const { port } = pages.address() as AddressInfo;
    const paged = new S3Storage({ endpoint: `http://127.0.0.1:${port}`, bucket: 'fotos', ...keys });
    const found: string[] = [];
    for await (const { key } of paged.list('originals')) found.push(key);
    pages.closeAllConnections();
    pages.close();
    expect(found).toEqual(['originals/1.jpg', 'originals/2.jpg']);
  });

  it.each(['../secret.txt', '/etc/passwd', 'originals//a.jpg', 'a?b', 'a%2e', ''])(
    'rejects the key %j',
    async (key) => {
      await expect(storage.get(key)).rejects.toThrow(RangeError);
      await expect(storage.put(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(RangeError);
      await expect(storage.delete(key)).rejects.toThrow(RangeError);
    },
  );

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['an unknown key', { accessKeyId: 'nobody' }],
    ['a bucket that is not there', { bucket: 'elders' }],
  ])('throws for %s', async (_what, wrong) => {
    const other = new S3Storage({ endpoint, bucket: 'fotos', ...keys, ...wrong });
    await expect(other.get('originals/a.jpg')).rejects.toThrow(/answered 40[34]/);
    await expect(other.put('originals/a.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
      /answered 40[34]/,
    );
  });

  describe('over an unreliable connection', () => {
    /** Forwards each call to the real server, unless `answer` responds to it. */
    async function through(answer: (call: number, res: http.ServerResponse) => boolean, timeoutMs = 3000) {
      let calls = 0;
      const target = new URL(endpoint);
      const line = http.createServer((req, res) => {
        calls += 1;
        if (answer(calls, res)) return;
        const { method, url: path, headers } = req;
        const onward = http.request({ port: target.port, host: target.hostname, method, path, headers });
        onward.on('response', (reply) => {
          res.writeHead(reply.statusCode ?? 500, reply.headers);
          reply.pipe(res);
        });
        req.pipe(onward);
      });
      await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
      const { port } = line.address() as AddressInfo;
      return {
        calls: () => calls,
        storage: new S3Storage({ endpoint: `http://127.0.0.1:${port}`, bucket: 'fotos', ...keys, timeoutMs }),
        close() {
          line.closeAllConnections();
          line.close();
        },
      };
    }

    it('retries if the server is only busy', async () => {
      const busy = await through((call, res) => call <= 2 && Boolean(res.writeHead(503).end()));
      await busy.storage.put('originals/busy.jpg', Buffer.from('x'), 'image/jpeg');
      expect(String(await storage.get('originals/busy.jpg'))).toBe('x');
      expect(busy.calls()).toBe(3);
      busy.close();
    });

    it('throws if the server keeps failing', async () => {
      const broken = await through((_call, res) =>
        Boolean(res.writeHead(500).end('<Code>InternalError</Code>')),
      );
      await expect(broken.storage.get('originals/a.jpg')).rejects.toThrow('answered 500 (InternalError)');
      expect(broken.calls()).toBe(4);
      broken.close();
    });

    it('does not wait longer than allowed for a silent server', async () => {
      const silent = await through(() => true, 300);
      const from = performance.now();
      await expect(silent.storage.get('originals/a.jpg')).rejects.toThrow(/abort|timeout/i);
      await expect(silent.storage.put('originals/a.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
        /abort|timeout/i,
      );
      expect(performance.now() - from).toBeLessThan(2500);
      silent.close();
    });

    it('does not wait longer for one that stops in the middle of a photo', async () => {
      await storage.put('originals/half.jpg', Buffer.alloc(1000), 'image/jpeg');
      const halting = await through(
        (_call, res) => res.writeHead(200, { 'content-length': 1000 }).write('half'),
        300,
      );
      await expect(halting.storage.get('originals/half.jpg')).rejects.toThrow(/abort|timeout/i);
      halting.close();
    });
  });
});
