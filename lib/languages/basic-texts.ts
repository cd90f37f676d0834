/**
 * Texts of the basic file for what travels with every page and must be small, as its error page: read from it as it
 * arrived, and nothing where it did not. Other parts use `texts`, which waits for a file.
 */
const store: typeof globalThis & { siteTexts?: { shell?: Readonly<Record<string, object>> } } = globalThis;

/**
 * What a module of the basic file exports under a name, in a browser.
 */
export function basicTexts<T extends object>(module: string, name: string): T {
  const found = (): object => Reflect.get(store.siteTexts?.shell?.[module] ?? {}, name) ?? {};
  // A proxy answers for an object of another type than its target, which the compiler cannot know.
  return new Proxy({}, { get: (_target, key) => Reflect.get(found(), key) ?? '' }) as T;
}
