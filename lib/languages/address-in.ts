import { languages, languageTags } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { languageOfPath } from '@/lib/languages/of-path';
import { matchRoute } from '@/lib/match-route';
import { fillPath, hasKey } from '@/lib/paths';
import { streetPathsIn } from '@/lib/texts/paths';

/**
 * The address of the same page in another language: `/aanbod/x?page=2` in French is `/fr/locations/x?page=2`. Null for
 * a page that exists only in Dutch. For use on a server.
 * @param address a path of our own, with its query and fragment
 */
export function addressIn(address: string, of: Language): string | null {
  const [pathname = '/'] = address.split(/[?#]/, 1);
  const route = matchRoute(pathname, languageOfPath(pathname));
  const paths = streetPathsIn(of);
  return route && hasKey(paths, route.name)
    ? fillPath(paths[route.name], route.params) + address.slice(pathname.length)
    : null;
}

/** The addresses of a page in all languages by their `hreflang`, for search engines; `x-default` is Dutch. */
export function alternatesOf(address: string): Record<string, string> {
  const found = languages.flatMap((of) => {
    const own = addressIn(address, of);
    return own === null ? [] : [[languageTags[of], own] as const];
  });
  return Object.fromEntries([...found, ['x-default', addressIn(address, 'nl') ?? address] as const]);
}
