import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/letters-talk';
import * as en from '@/lib/texts/en/server/letters-talk';
import * as fr from '@/lib/texts/fr/server/letters-talk';
import * as nl from '@/lib/texts/nl/server/letters-talk';

export const {
  messagesLetterTexts,
  wayInLetterTexts,
  questionLetterTexts,
  closedQuestionLetterTexts,
  reviewLetterTexts,
  hiddenReviewLetterTexts,
  askedAlertLetterTexts,
  foundLetterTexts,
  siteAnswerLetterTexts,
} = texts<typeof nl>('server/letters-talk', typeof window === 'undefined' ? { nl, fr, de, en } : null);
