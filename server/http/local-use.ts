import 'server-only';

import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Env } from '@/server/env';

/**
 * Whether a request means this site at all, and whether it comes from the very machine that the site runs on, for what
 * exists for local use alone.
 */

type Head = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'socket'>;
type Place = Pick<Env, 'HOST' | 'APP_URL' | 'TRUST_PROXY'>;

/** What proxies add. With one in front, the connection says nothing about who asks. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const isLoopbackAddress = (text: string) =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';

/** 'localhost', a name below it, or an address of the machine itself. */
export function isLoopbackName(name: string): boolean {
  return /^(?:.+\.)?localhost$/.test(name) || isLoopbackAddress(name.replaceAll(/^\[|\]$/g, ''));
}

/** The one Host header as an address, or null for none, several, or one that is more than a host and a port. */
function givenHost(req: Head): URL | null {
  const given = onlyHost(req) ?? '';
  if (!/^[\w.:[\]-]+$/.test(given) || !URL.canParse(`http://${given}`)) return null;
  return new URL(`http://${given}`);
}

/** The Host header as it was sent; undefined for none or several. */
function onlyHost({ rawHeaders }: Head): string | undefined {
  let found: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (found !== undefined) return undefined;
    found = rawHeaders[at + 1];
  }
  return found;
}

const isLoopbackBind = ({ HOST }: Place) => isLoopbackName(HOST);

/** Host and port as a browser writes them for this scheme: the usual port is left out. */
const writtenFor = (appUrl: URL, host: URL) => new URL(`${appUrl.protocol}//${host.host}`).host;

/**
 * Whether a request is for this site: its Host is that of APP_URL, or one of the machine itself while nobody else can
 * reach it. A page elsewhere can point any name of its own here, but cannot make a browser send another Host.
 */
export function isOwnHost(req: Head, place: Place): boolean {
  const host = onlyHost(req);
  if (host !== undefined && host === lastOwn.get(place)) return true;
  const isOwn = judgeHost(req, place);
  if (isOwn && host) lastOwn.set(place, host);
  return isOwn;
}

/** What was found to be the site's own last: nearly every request says the same. */
const lastOwn = new WeakMap<Place, string>();

function judgeHost(req: Head, place: Place): boolean {
  const host = givenHost(req);
  if (!host) return false;
  const appUrl = new URL(place.APP_URL);
  return writtenFor(appUrl, host) === appUrl.host || (isLoopbackBind(place) && isLoopbackName(host.hostname));
}

/** A name without a dot is one of the own network, such as that of a container: no stranger has any. */
const isOfOwnNetwork = (hostname: string) => !hostname.includes('.');

type MetricsPlace = Pick<Env, 'METRICS_HOST' | 'METRICS_NAMES'>;

/**
 * Whether who asks for the numbers of a process means it: by its address, by a name of the machine, or by one that
 * METRICS_NAMES has. Where the network may ask, also by a name of that network alone.
 */
export function isHostOfMetrics(req: Head, { METRICS_HOST, METRICS_NAMES }: MetricsPlace): boolean {
  const host = givenHost(req);
  if (!host) return false;
  const name = host.hostname;
  if (isLoopbackName(name) || ipaddr.isValid(name.replaceAll(/^\[|\]$/g, ''))) return true;
  if (METRICS_NAMES.includes(name) || name === METRICS_HOST.toLowerCase()) return true;
  return isOfOwnNetwork(name) && !isLoopbackName(METRICS_HOST);
}

/**
 * Whether a request comes from the machine that the site runs on: the site listens there alone, the connection comes
 * from there, the Host says so, and no proxy stands between.
 */
export function isLocalUse(req: Head, place: Place): boolean {
  if (!isLoopbackBind(place) || place.TRUST_PROXY > 0) return false;
  if (forwarding.some((name) => req.headers[name] !== undefined)) return false;
  const host = givenHost(req);
  return host !== null && isLoopbackName(host.hostname) && isLoopbackAddress(req.socket.remoteAddress ?? '');
}
