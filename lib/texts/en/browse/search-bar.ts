import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-bar';

export const searchBarTexts: InOtherWords<typeof nl.searchBarTexts> = {
  where: 'Where',
  anywhere: 'Whole coast',
  towns: 'Seaside towns',
  name: 'Name of home or residence',
  nameHelp: 'For example Zeewind',
  close: 'Done',
  who: 'Who',
  submit: 'Search',
};
