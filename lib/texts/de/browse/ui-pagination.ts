import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/ui-pagination';

export const paginationTexts: InOtherWords<typeof nl.paginationTexts> = {
  label: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page) => `Seite ${page}`,
  current: (page, last) => `Seite ${page} von ${last}`,
};
