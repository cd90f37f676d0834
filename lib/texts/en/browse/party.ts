import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/party';

const counted = (count: number, one: string, other: string) =>
  `${count} ${pluralForm(count) === 'one' ? one : other}`;

export const partyTexts: InOtherWords<typeof nl.partyTexts> = {
  adults: (count) => counted(count, 'adult', 'adults'),
  children: (count) => counted(count, 'child', 'children'),
  babies: (count) => counted(count, 'baby', 'babies'),
  pets: (count) => counted(count, 'dog', 'dogs'),
};

export const partyFaultTexts: InOtherWords<typeof nl.partyFaultTexts> = {
  tooMany: (most) =>
    `This holiday home sleeps ${counted(most, 'person', 'people')} at most, children included.`,
  noCots: (cots) =>
    cots === 0
      ? 'This holiday home has no cot, so babies count as people here, and that makes it too small.'
      : `This holiday home has ${counted(cots, 'cot', 'cots')}, so any other babies count as people, and that makes it too small.`,
  noPets: 'Pets are not allowed in this holiday home.',
};
