import 'server-only';

import { SharedRun } from '@/lib/async/shared-run';
import { findEditableText } from '@/lib/edited-texts/registry';
import { findEditedTextBy } from '@/lib/languages/edited-text';
import { language } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { sql } from '@/server/db';
import { requestContext } from '@/server/http/request-context';

/**
 * The operator's texts that replace the code's own, in this process. They are renewed before use: by the front when the
 * change log reports one (server/front/page-cache/invalidation.ts), and before each letter is sent. Bundles share them
 * under a global symbol.
 */
type Current = ReadonlyMap<string, string>;

const name = Symbol.for('kustverblijf.current-texts');
const shared: typeof globalThis & { [name]?: Current } = globalThis;

const nameOf = (key: string, locale: string) => `${locale}:${key}`;

/** A text shared by all languages is stored as Dutch. */
const localeOf = (key: string): Language =>
  findEditableText(key)?.languages.includes(language()) ? language() : 'nl';

findEditedTextBy((key) => {
  const locale = localeOf(key);
  const draft = requestContext()?.draft;
  if (draft?.key === key && draft.locale === locale) return draft.body;
  return shared[name]?.get(nameOf(key, locale)) ?? null;
});

interface Row {
  key: string;
  locale: string;
  body: string | null;
}

const currentQuery = `
  SELECT DISTINCT ON (key, locale) key, locale, body FROM edited_texts ORDER BY key, locale, version DESC`;

const renewal = new SharedRun(async () => {
  const rows = await sql<Row>('current-texts', currentQuery, []);
  shared[name] = new Map(
    rows.flatMap(({ key, locale, body }) => (body === null ? [] : [[nameOf(key, locale), body]])),
  );
});

/** Resolves once everything committed before the call is shown. */
export const renewTexts = (): Promise<void> => renewal.ask();
