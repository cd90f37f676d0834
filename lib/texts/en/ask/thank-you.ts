import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/thank-you';

export const thankYouTexts: InOtherWords<typeof nl.thankYouTexts> = {
  leaving: (seconds) =>
    `You’ll be taken to the home page in ${seconds} ${pluralForm(seconds) === 'one' ? 'second' : 'seconds'}.`,
  stay: 'Stay on this page',
  stayed: 'You’re staying on this page.',
  frontPage: 'Go to the home page',
};
