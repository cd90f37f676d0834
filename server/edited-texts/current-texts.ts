import 'server-only';

import { SharedRun } from '@/lib/async/shared-run';
import { findEditableText } from '@/lib/edited-texts/registry';
import { findEditedTextBy } from '@/lib/languages/edited-text';
import { language } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import { sql } from '@/server/db';
import { requestContext } from '@/server/http/request-context';

/**
 * What is shown in place of the code's own texts, in this process. Whoever renders pages or letters has them renewed
 * first: the front once the change log tells of one (server/front/page-cache/invalidation.ts), who sends a letter
 * before each. Bundles share them under a global symbol.
 */
type Current = ReadonlyMap<string, string>;

const name = Symbol.for('kustverblijf.current-texts');
const shared: typeof globalThis & { [name]?: Current } = globalThis;

const nameOf = (key: string, locale: string) => `${locale}:${key}`;

/** What is the same in all languages is kept as Dutch. */
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
