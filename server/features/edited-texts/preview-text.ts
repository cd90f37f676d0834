import 'server-only';

import type { z } from '@/lib/api/zod';
import type { PreviewInput, textParams } from '@/lib/edited-texts/contract';
import { previewPath } from '@/lib/edited-texts/preview';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { judgeText } from '@/server/features/edited-texts/judge-text';
import { demandText } from '@/server/features/edited-texts/read-text';
import { inLanguage } from '@/server/language';

interface Input {
  actor: Actor;
  params: z.output<typeof textParams>;
  body: PreviewInput;
}

/**
 * POST /api/admin/texts/{key}/previews: keeps a draft for an hour, for a look at it on the page that would show it.
 * @throws DomainError not_found; invalid
 */
export async function previewText({
  actor,
  params: { key },
  body: { locale, body },
}: Input): Promise<{ data: { path: string } }> {
  const text = demandText(key, locale);
  const madeById = actor.impersonatorId ?? actor.id;
  const { id } = await prisma().textDraft.create({
    data: { key, locale, body: judgeText(text, body), madeById },
    select: { id: true },
  });
  return { data: { path: inLanguage(locale, () => previewPath(text.page(), id)) } };
}
