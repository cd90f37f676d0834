import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

function request(remote: string, forwarded?: string) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remote });
  return { socket, headers: { 'x-forwarded-for': forwarded } };
}

describe('clientAddress', () => {
  it.each([
    ['no proxy: what the header says does not count', '9.9.9.9', '1.1.1.1', 0, '9.9.9.9'],
    ['one proxy: the last entry', '10.0.0.1', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['two proxies: the entry before the last', '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['fewer entries than proxies: the first', '10.0.0.1', '1.2.3.4', 3, '1.2.3.4'],
    ['a proxy that sends nothing: the connection', '10.0.0.1', undefined, 1, '10.0.0.1'],
    ['an IPv4 address in IPv6 clothes', '::ffff:9.9.9.9', undefined, 0, '9.9.9.9'],
    ['IPv6 counts per network', '2001:db8:1:2:aaaa::1', undefined, 0, '2001:db8:1:2::/64'],
    ['IPv6 short form', '2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ])('%s', (_what, remote, forwarded, proxies, expected) => {
    expect(clientAddress(request(remote, forwarded), proxies)).toBe(expected);
  });
});
