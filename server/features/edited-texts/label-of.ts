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

/** Which part of which letter a text is, as admins call it; null for a page's. */
export function letterOf(key: string, { letter }: EditableText): ListedText['letter'] {
  const part = letter && letterParts.find((one) => letterTextKey(letter, one) === key);
  if (!letter || !part) return null;
  const mail = mailOf(letter);
  return { name: letterNames[letter] ?? names[mail] ?? mail, part };
}

/** What a text is called: a town's by the town, a letter's by the letter. */
export function labelOf(key: string, text: EditableText): string {
  const letter = letterOf(key, text);
  if (letter) return `${letter.name}: ${texts.letterParts[letter.part]}`;
  return cities.find(({ id }) => townTextKey(id) === key)?.name ?? texts.labels[key] ?? key;
}
