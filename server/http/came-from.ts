import 'server-only';

import { headers } from 'next/headers';

/**
 * The query of the page that the visitor came from, if it was ours at `path`; empty otherwise. Browsers send the full
 * address as Referer within a site; a visitor who hides it only loses the convenience.
 */
export async function queryCameFrom(path: string): Promise<Record<string, string>> {
  const [given, host] = await headers().then((all) => [all.get('referer'), all.get('host')]);
  if (!given || !URL.canParse(given)) return {};
  const from = new URL(given);
  return from.host === host && from.pathname === path ? Object.fromEntries(from.searchParams) : {};
}
