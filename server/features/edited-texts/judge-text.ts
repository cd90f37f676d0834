import 'server-only';

import { cleanedText, textFault } from '@/lib/edited-texts/judge-text';
import type { EditableText } from '@/lib/edited-texts/registry';
import { invalid } from '@/server/http/errors';

/**
 * The typed text as stored.
 * @throws DomainError invalid under `body`
 */
export function judgeText(text: EditableText, typed: string): string {
  const body = cleanedText(text, typed);
  const fault = textFault(text, body);
  if (fault !== null) throw invalid({ body: [fault] });
  return body;
}
