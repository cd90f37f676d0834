import 'server-only';

import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { readAddress, renderedAt } from '@/server/front/address';
import { nodeEnv } from '@/server/env';
import { PageFailed } from '@/server/front/page-cache/page-failed';
import { statusOfPage, withRequestContext } from '@/server/http/request-context';
import type { RequestContext } from '@/server/http/request-context';

export type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface Captured {
  status: number;
  contentType: string;
  /** Names and values of headers that only this answer has. */
  ownHeaders: readonly string[];
  /** One character per byte (latin1): everything searched for in it is ASCII, so nothing needs decoding or encoding. */
  html: string;
  /** The renderer put it on its own scripts; anything else that got into the page cannot know it. */
  nonce: string;
  context: RequestContext;
}

/** Renders that take longer than this are given up; in development a page is compiled first. */
const timeoutMs = nodeEnv === 'development' ? 300_000 : 30_000;

/**
 * Renders a page into memory, a public one as if requested by nobody: the request has no cookie, address or language,
 * so nothing about one visitor can get into what all visitors are sent.
 * @throws PageFailed
 * @param own visitor-specific headers, for a page that is not cached
 */
export async function capturePage(
  handle: Handle,
  url: string,
  host: string,
  context: RequestContext,
  own: Pick<IncomingHttpHeaders, 'cookie' | 'referer'> = {},
): Promise<Captured> {
  const req = new IncomingMessage(new Socket());
  req.method = 'GET';
  req.url = renderedAt(url);
  context.language ??= readAddress(url).language;
  const nonce = randomBytes(16).toString('base64url');
  context.nonce = nonce;
  req.headers = {
    ...own,
    host,
    'x-request-id': context.requestId,
    accept: 'text/html',
    // The renderer takes the nonce for its own scripts from this header.
    'content-security-policy': `script-src 'nonce-${nonce}'`,
  };
  req.push(null);
  const res = new ServerResponse(req);
  const pieces: Uint8Array[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string') pieces.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) pieces.push(chunk);
  };
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`rendering ${url} took too long`)), timeoutMs);
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      finish();
    };
    res.write = ((chunk: unknown, encoding: unknown, callback: unknown) => {
      keep(chunk);
      const done = [encoding, callback].find((value) => typeof value === 'function');
      if (typeof done === 'function') process.nextTick(() => done());
      return true;
    }) as typeof res.write;
    res.end = ((chunk?: unknown, encoding?: unknown, callback?: unknown) => {
      keep(chunk);
      const done = [chunk, encoding, callback].find((value) => typeof value === 'function');
      if (typeof done === 'function') process.nextTick(() => done());
      res.emit('finish');
      settle(resolve);
      return res;
    }) as typeof res.end;
    withRequestContext(context, () => handle(req, res)).catch((error: unknown) =>
      settle(() => reject(error)),
    );
  });
  if (res.statusCode >= 500) throw new PageFailed(context);
  const status = statusOfPage(res.statusCode, context);
  const location = res.getHeader('location')?.toString();
  const moved = location === undefined ? [] : ['Location', location];
  return {
    status,
    contentType: String(res.getHeader('content-type') ?? 'text/html; charset=utf-8'),
    ownHeaders: moved,
    html: Buffer.concat(pieces).toString('latin1'),
    nonce,
    context,
  };
}
