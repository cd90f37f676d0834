import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-stay';

export const receivedLetterTexts: InOtherWords<typeof nl.receivedLetterTexts> = {
  subject: (home) => `Your request for ${home}`,
  title: 'We’ve passed on your request',
  preview: 'The owner will let you know whether your stay can go ahead.',
  text: 'Your booking request is with the owner. You’ll get the reply by email; until then nothing is fixed and you don’t have to pay anything.',
  notYou: 'Wasn’t this you? Then there’s nothing you need to do.',
};

export const approvedLetterTexts: InOtherWords<typeof nl.approvedLetterTexts> = {
  subject: (home) => `Your stay at ${home} has been approved`,
  title: 'Your stay has been approved',
  preview: 'The owner has accepted your request.',
  text: 'The owner has accepted your request. The dates are reserved for you.',
  ask: 'Ask the owner a question',
  wayIn: 'How to get in:',
  agreement: 'The owner asks you to accept a rental agreement. You can read it on your own page.',
  hosts: 'Who will welcome you, and where:',
  landlord: 'Owner',
  phone: 'Phone number',
  address: 'Address',
  noAddress: 'the owner will let you know',
};

export const confirmedLetterTexts: InOtherWords<typeof nl.confirmedLetterTexts> = {
  subject: (home) => `Your stay at ${home} is confirmed`,
  title: 'Your stay is confirmed',
  preview: 'The owner has booked in your stay.',
  text: 'The owner has booked in your stay. The dates are yours.',
  more: 'Your page tells you how to get in and who to contact. If you reply to this email, your reply goes to the owner. Not expecting to stay anywhere? Then there’s nothing you need to do.',
};

export const declinedLetterTexts: InOtherWords<typeof nl.declinedLetterTexts> = {
  subject: (home) => `Your request for ${home} was not accepted`,
  title: 'Your request could not be accepted',
  preview: 'The owner is unable to accept your request.',
  text: 'Unfortunately, the owner is unable to accept your request.',
  closed: 'This home is no longer offered here. There’s nothing you need to do, and nothing to pay.',
};

export const canceledLetterTexts: InOtherWords<typeof nl.canceledLetterTexts> = {
  subject: (home) => `Your stay at ${home} has been cancelled`,
  title: 'Your stay has been cancelled',
  preview: 'The owner has cancelled your stay.',
  text: 'The owner has cancelled your stay. The dates are no longer reserved for you.',
};

export const withdrawnLetterTexts: InOtherWords<typeof nl.withdrawnLetterTexts> = {
  subject: (home) => `You cancelled your stay at ${home}`,
  title: 'You have cancelled your stay',
  preview: 'Keep this email: it says when you cancelled and what you get back.',
  text: 'You have cancelled your stay. The dates are no longer reserved for you, and the owner has been told.',
};

export const offerLetterTexts: InOtherWords<typeof nl.offerLetterTexts> = {
  subject: (home) => `An offer for your stay at ${home}`,
  title: 'The owner has made you an offer',
  preview: 'Read the offer and answer with a single click.',
  intro: 'This is what the owner offers you:',
  toOffer: 'View the offer',
  asked: 'If you accept it, your stay is confirmed at once. This is what you asked for:',
};

export const changeLetterTexts: InOtherWords<typeof nl.changeLetterTexts> = {
  subject: (title, home) => `${title}: ${home}`,
  titles: {
    asked: 'The owner asks for a change',
    accepted: 'Your stay has been changed',
    declined: 'The change isn’t possible',
    taken_back: 'The owner has withdrawn the change',
  },
  sentences: {
    asked: 'The owner would like to change your stay as follows:',
    accepted: 'The change has been accepted. From now on this applies:',
    declined: 'The owner is unable to accept the change you asked for. Your stay remains as agreed.',
    taken_back: 'You no longer need to answer. Your stay remains as agreed.',
  },
  toChange: 'View the change',
  ifAccepted:
    'If you accept the change, it applies at once; the dates until which you can cancel free of charge move along with your arrival. For now, this is what was agreed:',
  toReturn: (amount) => `The owner has to refund you ${amount} of what you paid.`,
};

export const waitingLetterTexts: InOtherWords<typeof nl.waitingLetterTexts> = {
  subject: (home) => `No answer yet about ${home}`,
  title: 'The owner hasn’t replied yet',
  preview: 'Your request is still open. You can keep looking in the meantime.',
  text: 'The owner received your request three days ago and hasn’t replied yet. We have already sent a reminder. Your request stays open; you can withdraw it on your page.',
  free: 'These homes are free on the same dates:',
  inTotal: (amount) => `${amount} in total:`,
};
