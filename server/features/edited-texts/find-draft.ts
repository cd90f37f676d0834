import 'server-only';

import type { IncomingMessage } from 'node:http';
import { previewParameter } from '@/lib/edited-texts/preview';
import { languageOf } from '@/lib/languages/language';
import { findActor } from '@/server/auth/session';
import { parseCookies } from '@/server/cookies';
import { sql } from '@/server/db';
import type { TextDraft } from '@/server/http/request-context';

/** How long a draft can be looked at. */
export const DRAFT_MINUTES = 60;

interface Row {
  key: string;
  locale: string;
  body: string;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const draftQuery = `
  SELECT key, locale, body FROM text_drafts
  WHERE id = $1::uuid AND made_at > now() - interval '${DRAFT_MINUTES} minutes'`;

/** The draft to show a page with; null if its address names none, and for anybody but admins. */
export async function findDraft({
  url = '/',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): Promise<TextDraft | null> {
  const id = new URLSearchParams(url.split('?', 2)[1]?.split('#', 1)[0]).get(previewParameter);
  if (id === null || !uuid.test(id)) return null;
  const actor = await findActor(parseCookies(headers.cookie ?? null));
  if (!actor?.isAdmin) return null;
  const [row] = await sql<Row>('text-draft', draftQuery, [id]);
  return row ? { ...row, locale: languageOf(row.locale) } : null;
}
