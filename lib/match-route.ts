/** Recognises addresses by the table of named routes. */
import { language } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { deskPaths } from '@/lib/desk-paths';
import type { RouteName } from '@/lib/desk-paths';
import { hasKey } from '@/lib/paths';
import { streetPathsIn } from '@/lib/texts/paths';

/** The route of an address. `params` holds decoded values. */
export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
}

interface Pattern {
  name: RouteName;
  segments: readonly string[];
}

/** Every route of a language, including those that exist only in Dutch. */
export const routesIn = (of: Language) => ({ ...streetPathsIn(of), ...deskPaths });

/**
 * The route of a path (without query) in a language, by default that of the page; null if there is none. A fixed
 * segment wins over a parameter, so `/aanbod/favorieten` is never a listing's slug. A trailing slash is ignored.
 */
export function matchRoute(pathname: string, of = language()): RouteMatch | null {
  const wanted = pathname === '/' ? [] : pathname.replace(/\/$/, '').split('/').slice(1);
  for (const { name, segments } of patternsIn(of)) {
    const params = matchSegments(segments, wanted);
    if (params) return { name, params };
  }
  return null;
}

const known = new Map<Language, readonly Pattern[]>();

function patternsIn(of: Language): readonly Pattern[] {
  const found = known.get(of) ?? readPatterns(of);
  known.set(of, found);
  return found;
}

function readPatterns(of: Language): readonly Pattern[] {
  const table = routesIn(of);
  return Object.entries(table)
    .flatMap(([name, path]) => (hasKey(table, name) ? [{ name, segments: segmentsOf(path) }] : []))
    .sort((a, b) => openSegments(a.segments) - openSegments(b.segments));
}

const segmentsOf = (path: string): string[] => (path === '/' ? [] : path.split('/').slice(1));

function openSegments(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

function matchSegments(pattern: readonly string[], wanted: readonly string[]): Record<string, string> | null {
  const fewest = pattern.at(-1)?.endsWith('?}') ? pattern.length - 1 : pattern.length;
  if (wanted.length < fewest || wanted.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, text] of wanted.entries()) {
    const segment = pattern[index];
    const key = segment?.match(/^\{(\w+)\??\}$/)?.[1];
    const value = decode(text);
    if (!value || (key === undefined && value !== segment)) return null;
    if (key !== undefined) params[key] = value;
  }
  return params;
}

/** Undefined for invalid percent-encoding, and for a zero byte, which the database rejects. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
