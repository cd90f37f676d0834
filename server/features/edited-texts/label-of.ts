import 'server-only';

import { cities } from '@/lib/listings/cities';
import { townTextKey } from '@/lib/edited-texts/keys';
import { editedLetters, isLetterName, letterParts, letterTextKey } from '@/lib/edited-texts/letters';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';
import { mailNames } from '@/lib/texts/mails';

function letterLabel(key: string): string | undefined {
  const [, name = ''] = key.split('.');
  const part = isLetterName(name) && letterParts.find((one) => letterTextKey(name, one) === key);
  if (!isLetterName(name) || !part) return undefined;
  const letter = texts.letterNames[name] ?? mailNames[editedLetters[name].mail];
  return `${letter}: ${texts.letterParts[part]}`;
}

/** What a text is called: a town's by the town, a letter's by the letter. */
export const labelOf = (key: string): string =>
  cities.find(({ id }) => townTextKey(id) === key)?.name ?? letterLabel(key) ?? texts.labels[key] ?? key;
