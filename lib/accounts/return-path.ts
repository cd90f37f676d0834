import { matchRoute } from '@/lib/match-route';
import { route } from '@/lib/paths';

/** The query parameter that says where to go after signing in. */
export const returnParameter = 'terug';

/** The query parameter of the login page that selects the sign-in step, and its value for the second step. */
export const stepParameter = 'stap';
export const secondStep = '2';

/** The login page at its second step, with the path to return to afterwards. */
export const secondStepPath = (returnPath: string): string =>
  route('login', {}, { [returnParameter]: returnPath, [stepParameter]: secondStep });

const base = 'http://site.invalid';

/**
 * Where to go after signing in: the requested path if it is one of our pages, else the dashboard. This prevents open
 * redirects through links to the login page.
 */
export function safeReturnPath(wished: unknown): string {
  const fallback = route('dashboard');
  if (typeof wished !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wished)) return fallback;
  if (!URL.canParse(wished, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(wished, base);
  const page = origin === base ? matchRoute(pathname) : null;
  if (!page || ['login', 'auth', 'provider-sign-in'].includes(page.name)) return fallback;
  return `${pathname}${search}${hash}`;
}
