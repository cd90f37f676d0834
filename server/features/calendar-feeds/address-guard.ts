import 'server-only';

import dns from 'node:dns';
import type { LookupAddress } from 'node:dns';
import net from 'node:net';
import type { LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { buildConnector } from 'undici';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';

/**
 * Which addresses may be fetched at all: an owner's link must not become a way into our internal network. Checked on
 * the address in the link, on every address that its host name resolves to, and on the one actually connected to.
 */

/** Whether `FEED_ALLOW_HOSTS` allows a host and port, for tests or for a calendar server of one's own. */
export type AllowList = readonly string[];

const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether this is an address on the public internet; false for text that is no address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return !(address instanceof ipaddr.IPv6) || address.match(globalIpv6);
}

const defaultPort = (protocol: string) => (protocol === 'https:' ? '443' : '80');

function isAllowed(allowed: AllowList, { hostname, protocol, port }: URL | buildConnector.Options): boolean {
  const host = net.isIPv6(hostname) ? `[${hostname}]` : hostname;
  return allowed.includes(`${host}:${port || defaultPort(protocol)}`.toLowerCase());
}

/**
 * Refuses addresses that can be refused without connecting.
 * @throws FeedFault bad_address, insecure_address, forbidden_address
 */
export function demandReadable(url: URL, allowed: AllowList): void {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new FeedFault('bad_address');
  if (url.username !== '' || url.password !== '') throw new FeedFault('bad_address');
  if (isAllowed(allowed, url)) return;
  if (url.protocol !== 'https:') throw new FeedFault('insecure_address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (net.isIP(host) !== 0 && !isPublicAddress(host)) throw new FeedFault('forbidden_address');
}

const refusal = () => new FeedFault('forbidden_address');

/** Connections go to checked addresses, which are cached this long for further connections. */
const NAMES_KEPT_BYTES = 256 * 1024;
const NAMES_KEPT_MS = 60_000;
const names = new LRUCache<string, Promise<readonly LookupAddress[]>>({
  maxSize: NAMES_KEPT_BYTES,
  // A name, and a few addresses of up to 45 characters.
  sizeCalculation: (_addresses, name) => name.length + 200,
  ttl: NAMES_KEPT_MS,
});

/** A name's addresses only when all of them are public: one that is not is a trap. */
async function findPublic(hostname: string): Promise<readonly LookupAddress[]> {
  const addresses = await dns.promises.lookup(hostname, { all: true });
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) throw refusal();
  return addresses;
}

/** Simultaneous callers share one lookup; a failed lookup is not cached. */
function publicAddresses(hostname: string): Promise<readonly LookupAddress[]> {
  const known = names.get(hostname);
  if (known) return known;
  const found = findPublic(hostname);
  names.set(hostname, found);
  found.catch(() => names.delete(hostname));
  return found;
}

const findAddresses = callbackify(publicAddresses);

/** `dns.lookup` for connections: public addresses, checked once a minute. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  findAddresses(hostname, (error, addresses) => {
    if (error) return callback(error, []);
    if (options.all) return callback(null, [...addresses]);
    const [first] = addresses;
    return first ? callback(null, first.address, first.family) : callback(refusal(), []);
  });
};

const CONNECT_MS = 5000;

/** Opens connections for undici, only to public addresses or those in `allowed`. */
export function guardedConnector(allowed: AllowList): buildConnector.connector {
  const settings = { timeout: CONNECT_MS, allowH2: false };
  const open = buildConnector(settings);
  const guarded = buildConnector({ ...settings, lookup: publicLookup });
  return (options, callback) => {
    if (isAllowed(allowed, options)) return open(options, callback);
    return guarded(options, (...result) => {
      const [error, socket] = result;
      // If nothing answers any more, the name may have moved.
      if (error !== null) names.delete(options.hostname);
      if (error === null && !isPublicAddress(socket.remoteAddress ?? '')) {
        socket.destroy();
        return callback(refusal(), null);
      }
      return callback(...result);
    });
  };
}
