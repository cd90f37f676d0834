import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { PageCache } from '@/server/front/page-cache/page-cache';

/** The page that a visitor gets from the cache. */
export async function visitCache(cache: PageCache, path: string): Promise<string> {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { method: 'GET', url: path, headers: { 'accept-encoding': 'identity' } });
  const res = new ServerResponse(req);
  const body = new Promise<string>((resolve) => {
    res.end = ((chunk: unknown) => {
      resolve(String(chunk));
      return res;
    }) as typeof res.end;
  });
  await cache.answer(req, res, 'request');
  return body;
}
