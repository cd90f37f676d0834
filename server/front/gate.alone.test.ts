import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isHostOfMetrics, isLocalUse, isOwnHost } from '@/server/http/local-use';

const listing = { HOST: '127.0.0.1', APP_URL: 'http://localhost:3000', TRUST_PROXY: 0 };
const open = { ...listing, HOST: '0.0.0.0' };
const site = { HOST: '0.0.0.0', APP_URL: 'https://www.kust.test', TRUST_PROXY: 1 };

interface Asked {
  host?: string | string[];
  peer?: string;
  headers?: Record<string, string>;
  url?: string;
}

/** A request as Node passes it. */
function request({ host = 'localhost:3000', peer = '127.0.0.1', headers = {}, url = '/' }: Asked = {}) {
  const hosts = [host].flat();
  return {
    url,
    headers: { host: hosts[0], ...headers },
    rawHeaders: hosts.flatMap((one) => ['Host', one]),
    socket: { remoteAddress: peer },
  } as unknown as IncomingMessage;
}

describe('which site is asked', () => {
  it.each([
    ['its own name', listing, 'localhost:3000', true],
    ['in capitals', listing, 'LOCALHOST:3000', true],
    ['the machine itself', listing, '127.0.0.1:3000', true],
    ['the machine itself, IPv6', listing, '[::1]:3000', true],
    ['a tunnel to the machine', listing, 'localhost:8080', true],
    ['a name that leads here', listing, 'evil.test:3000', false],
    ['a name that begins as a local one', listing, 'localhost.evil.test:3000', false],
    ['an address that only looks local', listing, '127.0.0.1.evil.test', false],
    ['no host', listing, '', false],
    ['a host and more', listing, 'localhost:3000/x', false],
    ['somebody at a host', listing, 'a@localhost:3000', false],
    ['the machine itself while the network can ask', open, '127.0.0.1:3000', false],
    ['its own name while the network can ask', open, 'localhost:3000', true],
    ['the public name', site, 'www.kust.test', true],
    ['the public name with its port', site, 'www.kust.test:443', true],
    ['the public name with another port', site, 'www.kust.test:8443', false],
    ['the bare name', site, 'kust.test', false],
    ['a local name on a public site', site, 'localhost', false],
  ])('%s', (_what, place, host, isOwn) => {
    expect(isOwnHost(request({ host }), place)).toBe(isOwn);
  });

  it('is none of two', () => {
    expect(isOwnHost(request({ host: ['localhost:3000', 'evil.test'] }), listing)).toBe(false);
  });
});

describe('by which names the numbers of a process are asked', () => {
  const alone = { METRICS_HOST: '127.0.0.1', METRICS_NAMES: [] };
  const network = { METRICS_HOST: '0.0.0.0', METRICS_NAMES: ['web-1.kust.internal'] };
  it.each([
    ['localhost:9464', alone, true],
    ['127.0.0.1:9464', alone, true],
    ['[::1]:9464', alone, true],
    ['web:9464', alone, false],
    ['evil.test:9464', alone, false],
    ['web:9464', network, true],
    ['10.0.0.7:9464', network, true],
    ['web-1.kust.internal:9464', network, true],
    ['WEB-1.kust.internal', network, true],
    ['web-2.kust.internal:9464', network, false],
    ['evil.test:9464', network, false],
    ['', network, false],
  ])('%s', (host, place, isMeant) => {
    expect(isHostOfMetrics(request({ host }), place)).toBe(isMeant);
  });
});

describe('local use', () => {
  it.each<[string, Partial<typeof listing>, Asked, boolean]>([
    ['from the machine itself', {}, {}, true],
    ['over IPv6', { HOST: '::1' }, { host: '[::1]:3000', peer: '::1' }, true],
    ['over IPv4 in IPv6', { HOST: 'localhost' }, { peer: '::ffff:127.0.0.1' }, true],
    ['by another name', {}, { host: 'evil.test' }, false],
    ['from the network', {}, { peer: '192.168.0.9' }, false],
    ['with the network listened to', { HOST: '0.0.0.0' }, {}, false],
    ['with all addresses listened to', { HOST: '::' }, {}, false],
    ['behind a proxy', { TRUST_PROXY: 1 }, {}, false],
    ['through a proxy that nobody told of', {}, { headers: { 'x-forwarded-for': '203.0.113.5' } }, false],
    ['through one that says Via', {}, { headers: { via: '1.1 proxy' } }, false],
  ])('%s', (_what, place, asked, isLocal) => {
    expect(isLocalUse(request(asked), { ...listing, ...place })).toBe(isLocal);
  });
});

describe('the gate', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  async function passed(asked: Asked, place = listing) {
    vi.resetModules();
    vi.stubEnv('NODE_ENV', 'production');
    const { passGate } = await import('./gate');
    const req = request(asked);
    return passGate(req, place) ?? req.url;
  }

  it.each([
    ['/aanbod?page=2', '/aanbod?page=2'],
    ['/aanbod?naam=a%00b%0Ac%C2%85&x=%%000', '/aanbod?naam=ab%0Ac&x=%250'],
    ['/aanbod?naam=%ED%A0%80', '/aanbod?naam=%ED%A0%80'],
    ['/aanbod/%00', '/niet-gevonden'],
    ['/aanbod/%ff', '/niet-gevonden'],
    ['/aanbod/%', '/niet-gevonden'],
    ['/aanbod/%2e%2e/x', '/niet-gevonden'],
    ['/api/lodgings/%00', 'not_found'],
    ['/api/lodgings/%c2%85', 'not_found'],
    ['/api/x/%zz', 'not_found'],
    ['http://evil.test/', 'not_found'],
    ['*', 'not_found'],
    ['/_next/image?url=%2Ffotos%2F1&w=640&q=75', '/niet-gevonden'],
    ['/_next/%69mage?url=x', '/niet-gevonden'],
    ['/_next//image?url=x', '/niet-gevonden'],
    ['/_next/static/../image?url=x', '/niet-gevonden'],
    ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
    ['/_next/data/x.json', '/niet-gevonden'],
    [`/aanbod?${'a=1&'.repeat(99)}`, `/aanbod?${'a=1&'.repeat(99)}`],
    [`/aanbod?${'a=1&'.repeat(100)}`, 'address_too_long'],
    [`/api/listings?${'a[]&'.repeat(3000)}`, 'address_too_long'],
    ['/dev/mail', '/dev/mail'],
  ])('%s', async (url, outcome) => {
    expect(await passed({ url })).toBe(outcome);
  });

  it('shows what is for local use to nobody else', async () => {
    expect(await passed({ url: '/dev/mail' }, open)).toBe('/niet-gevonden');
    expect(await passed({ url: '/%64ev/mail' }, open)).toBe('/niet-gevonden');
    expect(await passed({ url: '/dev/mail', host: 'evil.test' })).toBe('wrong_host');
    expect(await passed({ url: '/dev/mail', headers: { 'x-real-ip': '203.0.113.5' } })).toBe(
      '/niet-gevonden',
    );
  });

  it('judges an address that it remembers by who asks', async () => {
    vi.resetModules();
    vi.stubEnv('NODE_ENV', 'production');
    const { passGate } = await import('./gate');
    const ask = (asked: Asked) => {
      const req = request(asked);
      return passGate(req, listing) ?? req.url;
    };
    for (const url of ['/dev/mail', '/%64ev/mail']) {
      expect(ask({ url })).toBe(url);
      expect(ask({ url, peer: '192.168.0.9' })).toBe('/niet-gevonden');
    }
    expect([ask({ url: '/aanbod' }), ask({ url: '/aanbod', host: 'evil.test' })]).toEqual([
      '/aanbod',
      'wrong_host',
    ]);
  });

  it('lets those who look after the site ask by any name', async () => {
    for (const url of ['/api/health', '/api/ready'])
      expect(await passed({ url, host: '10.0.0.7:3000' })).toBe(url);
    expect(await passed({ url: '/api/user', host: '10.0.0.7:3000' })).toBe('wrong_host');
  });
});
