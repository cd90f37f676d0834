import 'server-only';

import { headers } from 'next/headers';

/**
 * The query of our own page that the visitor came from, when it was the one at `path`; empty otherwise. Browsers tell
 * the whole address to its own site; a visitor who hides it loses nothing but the comfort.
 */
export async function queryCameFrom(path: string): Promise<Record<string, string>> {
  const [given, host] = await headers().then((all) => [all.get('referer'), all.get('host')]);
  if (!given || !URL.canParse(given)) return {};
  const from = new URL(given);
  return from.host === host && from.pathname === path ? Object.fromEntries(from.searchParams) : {};
}
