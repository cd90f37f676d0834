import 'server-only';

import { languages } from '@/lib/languages/language';
import { cities } from '@/lib/listings/cities';
import { townName } from '@/lib/listings/town-name';
import { plainName } from '@/lib/search/plain-name';
import { inLanguage } from '@/server/language';

let ids: ReadonlyMap<string, number> | undefined;

/** The town of this name in any of the languages, whatever its case and accents; null for any other word, or a part. */
export function townCalled(name: string): number | null {
  ids ??= new Map(
    languages.flatMap((one) =>
      inLanguage(one, () => cities.map((city) => [plainName(townName(city.name)), city.id] as const)),
    ),
  );
  return ids.get(plainName(name)) ?? null;
}
