import { editedLetter } from '@/lib/edited-texts/letters';
import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/letters-stay';
import * as en from '@/lib/texts/en/server/letters-stay';
import * as fr from '@/lib/texts/fr/server/letters-stay';
import * as nl from '@/lib/texts/nl/server/letters-stay';

const own = texts<typeof nl>(
  'server/letters-stay',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

export const { changeLetterTexts } = own;

const changed = (event: keyof typeof own.changeLetterTexts.titles) =>
  editedLetter(`change-${event}`, {
    subject: (home: string) => changeLetterTexts.subject(changeLetterTexts.titles[event], home),
    get text() {
      return changeLetterTexts.sentences[event];
    },
  });
export const changedLetterTexts = {
  asked: changed('asked'),
  accepted: changed('accepted'),
  declined: changed('declined'),
  taken_back: changed('taken_back'),
};

export const receivedLetterTexts = editedLetter('booking-received', own.receivedLetterTexts);
export const approvedLetterTexts = editedLetter('booking-approved', own.approvedLetterTexts);
export const confirmedLetterTexts = editedLetter('booking-confirmed', own.confirmedLetterTexts);
export const declinedLetterTexts = editedLetter('booking-declined', own.declinedLetterTexts);
/** Not declined by the landlord: the home is no longer offered. */
export const closedLetterTexts = editedLetter('booking-declined-closed', {
  subject: (home: string) => own.declinedLetterTexts.subject(home),
  get text() {
    return own.declinedLetterTexts.closed;
  },
});
export const canceledLetterTexts = editedLetter('booking-canceled', own.canceledLetterTexts);
export const withdrawnLetterTexts = editedLetter('withdrawn-for-guest', own.withdrawnLetterTexts);
export const offerLetterTexts = editedLetter('offer-made', own.offerLetterTexts);
export const waitingLetterTexts = editedLetter('request-waiting', own.waitingLetterTexts);
