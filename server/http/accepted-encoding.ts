import 'server-only';

import type { IncomingMessage } from 'node:http';

/** How an answer may be compressed for who asks: the smaller first, null for plain bytes. */
export function acceptedEncoding({ headers }: IncomingMessage): 'br' | 'gzip' | null {
  const accepted = String(headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
