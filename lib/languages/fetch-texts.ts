/**
 * The files of texts that browsers fetch: one a language and subject, made by the build from `lib/texts/<language>/`
 * (`bundleTexts` in scripts/bundle.mjs). A page names those that it surely needs; any other part fetches its own.
 */

/** What a file holds: module → what it exports. */
type TextFile = Readonly<Record<string, object | undefined>>;

/** Where the files put themselves, by their name. */
const store: typeof globalThis & { siteTexts?: Record<string, TextFile | undefined> } = globalThis;

/** Without them nothing of a page could be shown, not even its error page: see `arrivedTexts`. */
const basic = 'shell';

const awaited = new Map<string, Promise<void>>();
const missing = new Set<string>();

/** By a name that `lib/pages/load-anew.ts` knows: a file that is gone after a release comes back by reloading. */
const textsMissing = (file: string) =>
  Object.assign(new Error(`no texts: ${file}`), { name: 'ChunkLoadError' });

/** Fetches a file of texts unless it is there or on its way. */
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
 * What a module of a file exports.
 * @throws a promise while the file is on its way: React then waits with the component that asked. Without the basic
 * file it waits for ever: the page stays as the server sent it, and works as without script.
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
