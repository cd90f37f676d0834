/**
 * The service worker (/sw.js): keeps the page for no network with its style, font and icon, and answers with it where a
 * page does not come for lack of one. Nothing else is kept, and no other request is touched
 * (docs/decisions/2026-11-23-offline-page.md).
 */
import { filesOf, fontsOf, mayBeKept } from '@/lib/offline/kept-files';
import { offlineCacheName, offlinePath as page } from '@/lib/offline/names';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  /** What the browser asked for while the worker woke up. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
/** What is used of a worker's own world, which has no types beside those of a page. */
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', hear: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
}
// The compiler takes every script for one of a page.
const worker = globalThis as unknown as WorkerScope;

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

async function fontsOfFile(address: string): Promise<string[]> {
  return address.endsWith('.css') ? fontsOf(await (await ask(address)).text(), address) : [];
}

/** All of it, or what was kept before. */
async function keepPage(): Promise<void> {
  const answer = await ask(page);
  const linked = filesOf(await answer.clone().text());
  const fonts = await Promise.all(linked.map(fontsOfFile));
  const files = [...new Set([...linked, ...fonts.flat()])];
  const cache = await caches.open(offlineCacheName);
  await cache.addAll(files);
  await cache.put(page, answer);
  const wanted = new Set([page, ...files]);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}

const kept = (request: string | Request) =>
  caches.match(request, { cacheName: offlineCacheName, ignoreVary: true });

async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const answer = await kept(page);
    if (!answer) throw error;
    return answer;
  }
}

async function takeOver(): Promise<void> {
  // Otherwise each page would wait until the worker is awake.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (origin === location.origin && mayBeKept(pathname))
    event.respondWith(kept(request).then((answer) => answer ?? fetch(request)));
});
