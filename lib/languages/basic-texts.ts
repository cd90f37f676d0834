/**
 * Texts of the basic file, for code that ships with every page and must be small, such as the error page. They are
 * empty if the file has not arrived. Other parts use `texts`, which waits for a file.
 */
const store: typeof globalThis & { siteTexts?: { shell?: Readonly<Record<string, object>> } } = globalThis;

/**
 * The export of this name of a module of the basic file, in a browser.
 */
export function basicTexts<T extends object>(module: string, name: string): T {
  const found = (): object => Reflect.get(store.siteTexts?.shell?.[module] ?? {}, name) ?? {};
  // A proxy answers for an object of another type than its target, which the compiler cannot know.
  return new Proxy({}, { get: (_target, key) => Reflect.get(found(), key) ?? '' }) as T;
}
