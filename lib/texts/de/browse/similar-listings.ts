import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/similar-listings';

export const similarListingsTexts: InOtherWords<typeof nl.similarListingsTexts> = {
  title: 'Ähnliche Ferienwohnungen',
  free: 'In Ihrem Zeitraum auch frei',
  none: 'Zurzeit gibt es keine ähnlichen Ferienwohnungen.',
};
