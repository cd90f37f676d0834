import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/guest-agreement';

export const guestAgreementTexts: InOtherWords<typeof nl.guestAgreementTexts> = {
  title: 'Rental agreement',
  intro:
    'The owner asks you to accept this rental agreement. Read it first: what it says applies to your stay.',
  read: 'Read the rental agreement (PDF)',
  name: 'Your name',
  nameHelp: 'First name and surname of the person accepting the agreement.',
  accept: 'Accept the rental agreement',
  accepted: (name, at) => `Accepted by ${name} on ${at}.`,
  missing: 'Reload the page and read the rental agreement first.',
  void: 'This stay is not going ahead. The agreement was not accepted.',
};
