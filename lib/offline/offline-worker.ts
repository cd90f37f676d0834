/**
 * The service worker (/sw.js): caches the offline page in each language with its styles, fonts and icon, and serves it,
 * in the language of the requested page, when there is no network. Nothing else is cached, and no other request is
 * touched (docs/decisions/2026-11-23-offline-page.md). It also shows notifications.
 */
import { filesOf, fontsOf, mayBeCached } from '@/lib/offline/cached-files';
import { showNotifications } from '@/lib/push/worker-events';
import { offlineCacheName, offlinePathFor, offlinePaths } from '@/lib/offline/names';

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  /** The browser's own request, sent while the worker was starting up. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
/** The parts of the worker's global scope that are used; its types cannot be combined with those of a page. */
interface WorkerScope {
  addEventListener(name: 'install' | 'activate', hear: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', hear: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: ServiceWorkerRegistration;
}
// The compiler assumes that every script runs in a page.
const worker = globalThis as unknown as WorkerScope;

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

async function fontsOfFile(address: string): Promise<string[]> {
  return address.endsWith('.css') ? fontsOf(await (await ask(address)).text(), address) : [];
}

/** Replaces the whole cache, or leaves the old pages unchanged. */
async function keepPages(): Promise<void> {
  const pages = await Promise.all(
    Object.values(offlinePaths).map(async (path) => ({ path, answer: await ask(path) })),
  );
  const html = await Promise.all(pages.map(({ answer }) => answer.clone().text()));
  const linked = [...new Set(html.flatMap(filesOf))];
  const fonts = await Promise.all(linked.map(fontsOfFile));
  const files = [...new Set([...linked, ...fonts.flat()])];
  const cache = await caches.open(offlineCacheName);
  await cache.addAll(files);
  for (const { path, answer } of pages) await cache.put(path, answer);
  const wanted = new Set<string>([...Object.values(offlinePaths), ...files]);
  for (const request of await cache.keys())
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
}

const cached = (request: string | Request) =>
  caches.match(request, { cacheName: offlineCacheName, ignoreVary: true });

async function answerPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const answer = await cached(offlinePathFor(new URL(request.url).pathname));
    if (!answer) throw error;
    return answer;
  }
}

async function takeOver(): Promise<void> {
  // Otherwise each page load would wait until the worker has started.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepPages().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (origin === location.origin && mayBeCached(pathname))
    event.respondWith(cached(request).then((answer) => answer ?? fetch(request)));
});
showNotifications(globalThis as unknown as Parameters<typeof showNotifications>[0]);
