import { editedLetter } from '@/lib/edited-texts/letters';
import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/letters-talk';
import * as en from '@/lib/texts/en/server/letters-talk';
import * as fr from '@/lib/texts/fr/server/letters-talk';
import * as nl from '@/lib/texts/nl/server/letters-talk';

const own = texts<typeof nl>(
  'server/letters-talk',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

export const {
  messagesLetterTexts,
  askedAlertLetterTexts,
  foundLetterTexts,
  hiddenReviewLetterTexts,
  siteAnswerLetterTexts,
} = own;

export const wayInLetterTexts = editedLetter('way-in', own.wayInLetterTexts);
export const questionLetterTexts = editedLetter('contact-request-received', own.questionLetterTexts);
export const closedQuestionLetterTexts = editedLetter(
  'contact-request-closed',
  own.closedQuestionLetterTexts,
);
export const reviewLetterTexts = editedLetter('review-asked', own.reviewLetterTexts);
