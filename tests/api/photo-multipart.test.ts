import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readMultipart, removeStaleUploads, UploadFolder } from '@/server/http/multipart';
import type { UploadedFile } from '@/server/http/multipart';
import { testDataDir } from '@/tests/support/database';

const limits = { files: 3, fileBytes: 1000 };
const boundary = 'grens';
const type = `multipart/form-data; boundary=${boundary}`;

const folders: UploadFolder[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.remove();
});

type Body = string | FormData | ReadableStream<Uint8Array>;

/** Node only sends a stream with `duplex`, which the DOM types do not know. */
function toRequest(body: BodyInit, type: string): Request {
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': type } };
  return new Request('http://localhost/', init as RequestInit);
}

async function read(body: Body, contentType = type): Promise<Record<string, unknown>> {
  const folder = new UploadFolder();
  folders.push(folder);
  if (!(body instanceof FormData)) return readMultipart(toRequest(body, contentType), folder, limits);
  const written = new Response(body);
  const bytes = await written.arrayBuffer();
  return readMultipart(toRequest(bytes, written.headers.get('content-type') ?? ''), folder, limits);
}

const form = (entries: [string, string | File][]) => {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return body;
};
const file = (size: number) => new File([new Uint8Array(size)], 'a.jpg', { type: 'image/jpeg' });
const uploads = () => {
  const root = path.join(testDataDir, 'uploads');
  return fs.existsSync(root) ? fs.readdirSync(root) : [];
};

const part = (name: string, value: string, more = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const whole = `${part('a', '1')}${part('photo', 'x'.repeat(300), '; filename="b.jpg"')}--${boundary}--\r\n`;

describe('a form with files', () => {
  it('nests its fields and keeps its files until the folder is removed', async () => {
    const body = form([
      ['name', 'Zeezicht'],
      ['pool[store][0][id]', 'a'],
      ['pool[store][0][value]', file(500)],
      ['none', file(0)],
    ]);
    const fields = await read(body);
    const { name, pool, none } = fields as {
      name: string;
      none: unknown;
      pool: { store: { 0: { id: string; value: UploadedFile } } };
    };
    const { id, value } = pool.store[0];
    expect([name, none, id, value.size, value.isTooLarge]).toEqual(['Zeezicht', null, 'a', 500, false]);
    expect(await value.bytes()).toHaveLength(500);
    await folders[0]?.remove();
    expect(uploads()).toEqual([]);
  });

  it('keeps the start of a file that is too large, marked as such', async () => {
    const { photo } = await read(form([['photo', file(5000)]]));
    expect(photo).toMatchObject({ isTooLarge: true, size: 1000 });
  });

  it.each<[string, () => [Body, string?], string]>([
    [
      'more files than any form',
      () => [form(Array.from({ length: 4 }, () => ['f', file(9)]))],
      'payload_too_large',
    ],
    [
      'more fields than any form',
      () => [form(Array.from({ length: 501 }, (_, n) => [`f${n}`, 'x']))],
      'payload_too_large',
    ],
    ['a field that is too long', () => [form([['f', 'x'.repeat(70_000)]])], 'payload_too_large'],
    ['no boundary', () => [whole, 'multipart/form-data'], 'malformed_body'],
    ['another boundary', () => [whole, 'multipart/form-data; boundary=anders'], 'malformed_body'],
    ['no multipart at all', () => ['a=1&b=2', type], 'malformed_body'],
    ['a header without end', () => [`--${boundary}\r\nX: ${'y'.repeat(100_000)}`, type], 'malformed_body'],
  ])('is rejected with %s', async (_what, make, code) => {
    await expect(read(...make())).rejects.toMatchObject({ code });
  });

  it('is rejected wherever it is truncated, and leaves nothing behind', async () => {
    for (let length = 0; length < whole.length - boundary.length - 6; length += 7) {
      await expect(read(whole.slice(0, length) || ' ', type), String(length)).rejects.toMatchObject({
        code: 'malformed_body',
      });
      await folders.pop()?.remove();
    }
    expect(await read(whole, type)).toHaveProperty('photo');
    await folders.pop()?.remove();
    expect(uploads()).toEqual([]);
  });

  it('ends with the connection', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(whole.slice(0, 200)));
        setTimeout(() => controller.error(new Error('aborted')), 20);
      },
    });
    await expect(read(body, type)).rejects.toMatchObject({ code: 'malformed_body' });
    await folders.pop()?.remove();
    expect(uploads()).toEqual([]);
  });

  it('stops reading at 250 MB', async () => {
    let sent = 0;
    const chunk = new Uint8Array(4 * 1024 * 1024);
    const head = new TextEncoder().encode(
      `--${boundary}\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n`,
    );
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? head : chunk);
        sent += 4;
      },
    });
    await expect(read(body, type)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(sent).toBeLessThan(300);
  });

  it('removes what a crash left behind', async () => {
    const old = path.join(testDataDir, 'uploads', 'form-old');
    const young = path.join(testDataDir, 'uploads', 'form-young');
    for (const folder of [old, young]) fs.mkdirSync(folder, { recursive: true });
    const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
    fs.utimesSync(old, yesterday, yesterday);
    await removeStaleUploads();
    expect(uploads()).toEqual(['form-young']);
  });
});
