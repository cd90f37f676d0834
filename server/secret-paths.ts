import 'server-only';

/**
 * A path that is safe for logs, limits and the audit log: without the secrets that some pages have in their address.
 */
export const withoutSecrets = (pathname: string): string =>
  pathname.replace(/^(\/verblijf|\/api\/stays)\/[^/]+/, '$1/…').replaceAll(/\/[\w-]{40,}(?=\/|$)/g, '/…');
