import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/messages';

export const offerNoteTexts: InOtherWords<typeof nl.offerNoteTexts> = {
  made: (days, total) => `The owner made an offer: ${days}, ${total} in total.`,
  takenBack: 'The owner took back the offer.',
  accepted: 'The guest accepted the offer. The stay has been approved.',
  declined: 'The guest declined the offer.',
  withdrawn: 'The guest withdrew the request.',
  canceled: 'The guest cancelled the stay.',
  closed: 'The home is no longer offered here. The request has been closed.',
  unanswered: 'The home is no longer offered here. Your question can no longer be answered here.',
};
