/** Recognises addresses by the table of named routes. */
import { routes } from '@/lib/paths';
import type { RouteName } from '@/lib/paths';

/** What an address names. `params` holds decoded values. */
export interface RouteMatch {
  name: RouteName;
  params: Record<string, string>;
}

/**
 * The route that a path (without query) names, or null when no page has it. A fixed segment wins over a
 * parameter, so `/aanbod/favorieten` is never a listing's slug. A slash at the end is overlooked.
 */
export function matchRoute(pathname: string): RouteMatch | null {
  const wanted = pathname === '/' ? [] : pathname.replace(/\/$/, '').split('/').slice(1);
  for (const { name, segments } of patterns) {
    const params = matchSegments(segments, wanted);
    if (params) return { name, params };
  }
  return null;
}

const isRouteName = (name: string): name is RouteName => name in routes;

const patterns = Object.entries(routes)
  .flatMap(([name, path]) =>
    isRouteName(name) ? [{ name, segments: path === '/' ? [] : path.split('/').slice(1) }] : [],
  )
  .sort((a, b) => openSegments(a.segments) - openSegments(b.segments));

function openSegments(segments: string[]): number {
  return segments.filter((segment) => segment.startsWith('{')).length;
}

function matchSegments(pattern: string[], wanted: string[]): Record<string, string> | null {
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

/** Undefined when the percent signs make no sense, or stand for a zero byte, which no database takes. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
