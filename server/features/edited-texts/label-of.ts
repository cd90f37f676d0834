import 'server-only';

import { cities } from '@/lib/listings/cities';
import type { ListedText } from '@/lib/edited-texts/contract';
import { townTextKey } from '@/lib/edited-texts/keys';
import { letterParts } from '@/lib/edited-texts/kinds';
import { letterTextKey, mailOf } from '@/lib/edited-texts/letters';
import type { EditableText } from '@/lib/edited-texts/registry';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';
import { letterNames } from '@/lib/texts/letter-names';
import { mailNames } from '@/lib/texts/mails';

const names: Readonly<Record<string, string>> = mailNames;

/** A text's letter and part, as admins call them; null for a page's text. */
export function letterOf(key: string, { letter }: EditableText): ListedText['letter'] {
  const part = letter && letterParts.find((one) => letterTextKey(letter, one) === key);
  if (!letter || !part) return null;
  const mail = mailOf(letter);
  return { name: letterNames[letter] ?? names[mail] ?? mail, part };
}

/** A text's name: a town's by its town, a letter's by its letter. */
export function labelOf(key: string, text: EditableText): string {
  const letter = letterOf(key, text);
  if (letter) return `${letter.name}: ${texts.letterParts[letter.part]}`;
  return cities.find(({ id }) => townTextKey(id) === key)?.name ?? texts.labels[key] ?? key;
}
