import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/no-cards';

export const noCardsTexts: InOtherWords<typeof nl.noCardsTexts> = {
  none: 'No results',
  noneText:
    'No home matches everything you’ve asked for. Drop a filter, try other dates, or save your search.',
  keep: 'Save this search',
  saveText: 'We’ll email you as soon as a home that matches is added or becomes free.',
  clear: 'Clear all filters',
  pastLast: 'There is no such page of results, or not any more.',
  pastLastText: 'There are homes that match your search, though.',
  firstPage: 'Go to the first page',
  lastPage: (page) => `Go to the last page (${page})`,
};
