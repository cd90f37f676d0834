import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/guest-agreement';
import * as en from '@/lib/texts/en/ask/guest-agreement';
import * as fr from '@/lib/texts/fr/ask/guest-agreement';
import * as nl from '@/lib/texts/nl/ask/guest-agreement';

export const { guestAgreementTexts } = texts<typeof nl>(
  'ask/guest-agreement',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

/** The same for the landlord. */
export const deskAgreementTexts = {
  title: 'Huurovereenkomst',
  read: 'Huurovereenkomst lezen (PDF)',
  accepted: (name: string, at: string) => `Aanvaard door ${name} op ${at}.`,
  waiting: 'Nog niet aanvaard door de gast.',
  notAccepted: 'Niet aanvaard door de gast.',
} as const;
