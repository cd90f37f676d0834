import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/request-mails';

export const requestMailsTexts: InOtherWords<typeof nl.requestMailsTexts> = {
  title: 'Emails about new requests',
  on: 'You receive an email for every new request, question and review, and a reminder when a guest is waiting.',
  stays:
    'You will still receive messages from guests, offers, cancellations and everything about your account and payments.',
  off: 'Stop sending me these emails',
  isOff: 'You no longer receive emails about new requests.',
  again: 'You can switch them back on in your details. New requests are always in your dashboard.',
  profile: 'Go to my details',
  gone: 'This link is no longer valid.',
  goneText: 'Sign in to choose which emails you receive, in your details.',
};
