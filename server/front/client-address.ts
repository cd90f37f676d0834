import 'server-only';

import type { IncomingMessage } from 'node:http';

/**
 * The client's address for limits. Without proxies it is the connection's; with `TRUST_PROXY=n` it is the n-th from the
 * right in X-Forwarded-For, because each trusted proxy appends the address it saw. IPv6 addresses count per /64.
 */
export function clientAddress(
  req: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return normalise(direct);
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return normalise(forwarded.at(-trustedProxies) ?? forwarded[0] ?? direct);
}

function normalise(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = plain.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups.slice(0, 4).join(':')}::/64`;
}
