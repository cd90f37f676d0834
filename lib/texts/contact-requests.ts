import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/contact-requests';
import * as en from '@/lib/texts/en/ask/contact-requests';
import * as fr from '@/lib/texts/fr/ask/contact-requests';
import * as nl from '@/lib/texts/nl/ask/contact-requests';
import { requestDeskTexts } from '@/lib/texts/requests';

export const { contactRequestFormTexts } = texts<typeof nl>(
  'ask/contact-requests',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);

/** The landlord's screens. */
export const contactRequestDeskTexts = {
  ...requestDeskTexts,
  requests: 'Contactaanvragen',
  request: 'Contactaanvraag',
  intro: 'Wat gasten u over uw vakantiewoningen vroegen. Wat nog openstaat, komt eerst.',
  /** Fixed wording (docs/rules/booking-requests.md#messages). */
  noRequests: 'Er zijn nog geen contactaanvragen ontvangen.',
  statuses: { open: 'Open', handled: 'Afgehandeld' },
  loadFailed: 'De contactaanvragen konden niet geladen worden.',
  subject: 'Onderwerp',
  /** After the sender was anonymised. */
  noSubject: 'Zonder onderwerp',
  reply: 'Beantwoorden',
  replySubject: (subject: string) => `Re: ${subject}`,
  questionTitle: 'Vraag',
} as const;
