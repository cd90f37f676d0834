/**
 * The table of named routes of pages for visitors and guests (in lib/texts/<language>/shell/paths.ts), and `route`,
 * which makes links from it. The dashboard's routes (desk-paths.ts) and matching an address to a route (match-route.ts)
 * are in other files, since no public page needs them. No page address is written anywhere else, except those that a
 * service worker and an error page need.
 */
import type * as dutch from '@/lib/texts/nl/shell/paths';
import { streetPaths } from '@/lib/texts/paths';

/** Dutch-only routes that every page links to; the others are in desk-paths.ts. */
export const gatePaths = {
  dashboard: '/dashboard',
  'listing.create': '/dashboard/aanbod/aanmaken',
} as const;

type PublicPaths = typeof dutch.streetPaths & typeof gatePaths;

type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? Head | Segments<Tail>
  : Path;
type ParamName<Path extends string> =
  Segments<Path> extends infer Segment ? (Segment extends `{${infer Name}}` ? Name : never) : never;
type RequiredName<Name extends string> = Name extends `${string}?` ? never : Name;
type OptionalName<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;
export type ParamValue = string | number;

/** The parameters of a path in the table: `{slug: …}`, `{id: …}` or none. */
type PathParams<Path extends string> = {
  [P in RequiredName<ParamName<Path>>]: ParamValue;
} & { [P in OptionalName<ParamName<Path>>]?: ParamValue };

/** Query parameters; undefined, null and empty values are left out. */
export type RouteQuery = Record<string, string | number | null | undefined>;

export type RouteArguments<Path extends string> = [RequiredName<ParamName<Path>>] extends [never]
  ? [params?: PathParams<Path>, query?: RouteQuery]
  : [params: PathParams<Path>, query?: RouteQuery];

export const hasKey = <T extends object>(table: T, name: PropertyKey): name is keyof T => name in table;

/**
 * The path of a named route, in the language of the page: `route('listing.show', {slug})`, `route('listing.index', {},
 * {page: 2})`.
 * @throws Error 'Missing parameters for route' when a required parameter is missing.
 * @returns undefined, with a console warning, for a name that is not in the table; possible only by bypassing the
 * compiler.
 */
export function route<Name extends keyof PublicPaths>(
  name: Name,
  ...[params, query]: RouteArguments<PublicPaths[Name]>
): string;
export function route(
  name: string,
  params: Record<string, ParamValue | undefined> = {},
  query: RouteQuery = {},
): string | undefined {
  const path = hasKey(gatePaths, name)
    ? gatePaths[name]
    : hasKey(streetPaths, name)
      ? streetPaths[name]
      : undefined;
  return writeRoute(name, path, params, query);
}

/** A link from the path that a table has for a name, if any: see `route`. */
export function writeRoute(
  name: string,
  path: string | undefined,
  params: Record<string, ParamValue | undefined>,
  query: RouteQuery,
): string | undefined {
  if (path === undefined) {
    console.warn(`Unknown route: ${name}`);
    return undefined;
  }
  return fillPath(path, params) + toSearch(query);
}

/**
 * A path of the table with its parameters.
 * @throws Error when a required one is missing
 */
export function fillPath(path: string, params: Record<string, ParamValue | undefined>): string {
  const filled = path.replace(/\/?\{(\w+)(\??)\}/g, (_whole, key: string, optional: string) => {
    const value = params[key] ?? '';
    if (value !== '') return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`Missing parameters for route: ${path} needs ${key}`);
  });
  return filled || '/';
}

function toSearch(query: RouteQuery): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if ((value ?? '') !== '') search.set(key, String(value));
  }
  const text = String(search);
  return text && `?${text}`;
}

/** The address of a form field on a page, by its name: the form starts there (`components/forms/form.tsx`). */
export const toField = (page: string, field: string): string => `${page}#${field}`;
