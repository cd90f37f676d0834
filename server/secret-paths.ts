import 'server-only';

/**
 * A path as logs, limits and the audit log may keep it: the secrets that a page of somebody's own has in its address
 * stay out.
 */
export const withoutSecrets = (pathname: string): string =>
  pathname.replace(/^(\/verblijf|\/api\/stays)\/[^/]+/, '$1/…').replaceAll(/\/[\w-]{40,}(?=\/|$)/g, '/…');
