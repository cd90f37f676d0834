import 'server-only';

import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { matchRoute } from '@/lib/paths';
import { notFoundPath } from '@/server/front/gate';
import type { RequestContext } from '@/server/http/request-context';
import { securityHeaders } from '@/server/front/security-headers';

/** Which page, file or call an address means; what means none is the 404 page. */

/** Pictures that mails, link previews and other sites show. */
export const isShownElsewhere = (pathname: string) =>
  /^\/fotos\/|^\/[\w-]+\.(ico|svg|png|jpg)$/.test(pathname);
/** Files of the folder `public`, and those that Next makes. */
const publicFiles = new Set([
  ...fs.readdirSync(path.resolve('public')).map((name) => `/${name}`),
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
]);

/** The path of an address, as it was written. */
export const pathnameOf = (req: IncomingMessage) => (req.url ?? '/').split(/[?#]/, 1)[0] ?? '/';

/** Files and calls that Next answers without rendering a page; everything else must be a named route. */
export const isServedByNext = (pathname: string) =>
  /^\/(_next|api|sanctum|fotos|sitemaps)(\/|$)/.test(pathname) ||
  /^\/(login(\/second-factor(\/options)?)?|register|logout|forgot-password|reset-password)$/.test(pathname) ||
  publicFiles.has(pathname);

/** A path that names no page is answered by the 404 page, complete in its HTML. */
export function choosePage(req: IncomingMessage, context: RequestContext): void {
  const pathname = pathnameOf(req);
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const isNamed = matchRoute(trimmed) !== null || (context.isLocal && pathname.startsWith('/dev/'));
  if (isServedByNext(pathname) || (isNamed && !pathname.startsWith('//'))) return;
  context.pageStatus = 404;
  req.url = notFoundPath;
}

/** A page has one address, without a slash at its end. */
export function redirectToOwnAddress(req: IncomingMessage, res: ServerResponse): boolean {
  const { url = '/' } = req;
  const end = url.indexOf('?');
  // Nearly every address has none.
  if (url[(end < 0 ? url.length : end) - 1] !== '/') return false;
  const [, pathname = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
  const trimmed = pathname.replace(/\/+$/, '');
  if (trimmed === pathname || trimmed === '') return false;
  // '//' at the start would lead to another site.
  if (pathname.startsWith('//') || !matchRoute(trimmed)) return false;
  res.writeHead(308, { ...securityHeaders([]), Location: `${trimmed}${query}` }).end();
  return true;
}
