import { matchRoute, route } from '@/lib/paths';

/** The query parameter that says where to go after signing in. */
export const returnParameter = 'terug';

const base = 'http://site.invalid';

/**
 * Where to go after signing in: the wished address when it is a page of ours, else the dashboard. Whoever makes
 * somebody click a link to the login page must not choose where that person ends up.
 */
export function safeReturnPath(wished: unknown): string {
  const fallback = route('dashboard');
  if (typeof wished !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wished)) return fallback;
  if (!URL.canParse(wished, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(wished, base);
  const page = origin === base ? matchRoute(pathname) : null;
  if (!page || page.name === 'login' || page.name === 'auth') return fallback;
  return `${pathname}${search}${hash}`;
}
