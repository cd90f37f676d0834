/** Whether a text may be shown in place of the code's own (docs/rules/edited-texts.md#what-is-refused). */
import { emailAddress, optionalPhone } from '@/lib/api/text';
import { toLine, toLines, toMailbox } from '@/lib/api/typed-text';
import { parseDay } from '@/lib/dates/day';
import { sectionsOf } from '@/lib/edited-texts/blocks';
import { isLongText } from '@/lib/edited-texts/kinds';
import type { TextKind } from '@/lib/edited-texts/kinds';
import type { EditableText } from '@/lib/edited-texts/registry';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';

/** The typed text as it is stored. */
export function cleanedText({ kind }: Pick<EditableText, 'kind'>, typed: string): string {
  if (isLongText(kind) && kind !== 'paragraph') return toLines(typed);
  return kind === 'email' ? toMailbox(typed) : toLine(typed);
}

function sectionsFault(kind: 'questions' | 'articles', body: string): string | null {
  const faults = texts.faults[kind];
  if (!body.startsWith('## ')) return faults.titleFirst;
  const sections = sectionsOf(body);
  const empty = sections.find(({ title, body: below }) => title === '' || below === '');
  if (empty) return faults.noText(empty.title);
  return new Set(sections.map(({ title }) => title)).size < sections.length ? faults.twice : null;
}

function kindFault(kind: TextKind, body: string): string | null {
  if (kind === 'day') return parseDay(body) === null ? texts.faults.day : null;
  if (kind === 'email') return emailAddress().safeParse(body).success ? null : texts.faults.email;
  if (kind === 'phone') return optionalPhone().safeParse(body).success ? null : texts.faults.phone;
  return kind === 'questions' || kind === 'articles' ? sectionsFault(kind, body) : null;
}

/** Every placeholder of a text must occur in it, and no others. */
function placeholdersFault(wanted: readonly string[], body: string): string | null {
  const told = [...body.matchAll(/\{(\w*)\}/g)].map(([, name = '']) => name);
  const lost = wanted.find((name) => !told.includes(name));
  if (lost !== undefined) return texts.faults.lost(lost);
  const unknown = told.find((name) => !wanted.includes(name));
  return unknown === undefined ? null : texts.faults.unknown(unknown);
}

/** What is wrong with a cleaned text, in Dutch; null if nothing is. */
export function textFault(
  { kind, max, isOptional, placeholders }: EditableText,
  body: string,
): string | null {
  if (body === '') return isOptional ? null : texts.faults.empty;
  if (body.length > max) return texts.faults.tooLong(max);
  return kindFault(kind, body) ?? (placeholders ? placeholdersFault(placeholders, body) : null);
}
