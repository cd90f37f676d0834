/**
 * The files of texts that browsers fetch: one per language and subject, built from `lib/texts/<language>/`
 * (`bundleTexts` in scripts/bundle.mjs). A page lists those it certainly needs; other parts fetch their own.
 */

/** What a file holds: module → what it exports. */
type TextFile = Readonly<Record<string, object | undefined>>;

/** Where the files register themselves, by name. */
const store: typeof globalThis & { siteTexts?: Record<string, TextFile | undefined> } = globalThis;

/** The file without which nothing of a page can be shown, not even its error page: see `arrivedTexts`. */
const basic = 'shell';

const awaited = new Map<string, Promise<void>>();
const missing = new Set<string>();

/** Has a name that `lib/pages/load-anew.ts` knows: a file that a release removed is replaced by reloading. */
const textsMissing = (file: string) =>
  Object.assign(new Error(`no texts: ${file}`), { name: 'ChunkLoadError' });

/** Fetches a file of texts, unless it has been loaded or requested. */
export function fetchTexts(file: string): void {
  if (store.siteTexts?.[file] || awaited.has(file)) return;
  const script = document.createElement('script');
  // Set on the root element by `app/layout.tsx`.
  script.src = `${document.documentElement.dataset.texts}${file}.js`;
  const arrives = new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      missing.add(file);
      awaited.delete(file);
      script.remove();
      if (file !== basic) resolve();
    });
  });
  awaited.set(file, arrives);
  document.head.append(script);
}

/**
 * The exports of a module of a file.
 * @throws a promise while the file is loading: React then suspends the component that asked. Without the basic file it
 * waits forever: the page stays as the server sent it, and works as without script.
 * @throws Error when the file did not arrive; asking again fetches it again
 */
export function arrivedTexts(file: string, module: string): object {
  const found = store.siteTexts?.[file]?.[module];
  if (found) return found;
  if (missing.delete(file)) throw textsMissing(file);
  fetchTexts(file);
  throw awaited.get(file) ?? textsMissing(file);
}

/**
 * Resolves once every file that was asked for has arrived.
 * @throws Error when one did not
 */
export async function allTexts(): Promise<void> {
  await Promise.all(awaited.values());
  const [file] = missing;
  if (file === undefined) return;
  missing.clear();
  throw textsMissing(file);
}
