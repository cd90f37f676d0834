/** A web server that loses its database while visitors ask for pages, and gets it back. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorPageTexts as frenchTexts } from '@/lib/texts/fr/shell/error-page';
import { errorPageTexts } from '@/lib/texts/nl/shell/error-page';
import { ensureBuild, useBuild } from '@/scripts/launch/build';
import { sealToken } from '@/server/auth/sealed-token';
import { sessionCookieName } from '@/server/auth/session';
import { closeDatabase } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { Machine } from '@/tests/operations/support/machine';
import { DatabaseLine } from '@/tests/support/database-line';

const line = new DatabaseLine();
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-cut-off-web-'));
let web: Machine;
let home: { id: number; slug: string };

beforeAll(async () => {
  const build = await ensureBuild({});
  useBuild(build);
  home = await makeListing();
  web = await Machine.start('web', root, {
    BUILD_ID: build.name,
    DATABASE_URL: await line.open(),
    AUTH_SECRET: 'a-secret-for-tests-that-guards-nothing',
    APP_URL: 'http://localhost:3000',
  });
}, 300_000);
afterAll(async () => {
  await web?.stop();
  await line.cut();
  await closeDatabase();
  fs.rmSync(root, { recursive: true, force: true });
});

const ask = async (asked: string) => {
  // Whose session it is has to be looked up; only the dashboard asks.
  const session = await sealToken('session', { sid: 'unknown' }, { maxAge: 60 });
  const headers = { cookie: `${sessionCookieName()}=${session}` };
  const answer = await fetch(web.address + asked, { redirect: 'manual', headers });
  // What a browser shows of it without script.
  const title = /<h1[^>]*>([^<]*)<\/h1>/.exec(await answer.text())?.[1];
  return [answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control'), title];
};
/** Pages from the page cache, rendered for each request, or a guest's own; and calls. */
const pages = () => [
  ...['/', '/aanbod', `/aanbod/${home.slug}`, `/aanbod/${home.slug}/reserverings-aanvragen/create`],
  ...['/verblijf/c4hWcmZ8Zc5Wl7Q1xLz0a7b8c9d0e1f2g3h4i5j6k7l', '/dashboard/overzicht'],
];
const calls = () => [`/api/listings/${home.id}`, '/api/listings?adults=2'];

it('answers 503 to whatever needs it, and says when to come back', async () => {
  expect((await ask(`/aanbod/${home.slug}`))[0]).toBe(200);
  await line.cut();
  const answers = [
    ...pages().map((asked) => ({ asked, title: errorPageTexts.title })),
    ...calls().map((asked) => ({ asked, title: undefined })),
    { asked: '/fr/locations', title: frenchTexts.title },
  ];
  for (const { asked, title } of answers)
    expect([asked, ...(await ask(asked))]).toEqual([asked, 503, '5', 'private, no-store', title]);
});

it('tells no other site the address under which it says so', async () => {
  const answer = await fetch(`${web.address}/verblijf/c4hWcmZ8Zc5Wl7Q1xLz0a7b8c9d0e1f2g3h4i5j6k7l`);
  expect([answer.status, await answer.text()]).toEqual([
    503,
    expect.stringContaining('<meta name="referrer" content="no-referrer"/>'),
  ]);
});

it('logs what it was, and nothing as a fault of its own', () => {
  const lines = fs.readFileSync(path.join(web.dataDir, 'lines.log'), 'utf8');
  expect(lines).toMatch(/"err":\{[^\n]*(ECONNREFUSED|reach|terminated)[^\n]*"what this relies on is away"/);
  expect(lines).not.toMatch(/"msg":"(a page failed|a call failed|the front failed)"/);
});

it('answers as before once it is back', async () => {
  await line.open();
  for (const asked of [...pages().slice(0, 3), ...calls()])
    await expect.poll(async () => (await ask(asked))[0], { timeout: 20_000 }).toBe(200);
});
