import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/ui-pagination';

export const paginationTexts: InOtherWords<typeof nl.paginationTexts> = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page) => `Page ${page}`,
  current: (page, last) => `Page ${page} of ${last}`,
};
