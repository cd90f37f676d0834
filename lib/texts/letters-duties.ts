import { editedLetter } from '@/lib/edited-texts/letters';
import { partOf, texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/letters-duties';
import * as en from '@/lib/texts/en/server/letters-duties';
import * as fr from '@/lib/texts/fr/server/letters-duties';
import * as nl from '@/lib/texts/nl/server/letters-duties';

const own = texts<typeof nl>(
  'server/letters-duties',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

export const statementLetterTexts = editedLetter('decision-made', own.statementLetterTexts);

export const appealLetterTexts = {
  kept: editedLetter('letter-appeal-answered', partOf(own.appealLetterTexts, 'kept')),
  reversed: editedLetter('letter-appeal-reversed', partOf(own.appealLetterTexts, 'reversed')),
  get both() {
    return own.appealLetterTexts;
  },
};

export const noticeLetterTexts = {
  received: editedLetter('notice-received', partOf(own.noticeLetterTexts, 'received')),
  decided: editedLetter('notice-decided', partOf(own.noticeLetterTexts, 'decided')),
  get both() {
    return own.noticeLetterTexts;
  },
};
