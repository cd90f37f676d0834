import 'server-only';

import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { acceptedEncoding } from '@/server/front/accepted-encoding';
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
/** The address prefix of the folder's files. */
const base = '/_next/static/';

/**
 * The scripts and styles of the build as they were compressed with it (`scripts/launch/compress-static.ts`), in memory:
 * a few megabytes. Their names carry a hash of their contents, so nobody has to ask twice.
 */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();
  readonly #headers = {
    ...securityHeaders([]),
    'Cache-Control': 'public, max-age=31536000, immutable',
    Vary: 'Accept-Encoding',
  };

  constructor(folder: string) {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    for (const name of names.filter((one) => one.endsWith('.br'))) {
      const plain = name.slice(0, -'.br'.length);
      const type = types[path.extname(plain)];
      if (!type) continue;
      const read = (end: string) => fs.readFileSync(path.join(folder, plain + end));
      this.#files.set(base + plain.split(path.sep).join('/'), { type, br: read('.br'), gzip: read('.gz') });
    }
  }

  /** Answers with a file that it has, to clients that take it compressed; false when the request must go on. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
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
}
