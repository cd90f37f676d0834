import 'server-only';

import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { workerPath } from '@/lib/offline/names';
import { browserFile, env } from '@/server/env';
import { securityHeaders } from '@/server/front/security-headers';

/** A worker in the place of the real one: takes what is kept away, and itself. */
const withdrawal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(withdraw()));
async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/**
 * The service worker of the build under its own address. Browsers ask for it anew with every page, and take over one
 * that differs in any byte: so it says which build it is of, whose page and style they then keep. With OFFLINE_PAGE=off,
 * and in development, where nothing is built, it withdraws itself.
 */
export class OfflineWorker {
  readonly #text: string;
  readonly #headers = {
    ...securityHeaders([]),
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  };

  constructor(file = browserFile('offline-worker')) {
    const isKept = env.OFFLINE_PAGE === 'on' && fs.existsSync(file);
    this.#text = isKept ? `// ${env.BUILD_ID ?? ''}\n${fs.readFileSync(file, 'utf8')}` : withdrawal;
  }

  /** Answers who asks for it; false when the request must go on. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.url !== workerPath || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
    res.writeHead(200, { ...this.#headers, 'Content-Length': Buffer.byteLength(this.#text) });
    res.end(req.method === 'HEAD' ? undefined : this.#text);
    return true;
  }
}
