import { matchRoute, route } from '@/lib/paths';

/** The query parameter that says where to go after signing in. */
export const returnParameter = 'terug';

/** The query parameter of the login page that says which step of signing in comes next, and its second. */
export const stepParameter = 'stap';
export const secondStep = '2';

/** The login page at its second step, and where that leads. */
export const secondStepPath = (returnPath: string): string =>
  route('login', {}, { [returnParameter]: returnPath, [stepParameter]: secondStep });

const base = 'http://site.invalid';

/**
 * Where to go after signing in: the requested address when it is a page of ours, else the dashboard. A link to the
 * login page must not decide where its reader ends up.
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
