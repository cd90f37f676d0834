/**
 * The files of texts that browsers fetch: one a language and subject, made by the build from `lib/texts/<language>/`
 * (scripts/launch/text-files.ts). A page names the ones that it surely needs; another part fetches its own.
 */

/** What a file holds: module → what it exports. */
export type TextFile = Readonly<Record<string, object | undefined>>;

/** Where the files put themselves, by their name. */
const store: typeof globalThis & { siteTexts?: Record<string, TextFile | undefined> } = globalThis;

/** The attribute of the root element that holds the address of the files of its language, without a file's name. */
export const textsAttribute = 'data-texts';

/** The address of a file of texts, from the value of `textsAttribute`. */
export const textsAddress = (folder: string, file: string): string => `${folder}${file}.js`;

const awaited = new Map<string, Promise<void>>();

/** Fetches a file of texts, once. */
export function fetchTexts(file: string): void {
  if (store.siteTexts?.[file] || awaited.has(file)) return;
  const folder = document.documentElement.getAttribute(textsAttribute) ?? '';
  awaited.set(
    file,
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = textsAddress(folder, file);
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        awaited.delete(file);
        script.remove();
        reject(new Error(`The texts of ${file} did not arrive.`));
      });
      document.head.append(script);
    }),
  );
}

/**
 * What a module of a file exports.
 * @throws a promise while the file is on its way: React then waits with the component that asked
 */
export function arrivedTexts(file: string, module: string): object {
  const found = store.siteTexts?.[file]?.[module];
  if (found) return found;
  fetchTexts(file);
  throw awaited.get(file);
}
