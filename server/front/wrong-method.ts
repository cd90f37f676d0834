import 'server-only';

import type { IncomingMessage } from 'node:http';
import { nodeEnv } from '@/server/env';
import { callMethods } from '@/server/front/call-methods';
import { isServedByNext, pathnameOf } from '@/server/front/address';

interface Call {
  /** Before its first parameter: what does not begin so is not looked at more closely. */
  begin: string;
  path: RegExp;
  methods: readonly string[];
}

/** A browser asks for the head of whatever it can get; the router says by itself what a call takes. */
function withImplied(methods: readonly string[]): string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted();
}

/** As the router does: what is named goes before a parameter, and that before a call that takes everything. */
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

/** The path as the router reads it; null where it names nothing, which is said where it is looked for. */
function readPath(pathname: string): string | null {
  try {
    return `/${decodeURIComponent(pathname).split('/').filter(Boolean).join('/')}`;
  } catch {
    return null;
  }
}

/** Of pages and files. */
const reading = ['GET', 'HEAD'];

/**
 * The methods that the thing at an address has, where the request's is none of them; null where it may go on. The
 * renderer would answer any method with the page, and fail at those that no `Request` may have.
 */
export function missedMethods(req: IncomingMessage): readonly string[] | null {
  const { method = '' } = req;
  const pathname = pathnameOf(req);
  // Nearly every request reads a page or a file.
  if (reading.includes(method) && !isServedByNext(pathname)) return null;
  // The tools of development have calls of their own there.
  if (nodeEnv === 'development' && pathname.startsWith('/_next/')) return null;
  const path = readPath(pathname);
  const call = calls.find((one) => path?.startsWith(one.begin) && one.path.test(path));
  const allowed = call?.methods ?? reading;
  return allowed.includes(method) ? null : allowed;
}
