import 'server-only';

import type { z } from '@/lib/api/zod';
import type { TextDto, TextInput, textParams } from '@/lib/edited-texts/contract';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { judgeText } from '@/server/features/edited-texts/judge-text';
import { demandText, readText } from '@/server/features/edited-texts/read-text';
import { DomainError, invalid } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

/** A banner that ends before it begins would never show. */
async function demandBannerDays(tx: Tx, key: string): Promise<void> {
  if (!key.startsWith('banner.')) return;
  const from = await readText(tx, { key: 'banner.from', locale: 'nl' });
  const until = await readText(tx, { key: 'banner.until', locale: 'nl' });
  if (from.body && until.body && from.body > until.body) throw invalid({ body: [texts.faults.order] });
}

interface Input {
  actor: Actor;
  params: z.output<typeof textParams>;
  body: TextInput;
}

/**
 * PUT /api/admin/texts/{key}: saves a new version in one language, which the next visitor reads; audited.
 * @throws DomainError not_found; invalid; conflict when somebody made a version since
 */
export function saveText({ actor, params: { key }, body: input }: Input): Promise<{ data: TextDto }> {
  const { locale, version } = input;
  const text = demandText(key, locale);
  const body = input.body === null ? null : judgeText(text, input.body);
  const madeById = actor.impersonatorId ?? actor.id;
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    // Of two simultaneous saves, one fails on the unique number.
    const made = await tx.$executeRaw`
      INSERT INTO edited_texts (key, locale, version, body, made_by_id)
      SELECT ${key}, ${locale}, newest + 1, ${body}, ${madeById}
      FROM (SELECT coalesce(max(version), 0) AS newest FROM edited_texts
            WHERE key = ${key} AND locale = ${locale}) AS kept
      WHERE newest = ${version}`;
    if (made === 0) throw new DomainError('conflict');
    await demandBannerDays(tx, key);
    await recordAudit(tx, {
      actor,
      action: 'text.update',
      subject: { type: 'text', id: null },
      details: { key, locale, version: version + 1, ...(body === null && { to_default: true }) },
    });
    return { data: await readText(tx, { key, locale }) };
  });
}
