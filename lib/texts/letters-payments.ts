import { editedLetter } from '@/lib/edited-texts/letters';
import { partOf, texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/letters-payments';
import * as en from '@/lib/texts/en/server/letters-payments';
import * as fr from '@/lib/texts/fr/server/letters-payments';
import * as nl from '@/lib/texts/nl/server/letters-payments';

const own = texts<typeof nl>(
  'server/letters-payments',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

export const { payingLetterTexts } = own;

export const notedLetterTexts = editedLetter('payment-noted', own.notedLetterTexts);
export const planLetterTexts = editedLetter('payment-plan-changed', own.planLetterTexts);

/** For a deposit returned in full, or in part. */
export const depositLetterTexts = {
  back: editedLetter('deposit-returned', {
    subject: (home: string) => own.depositLetterTexts.subjectBack(home),
    get title() {
      return own.depositLetterTexts.titleBack;
    },
    get text() {
      return own.depositLetterTexts.text;
    },
  }),
  settled: editedLetter('deposit-settled', {
    subject: (home: string) => own.depositLetterTexts.subjectSettled(home),
    get title() {
      return own.depositLetterTexts.titleSettled;
    },
    get text() {
      return own.depositLetterTexts.text;
    },
  }),
  both: own.depositLetterTexts,
};

export const newAgreementLetterTexts = editedLetter('new-agreement', {
  get text() {
    return own.newAgreementLetterTexts.waits;
  },
});

export const reminderLetterTexts = {
  soon: editedLetter('payment-reminder', partOf(own.reminderLetterTexts, 'soon')),
  overdue: editedLetter('payment-late', partOf(own.reminderLetterTexts, 'overdue')),
  what: (kind: string, amount: string) => own.reminderLetterTexts.what(kind, amount),
};
