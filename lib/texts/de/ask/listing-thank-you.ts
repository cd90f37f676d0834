import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/listing-thank-you';

export const listingThankYouTexts: InOtherWords<typeof nl.listingThankYouTexts> = {
  documentTitle: 'Danke',
  create: {
    title: 'Danke, Ihre Anzeige ist veröffentlicht',
    text: 'Sie geht online, sobald unser Team sie geprüft hat. Sie erhalten dann eine E-Mail.',
  },
  'create-as-concept': {
    title: 'Ihre Anzeige ist als Entwurf gespeichert',
    text: 'Andere sehen sie noch nicht. Sie können sie jederzeit ergänzen und veröffentlichen.',
  },
  other: {
    title: 'Danke',
    text: 'Ihre Änderungen sind gespeichert.',
  },
  manage: 'Zu Ihren Anzeigen',
};
