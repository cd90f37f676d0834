import 'server-only';

import { randomUUID } from 'node:crypto';
import { renderMail } from '@/emails/catalogue';
import { letterSamples } from '@/emails/letter-samples';
import type { z } from '@/lib/api/zod';
import type { PreviewDto, PreviewInput, textParams } from '@/lib/edited-texts/contract';
import { mailOf } from '@/lib/edited-texts/letters';
import type { LetterName } from '@/lib/edited-texts/letters';
import { previewPath } from '@/lib/edited-texts/preview';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { judgeText } from '@/server/features/edited-texts/judge-text';
import { demandText } from '@/server/features/edited-texts/read-text';
import { env } from '@/server/env';
import { requestContext, withRequestContext } from '@/server/http/request-context';
import type { TextDraft } from '@/server/http/request-context';
import { inLanguage } from '@/server/language';

interface Input {
  actor: Actor;
  params: z.output<typeof textParams>;
  body: PreviewInput;
}

/** The letter with sample data and the draft inserted. */
async function drawLetter(name: LetterName, draft: TextDraft): Promise<PreviewDto['letter']> {
  const place = { appUrl: env.APP_URL };
  const context = { requestId: requestContext()?.requestId ?? randomUUID(), language: draft.locale, draft };
  const { subject, html } = await withRequestContext(context, () =>
    renderMail(mailOf(name), letterSamples[name], place),
  );
  return { subject, html };
}

/**
 * POST /api/admin/texts/{key}/previews: the letter with a draft; or its page, for which the draft is kept an hour.
 * @throws DomainError not_found; invalid
 */
export async function previewText({
  actor,
  params: { key },
  body: { locale, body: typed },
}: Input): Promise<{ data: PreviewDto }> {
  const text = demandText(key, locale);
  const draft = { key, locale, body: judgeText(text, typed) };
  if (text.letter) return { data: { path: null, letter: await drawLetter(text.letter, draft) } };
  const madeById = actor.impersonatorId ?? actor.id;
  const { id } = await prisma().textDraft.create({ data: { ...draft, madeById }, select: { id: true } });
  const path = inLanguage(locale, () => text.page?.() ?? '/');
  return { data: { path: previewPath(path, id), letter: null } };
}
