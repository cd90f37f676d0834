import 'server-only';

import { VERSIONS_LISTED } from '@/lib/edited-texts/contract';
import type { TextDto, TextVersion } from '@/lib/edited-texts/contract';
import { fallbackOf, findEditableText } from '@/lib/edited-texts/registry';
import type { EditableText } from '@/lib/edited-texts/registry';
import type { Language } from '@/lib/languages/language';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';
import type { Tx } from '@/server/db';
import { labelOf } from '@/server/features/edited-texts/label-of';
import { DomainError, invalid } from '@/server/http/errors';
import { inLanguage } from '@/server/language';

/**
 * A text that can be changed, in a language it has.
 * @throws DomainError not_found; invalid under `locale`
 */
export function demandText(key: string, locale: Language): EditableText {
  const text = findEditableText(key);
  if (!text) throw new DomainError('not_found');
  if (!text.languages.includes(locale)) throw invalid({ locale: [texts.faults.notInLanguage] });
  return text;
}

interface VersionRow {
  version: number;
  is_default: boolean;
  made_at: Date;
  made_by: { id: number; name: string } | null;
}

/** Without the texts, which may be long. */
async function listVersions(db: Tx, key: string, locale: Language): Promise<TextVersion[]> {
  const rows = await db.$queryRaw<VersionRow[]>`
    SELECT t.version, t.body IS NULL AS is_default, t.made_at,
      CASE WHEN u.id IS NOT NULL
        THEN json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) END AS made_by
    FROM edited_texts t LEFT JOIN users u ON u.id = t.made_by_id
    WHERE t.key = ${key} AND t.locale = ${locale} ORDER BY t.version DESC LIMIT ${VERSIONS_LISTED}`;
  return rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() }));
}

interface Asked {
  key: string;
  locale: Language;
  /** That version's body rather than the newest. */
  version?: number;
}

/**
 * A text with its newest versions, as admins see it.
 * @throws DomainError not_found; invalid
 */
export async function readText(db: Tx, { key, locale, version }: Asked): Promise<TextDto> {
  const text = demandText(key, locale);
  const versions = await listVersions(db, key, locale);
  const newest = versions[0]?.version ?? 0;
  const shown = version ?? newest;
  const found = await db.editedText.findUnique({
    where: { key_locale_version: { key, locale, version: shown } },
    select: { body: true },
  });
  if (version !== undefined && !found) throw new DomainError('not_found');
  const [own, path] = inLanguage(locale, () => [fallbackOf(text), text.page?.() ?? null] as const);
  return {
    key,
    label: labelOf(key, text),
    group: text.group,
    kind: text.kind,
    max_length: text.max,
    is_optional: text.isOptional ?? false,
    placeholders: [...(text.placeholders ?? [])],
    locales: [...text.languages],
    locale,
    path,
    body: found?.body ?? own,
    default: own,
    version: newest,
    versions,
  };
}
