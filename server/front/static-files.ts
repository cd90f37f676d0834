import 'server-only';

import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { workerPath } from '@/lib/offline/names';
import { browserFile, env } from '@/server/env';
import { acceptedEncoding } from '@/server/front/compress';
import { securityHeaders } from '@/server/front/security-headers';

interface StaticFile {
  type: string;
  br: Buffer;
  gzip: Buffer;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};
/** The address prefix of the files in the folder. */
const base = '/_next/static/';

/** Replaces the real service worker: deletes its caches, and unregisters itself. */
const withdrawal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(withdraw()));
async function withdraw() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/**
 * The service worker of the build. Browsers refetch it with every page, and install one that differs in any byte: so it
 * contains the id of its build, whose page and style they then cache. With OFFLINE_PAGE=off, and in development, where
 * nothing is built, it removes itself.
 */
function workerText(file: string): string {
  const isKept = env.OFFLINE_PAGE === 'on' && fs.existsSync(file);
  return isKept ? `// ${env.BUILD_ID ?? ''}\n${fs.readFileSync(file, 'utf8')}` : withdrawal;
}

/**
 * The build's scripts and styles, compressed at build time (`scripts/launch/compress-static.ts`), in memory: a few
 * megabytes. Their names contain a hash of their contents, so they never need revalidation; except the service worker,
 * which has a fixed address.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();
  readonly #headers = {
    ...securityHeaders([]),
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  };

  readonly #worker: string;
  readonly #workerHeaders = {
    ...securityHeaders([]),
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
  };

  constructor(folder: string, worker = browserFile('offline-worker')) {
    this.#worker = workerText(worker);
    const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    for (const name of names.filter((one) => one.endsWith('.br'))) {
      const plain = name.slice(0, -'.br'.length);
      const type = types[path.extname(plain)];
      if (!type) continue;
      const read = (end: string) => fs.readFileSync(path.join(folder, plain + end));
      this.#files.set(base + plain.split(path.sep).join('/'), { type, br: read('.br'), gzip: read('.gz') });
    }
  }

  /**
   * Answers with one of its files, if the client accepts it compressed; false if the request must be handled elsewhere.
   */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    if (req.url === workerPath) return this.#sendWorker(req, res);
    if (!req.url?.startsWith(base)) return false;
    const file = this.#files.get(req.url.split('?', 1)[0] ?? '');
    const name = acceptedEncoding(req);
    if (!file || !name || req.headers.range !== undefined) return false;
    res.writeHead(200, {
      ...this.#headers,
      'Content-Type': file.type,
      'Content-Encoding': name,
      'Content-Length': file[name].length,
    });
    res.end(req.method === 'HEAD' ? undefined : file[name]);
    return true;
  }

  #sendWorker(req: IncomingMessage, res: ServerResponse): true {
    res.writeHead(200, { ...this.#workerHeaders, 'Content-Length': Buffer.byteLength(this.#worker) });
    res.end(req.method === 'HEAD' ? undefined : this.#worker);
    return true;
  }
}
