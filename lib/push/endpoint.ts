/** Addresses of push services, to which a browser wants its messages sent (docs/rules/push.md#addresses). */

export const MAX_ENDPOINT = 1000;

/** Names that only resolve inside a network (RFC 6761, RFC 8375 and common use). */
const insideNames = /\.(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion)$/;

/**
 * Whether messages may be sent there, judged by the address alone: https on its default port, a public host name, no
 * credentials. What the name resolves to is checked when a message is sent.
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > MAX_ENDPOINT || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  if (url.hash !== '' || url.href !== text) return false;
  const { hostname } = url;
  // The last part of an IPv4 address is a number, that of an IPv6 address ends in a bracket.
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(hostname) && !insideNames.test(hostname);
}
