import 'server-only';

import type { ListedText } from '@/lib/edited-texts/contract';
import { editableTexts } from '@/lib/edited-texts/registry';
import { languages } from '@/lib/languages/language';
import { prisma } from '@/server/db';
import { labelOf, letterOf } from '@/server/features/edited-texts/label-of';

interface Row {
  key: string;
  locale: string;
  made_at: Date;
}

/** GET /api/admin/texts: all editable texts, with their edits. */
export async function listTexts(): Promise<{ data: ListedText[] }> {
  const rows = await prisma().$queryRaw<Row[]>`
    SELECT key, locale, made_at FROM (
      SELECT DISTINCT ON (key, locale) key, locale, made_at, body FROM edited_texts
      ORDER BY key, locale, version DESC) AS newest
    WHERE body IS NOT NULL`;
  const editedOf = (key: string) =>
    languages.flatMap((locale) =>
      rows
        .filter((row) => row.key === key && row.locale === locale)
        .map(({ made_at }) => ({ locale, made_at: made_at.toISOString() })),
    );
  return {
    data: editableTexts.map(([key, text]) => ({
      key,
      label: labelOf(key, text),
      group: text.group,
      kind: text.kind,
      letter: letterOf(key, text),
      locales: [...text.languages],
      edited: editedOf(key),
    })),
  };
}
