/**
 * How code gets its texts in four languages (docs/rules/languages.md#texts). A server has all of them and shows those
 * of the page being rendered; a browser fetches only those of its page's language.
 */
import { language } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { arrivedTexts, fetchTexts } from '@/lib/languages/fetch-texts';

/**
 * The type of a translation: any string where the Dutch texts have one, functions with the same parameters. A pair of
 * singular and plural may get a third form, for languages that have one.
 */
export type InOtherWords<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => InOtherWords<Result>
    : T extends readonly [string, string]
      ? readonly [one: string, other: string, many?: string]
      : { readonly [Key in keyof T]: InOtherWords<T[Key]> };

type Everywhere<T> = Readonly<Record<Language, InOtherWords<T>>>;

/**
 * The texts of a module, each in the language of the page at the time it is read. In a browser a component that reads
 * one before it has arrived suspends, as for any lazy-loaded part. Read none while a module loads: a server renders
 * pages in all languages.
 * @param path `<file>/<module>`, as in `lib/texts/nl/`: a browser fetches the modules of a file together
 * @param all the module in each language, on the server only: `typeof window === 'undefined' ? {…} : null`, which the
 * build evaluates
 */
export function texts<T extends object>(
  path: `${string}/${string}`,
  all: Everywhere<T> | null,
): InOtherWords<T> {
  if (typeof window === 'undefined' && all) return onServer<InOtherWords<T>>(all);
  const [file = '', module = ''] = path.split('/');
  fetchTexts(file);
  return asIs<InOtherWords<T>>({
    get: (_target, name) => asIs<object>(viewOf(() => Reflect.get(arrivedTexts(file, module), name))),
  });
}

/** On a server all languages are loaded; some exports are functions, which only servers have. */
function onServer<T>(all: Readonly<Record<Language, unknown>>): T {
  const exportsOf = (of: Language): object => Object(all[of]);
  return asIs<T>({
    get: (_target, name) => {
      const found = () => Reflect.get(exportsOf(language()), name);
      return typeof Reflect.get(exportsOf('nl'), name) === 'function'
        ? (...values: unknown[]) => found()(...values)
        : asIs<object>(viewOf(found));
    },
  });
}

/** The names of parts that are groups of texts, not texts themselves. */
type PartName<T> = {
  [Key in keyof T]: T[Key] extends string | ((...values: never[]) => unknown) ? never : Key;
}[keyof T];

/** A group within such texts, which may be taken while a module loads. */
export function partOf<T extends object, Key extends PartName<T>>(whole: T, key: Key): T[Key] & object {
  const target: object = whole;
  return asIs<T[Key] & object>(viewOf(() => Reflect.get(target, key)));
}

/** A proxy for whatever `now` returns, also for `Object.keys`, `in` and spreading. */
const viewOf = (now: () => object): ProxyHandler<object> => ({
  get: (_target, key) => Reflect.get(now(), key),
  has: (_target, key) => Reflect.has(now(), key),
  ownKeys: () => Reflect.ownKeys(now()),
  getOwnPropertyDescriptor: (_target, key) => {
    const found = Reflect.getOwnPropertyDescriptor(now(), key);
    return found && { ...found, configurable: true };
  },
});

/** A proxy answers for an object of another type than its target, which the compiler cannot know. */
const asIs = <T>(handler: ProxyHandler<object>) => new Proxy({}, handler) as T;
