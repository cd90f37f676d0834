import 'server-only';

import { languages } from '@/lib/languages/language';
import { cities } from '@/lib/listings/cities';
import { townName } from '@/lib/listings/town-name';
import { plainName } from '@/lib/search/plain-name';
import { inLanguage } from '@/server/language';

let ids: ReadonlyMap<string, number> | undefined;

/**
 * The town with this name in a language other than Dutch, ignoring case and accents; null for any other word or part of
 * one: Dutch names are searched for like any word.
 */
export function townCalled(name: string): number | null {
  ids ??= new Map(
    languages.flatMap((one) =>
      inLanguage(one, () =>
        cities.flatMap((city) =>
          townName(city.name) === city.name ? [] : [[plainName(townName(city.name)), city.id] as const],
        ),
      ),
    ),
  );
  return ids.get(plainName(name)) ?? null;
}
