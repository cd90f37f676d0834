import 'server-only';

import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { Env } from '@/server/env';

/**
 * Whether a request is meant for this site at all, and whether it comes from the very machine that the site runs on,
 * for pages for local use only.
 */

type Head = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'socket'>;
type Place = Pick<Env, 'HOST' | 'APP_URL' | 'TRUST_PROXY'>;

/** Headers that proxies add. Behind a proxy, the connection says nothing about the client. */
const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const isLoopbackAddress = (text: string) =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';

/** 'localhost', a subdomain of it, or a loopback address. */
export function isLoopbackName(name: string): boolean {
  return /^(?:.+\.)?localhost$/.test(name) || isLoopbackAddress(name.replaceAll(/^\[|\]$/g, ''));
}

/** The single Host header as a URL; null if it is missing, repeated, or more than a host and a port. */
function givenHost(req: Head): URL | null {
  const given = onlyHost(req) ?? '';
  if (!/^[\w.:[\]-]+$/.test(given) || !URL.canParse(`http://${given}`)) return null;
  return new URL(`http://${given}`);
}

/** The raw Host header; undefined if it is missing or repeated. */
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

/** Host and port as a browser writes them for this scheme: without the default port. */
const writtenFor = (appUrl: URL, host: URL) => new URL(`${appUrl.protocol}//${host.host}`).host;

/**
 * Whether a request is for this site: its Host is that of APP_URL, or a loopback name if nobody else can reach the
 * site. An attacker can point a domain of their own here, but cannot make a browser send another Host.
 */
export function isOwnHost(req: Head, place: Place): boolean {
  const host = onlyHost(req);
  if (host !== undefined && host === lastOwn.get(place)) return true;
  const isOwn = judgeHost(req, place);
  if (isOwn && host) lastOwn.set(place, host);
  return isOwn;
}

/** The last Host accepted: nearly every request sends the same. */
const lastOwn = new WeakMap<Place, string>();

function judgeHost(req: Head, place: Place): boolean {
  const host = givenHost(req);
  if (!host) return false;
  const appUrl = new URL(place.APP_URL);
  return writtenFor(appUrl, host) === appUrl.host || (isLoopbackBind(place) && isLoopbackName(host.hostname));
}

/** A name without a dot belongs to the internal network, such as that of a container: no stranger can own one. */
const isOfOwnNetwork = (hostname: string) => !hostname.includes('.');

type MetricsPlace = Pick<Env, 'METRICS_HOST' | 'METRICS_NAMES'>;

/**
 * Whether a metrics request uses an accepted name: an IP address, a name of this machine, or one in METRICS_NAMES. If
 * the port is open to the network, also an internal name without a dot.
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
 * Whether a request comes from the machine that the site runs on: the site only listens there, the connection comes
 * from there, the Host says so, and there is no proxy in between.
 */
export function isLocalUse(req: Head, place: Place): boolean {
  if (!isLoopbackBind(place) || place.TRUST_PROXY > 0) return false;
  if (forwarding.some((name) => req.headers[name] !== undefined)) return false;
  const host = givenHost(req);
  return host !== null && isLoopbackName(host.hostname) && isLoopbackAddress(req.socket.remoteAddress ?? '');
}
