/**
 * Texts that the operator changed (docs/rules/edited-texts.md). Pages and letters read them here, only on a server:
 * browsers get pages rendered with them.
 */

interface Store {
  find?: (key: string) => string | null;
  isIgnored?: boolean;
}

const name = Symbol.for('kustverblijf.edited-texts');
const shared: typeof globalThis & { [name]?: Store } = globalThis;
const store = (): Store => (shared[name] ??= {});

/** Sets how they are looked up on a server (`server/edited-texts/current-texts.ts`). */
export function findEditedTextBy(find: (key: string) => string | null): void {
  store().find = find;
}

/** The changed text for a key, in the language of the page or letter being rendered; null for the code's own. */
export function editedText(key: string): string | null {
  if (typeof window !== 'undefined') return null;
  const { find, isIgnored } = store();
  return isIgnored || !find ? null : find(key);
}

/** Runs `work` as if the operator had changed nothing. */
export function withoutEdits<T>(work: () => T): T {
  const own = store();
  own.isIgnored = true;
  try {
    return work();
  } finally {
    own.isIgnored = false;
  }
}
