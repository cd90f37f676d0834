import 'server-only';

import { acceptedEncoding, EncodedBody, qualities } from '@/server/front/compress';
import { hasCopy } from '@/server/http/has-copy';
import { fileReply, reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { setContentEncoding } from '@/server/http/request-context';

/**
 * A handler for a text that never changes while the program runs: made at the first request, stored compressed, with
 * 304 for clients that have it.
 * @param type its content type
 */
export function cachedText(type: string, make: () => string) {
  let cached: EncodedBody | undefined;
  return async ({ headers }: { headers: Headers }): Promise<Reply> => {
    cached ??= EncodedBody.of(Buffer.from(make()), qualities.few);
    const encoding = acceptedEncoding({
      headers: { 'accept-encoding': headers.get('accept-encoding') ?? undefined },
    });
    const etag = `"${cached.digest}${encoding ? `-${encoding}` : ''}"`;
    const head = { etag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' };
    if (hasCopy(headers, etag)) return reply(undefined, { status: 304, headers: head });
    const body = await cached.as(encoding);
    if (encoding) setContentEncoding(encoding);
    return fileReply(new Uint8Array(body), {
      ...head,
      'content-type': type,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    });
  };
}
