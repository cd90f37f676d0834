import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/search-bar';

export const searchBarTexts: InOtherWords<typeof nl.searchBarTexts> = {
  where: 'Wo',
  anywhere: 'Ganze Küste',
  towns: 'Badeorte',
  name: 'Name der Unterkunft oder Residenz',
  nameHelp: 'Zum Beispiel Zeewind',
  close: 'Fertig',
  who: 'Wer',
  submit: 'Suchen',
};
