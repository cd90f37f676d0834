import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const file = path.join(os.tmpdir(), `kust-worker-${process.pid}.js`);
let close = () => {};

/** A server with just the worker, under these settings. */
async function serve(settings: Record<string, string>): Promise<string> {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { StaticFiles } = await import('./static-files');
  const files = new StaticFiles('no-folder', file);
  const server = createServer((req, res) => files.answer(req, res) || res.writeHead(299).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(() => fs.writeFileSync(file, 'keep();'));
afterEach(() => {
  close();
  fs.rmSync(file, { force: true });
  vi.unstubAllEnvs();
});

describe('/sw.js', () => {
  it('is the worker of the build, asked for anew each time', async () => {
    const answer = await fetch(`${await serve({ BUILD_ID: 'abc' })}/sw.js`);
    expect(await answer.text()).toBe('// abc\nkeep();');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it('withdraws itself where it is switched off', async () => {
    const text = await (await fetch(`${await serve({ OFFLINE_PAGE: 'off' })}/sw.js`)).text();
    expect(text).toContain('registration.unregister()');
    expect(text).not.toContain('keep();');
  });

  it('withdraws itself where none was built', async () => {
    fs.rmSync(file);
    expect(await (await fetch(`${await serve({})}/sw.js`)).text()).toContain('registration.unregister()');
  });

  it('leaves other requests alone', async () => {
    const origin = await serve({});
    expect((await fetch(`${origin}/sw.js.map`)).status).toBe(299);
    expect((await fetch(`${origin}/sw.js`, { method: 'POST' })).status).toBe(299);
  });
});
