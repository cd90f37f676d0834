import http, { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { missedMethods } from '@/server/front/wrong-method';

function asked(method: string, url: string): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  return Object.assign(req, { method, url });
}

const reads = ['GET', 'HEAD'];
/** A path of every kind, with its methods. */
const paths: [string, readonly string[]][] = [
  ['/', reads],
  ['/aanbod', reads],
  ['/aanbod/zeezicht', reads],
  ['/aanbod?page=2', reads],
  ['/dashboard/overzicht', reads],
  ['/verblijf/geheim', reads],
  ['/bestaat-niet', reads],
  ['/dev/mail', reads],
  ['//elders.test/', reads],
  ['/favicon.ico', reads],
  ['/offline-worker.js', reads],
  ['/_next/static/a.js', reads],
  ['/robots.txt', [...reads, 'OPTIONS']],
  ['/sitemap.xml', [...reads, 'OPTIONS']],
  ['/sitemaps/1.xml', [...reads, 'OPTIONS']],
  ['/manifest.webmanifest', [...reads, 'OPTIONS']],
  ['/fr/manifest.webmanifest', reads],
  ['/fotos/1/640.jpg', [...reads, 'OPTIONS']],
  ['/fotos/1/origineel', [...reads, 'OPTIONS']],
  ['/api/health', [...reads, 'OPTIONS']],
  ['/api/listings', [...reads, 'OPTIONS', 'POST']],
  ['/api/listings?x=/api/health', [...reads, 'OPTIONS', 'POST']],
  ['/api/%6cistings', [...reads, 'OPTIONS', 'POST']],
  ['/api/listings/count', [...reads, 'OPTIONS']],
  ['/api/listings/12', ['DELETE', ...reads, 'OPTIONS', 'POST', 'PUT']],
  ['/api/listings/12/approve', ['OPTIONS', 'PUT']],
  ['/api/auth/csrf', [...reads, 'OPTIONS', 'POST']],
  ['/api/bestaat-niet', ['DELETE', ...reads, 'OPTIONS', 'PATCH', 'POST', 'PUT']],
  ['/api/%ff', reads],
  ['/login', ['OPTIONS', 'POST']],
  ['/login/second-factor', ['OPTIONS', 'POST']],
  ['/sanctum/csrf-cookie', [...reads, 'OPTIONS']],
];

describe('a method that what is asked for does not have', () => {
  it.each(paths)('%s has %j', (path, expected) => {
    for (const method of http.METHODS) {
      const missed = missedMethods(asked(method, path));
      if (expected.includes(method)) expect(missed, method).toBeNull();
      else expect(missed?.toSorted(), method).toEqual(expected.toSorted());
    }
  });
});
