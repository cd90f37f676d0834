import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/thank-you';

export const thankYouTexts: InOtherWords<typeof nl.thankYouTexts> = {
  leaving: (seconds) =>
    pluralForm(seconds) === 'one'
      ? `In ${seconds} Sekunde geht es automatisch zur Startseite.`
      : `In ${seconds} Sekunden geht es automatisch zur Startseite.`,
  stay: 'Auf dieser Seite bleiben',
  stayed: 'Sie bleiben auf dieser Seite.',
  frontPage: 'Zur Startseite',
};
