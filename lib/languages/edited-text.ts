/**
 * Texts that the operator changed (docs/rules/edited-texts.md). What is shown and sent reads them here, on a server
 * alone: browsers get the page that was made with them.
 */

interface Store {
  find?: (key: string) => string | null;
  isIgnored?: boolean;
}

const name = Symbol.for('kustverblijf.edited-texts');
const shared: typeof globalThis & { [name]?: Store } = globalThis;
const store = (): Store => (shared[name] ??= {});

/** Says how they are found on a server (`server/edited-texts/current-texts.ts`). */
export function findEditedTextBy(find: (key: string) => string | null): void {
  store().find = find;
}

/** The text under a key in the language of the page or letter that is being made; null for the code's own. */
export function editedText(key: string): string | null {
  if (typeof window !== 'undefined') return null;
  const { find, isIgnored } = store();
  return isIgnored || !find ? null : find(key);
}

/** What would be shown if nothing had been changed. */
export function withoutEdits<T>(work: () => T): T {
  const own = store();
  own.isIgnored = true;
  try {
    return work();
  } finally {
    own.isIgnored = false;
  }
}
