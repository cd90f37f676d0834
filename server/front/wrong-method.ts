import 'server-only';

import type { IncomingMessage } from 'node:http';
import { nodeEnv } from '@/server/env';
import { callMethods } from '@/server/front/call-methods';
import { isServedByNext, pathnameOf } from '@/server/http/address';

/** Calls by the parts of their paths. */
interface Branch {
  fixed: Map<string, Branch>;
  /** Any one part. */
  parameter?: Branch;
  /** The methods of the call that ends here, and of the one that takes whatever follows. */
  methods?: readonly string[];
  rest?: readonly string[];
}

const newBranch = (): Branch => ({ fixed: new Map() });

function branchOf(parent: Branch, part: string): Branch {
  if (part.startsWith('[')) return (parent.parameter ??= newBranch());
  const known = parent.fixed.get(part) ?? newBranch();
  parent.fixed.set(part, known);
  return known;
}

/** A browser asks for the head of whatever it can get; the router says by itself what a call takes. */
function withImplied(methods: readonly string[]): string[] {
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted();
}

function grow(): Branch {
  const root = newBranch();
  for (const [pattern, methods] of Object.entries(callMethods)) {
    let branch = root;
    let takesRest = false;
    for (const part of pattern.split('/').slice(1)) {
      takesRest = part.startsWith('[...');
      if (!takesRest) branch = branchOf(branch, part);
    }
    branch[takesRest ? 'rest' : 'methods'] = withImplied(methods);
  }
  return root;
}

const root = grow();

/** As the router does: what is named goes before a parameter, and that before a call that takes everything. */
function methodsOf(branch: Branch, parts: readonly string[]): readonly string[] | undefined {
  const [part, ...others] = parts;
  if (part === undefined) return branch.methods;
  const named = branch.fixed.get(part);
  return (
    (named && methodsOf(named, others)) ??
    (branch.parameter && methodsOf(branch.parameter, others)) ??
    branch.rest
  );
}

function partsOf(pathname: string): string[] {
  try {
    return decodeURIComponent(pathname).split('/').filter(Boolean);
  } catch {
    // It names nothing, which is said where it is looked for.
    return [];
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
  const allowed = methodsOf(root, partsOf(pathname)) ?? reading;
  return allowed.includes(method) ? null : allowed;
}
