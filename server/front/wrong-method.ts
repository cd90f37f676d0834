import 'server-only';

import type { IncomingMessage } from 'node:http';
import { nodeEnv } from '@/server/env';
import { callMethods } from '@/server/front/call-methods';
import { isServedByNext, pathnameOf } from '@/server/front/address';

interface Call {
  /** The path before its first parameter, as a quick check. */
  begin: string;
  path: RegExp;
  methods: readonly string[];
}

/** Browsers may send HEAD wherever they can GET; Next's router answers OPTIONS by itself. */
function withImplied(methods: readonly string[]): string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted();
}

/** Sorts as the router matches: fixed names before parameters, and those before catch-all calls. */
const rank = (pattern: string) => pattern.replaceAll('[...', '\uffff').replaceAll('[', '\ufffe');

const calls: readonly Call[] = Object.entries(callMethods)
  .toSorted(([one], [other]) => (rank(one) < rank(other) ? -1 : 1))
  .map(([pattern, methods]) => ({
    begin: pattern.split('[', 1)[0] ?? '',
    path: new RegExp(
      `^${pattern
        .replaceAll('.', '\\.')
        .replaceAll(/\[\\.\\.\\.\w+\]/g, '.+')
        .replaceAll(/\[\w+\]/g, '[^/]+')}$`,
    ),
    methods: withImplied(methods),
  }));

/** The path as the router reads it; null if it is malformed, which is reported where it is looked up. */
function readPath(pathname: string): string | null {
  try {
    return `/${decodeURIComponent(pathname).split('/').filter(Boolean).join('/')}`;
  } catch {
    return null;
  }
}

/** The methods of pages and files. */
const reading = ['GET', 'HEAD'];

/**
 * The methods of what an address names, if the request's method is not among them; null if the request may go on. The
 * renderer would answer any method with the page, and fail on those that no `Request` may have.
 */
export function missedMethods(req: IncomingMessage): readonly string[] | null {
  const { method = '' } = req;
  const pathname = pathnameOf(req);
  // Nearly every request reads a page or a file.
  if (reading.includes(method) && !isServedByNext(pathname)) return null;
  // Development tools have calls of their own there.
  if (nodeEnv === 'development' && pathname.startsWith('/_next/')) return null;
  const path = readPath(pathname);
  const call = calls.find((one) => path?.startsWith(one.begin) && one.path.test(path));
  const allowed = call?.methods ?? reading;
  return allowed.includes(method) ? null : allowed;
}
