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

export const messagesLetterTexts = editedLetter('messages-for-guest', own.messagesLetterTexts);
/** To a guest who never wrote here: the message is shown only on the page. */
export const unseenLetterTexts = editedLetter('messages-on-page', {
  subject: (home: string) => own.messagesLetterTexts.subject(home),
  get text() {
    return own.messagesLetterTexts.onPage;
  },
});

export const wayInLetterTexts = editedLetter('way-in', own.wayInLetterTexts);
export const questionLetterTexts = editedLetter('contact-request-received', own.questionLetterTexts);
export const closedQuestionLetterTexts = editedLetter(
  'contact-request-closed',
  own.closedQuestionLetterTexts,
);
export const reviewLetterTexts = editedLetter('review-asked', own.reviewLetterTexts);
export const hiddenReviewLetterTexts = editedLetter('review-hidden', own.hiddenReviewLetterTexts);
export const siteAnswerLetterTexts = editedLetter('inbox-answer', own.siteAnswerLetterTexts);

export const askedAlertLetterTexts = editedLetter('search-alert-asked', own.askedAlertLetterTexts);
export const alertOnLetterTexts = editedLetter('search-alert-on', {
  get subject() {
    return own.askedAlertLetterTexts.isOn;
  },
  get text() {
    return own.askedAlertLetterTexts.isOnText;
  },
});

/** Found: the requested days of one home, a single home, or several. */
export const foundLetterTexts = {
  home: editedLetter('search-alert-home', {
    subject: (home: string) => own.foundLetterTexts.subjectOfHome(home),
    get text() {
      return own.foundLetterTexts.textOfHome;
    },
  }),
  one: editedLetter('search-alert-one', {
    subject: (home: string, town: string) => own.foundLetterTexts.subjectOfOne(home, town),
    get text() {
      return own.foundLetterTexts.text;
    },
  }),
  more: editedLetter('search-alert-found', {
    subject: (count: number) => own.foundLetterTexts.subject(count),
    get text() {
      return own.foundLetterTexts.text;
    },
  }),
  all: own.foundLetterTexts,
};
