import { cities } from '@/lib/listings/cities';
import { townTextKey } from '@/lib/edited-texts/keys';
import { editedTextsTexts as texts } from '@/lib/texts/edited-texts';

/** What a text is called: a town's by the town. */
export const labelOf = (key: string): string =>
  cities.find(({ id }) => townTextKey(id) === key)?.name ?? texts.labels[key] ?? key;
