import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressStatic } from '@/scripts/launch/compress-static';
import { StaticFiles } from './static-files';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-static-'));
const script = 'export const sea = "De zee ruist. ";\n'.repeat(100);
let origin = '';
let close = () => {};

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'chunks'));
  fs.writeFileSync(path.join(folder, 'chunks', 'a.js'), script);
  fs.writeFileSync(path.join(folder, 'chunks', 'small.js'), 'go()');
  fs.writeFileSync(path.join(folder, 'photo.png'), script);
  await compressStatic(folder);
  const files = new StaticFiles(folder);
  const server = createServer((req, res) => files.answer(req, res) || res.writeHead(299).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(() => {
  close();
  fs.rmSync(folder, { recursive: true });
});

const ask = (name: string, encoding: string, init: RequestInit = {}) =>
  fetch(`${origin}/_next/static/${name}`, {
    ...init,
    headers: { 'accept-encoding': encoding, ...init.headers },
  });

describe('StaticFiles', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ])('sends to who accepts %s what was compressed with the build', async (accepted, encoding) => {
    const answer = await ask('chunks/a.js', accepted);
    expect(await answer.text()).toBe(script);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 10);
  });

  it.each([
    ['a file that gains nothing', 'chunks/small.js', 'br', {}],
    ['a photo', 'photo.png', 'br', {}],
    ['an unknown file', 'chunks/b.js', 'br', {}],
    ['its own copies', 'chunks/a.js.br', 'br', {}],
    ['who takes no encoding', 'chunks/a.js', 'identity', {}],
    ['a part', 'chunks/a.js', 'br', { headers: { range: 'bytes=0-9' } }],
    ['other calls', 'chunks/a.js', 'br', { method: 'POST' }],
  ])('leaves %s alone', async (_what, name, encoding, init) => {
    expect((await ask(name, encoding, init)).status).toBe(299);
  });

  it('has none where nothing was built', () => {
    expect(() => new StaticFiles(path.join(folder, 'nowhere'))).not.toThrow();
  });
});
