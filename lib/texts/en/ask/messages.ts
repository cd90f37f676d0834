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

export const threadTexts: InOtherWords<typeof nl.threadTexts> = {
  title: 'Messages',
  guest: 'Guest',
  landlord: 'Owner',
  you: 'You',
  system: 'Notice',
  adminForLandlord: 'Our team, on behalf of the owner',
  adminForYou: 'Our team, on your behalf',
  byAdmin: '(by our team on behalf of the owner)',
  empty: 'No messages yet.',
  older: 'Older messages',
  byItself: 'sent automatically',
  read: 'Read',
  sending: 'Sending',
  retry: 'Send again',
  report: 'Report',
  label: 'Your message',
  help: 'Plain text. Your message is also sent by email.',
  send: 'Send',
  failed: 'Your message could not be sent. Please try again later.',
  loadFailed: 'The messages could not be loaded.',
};
