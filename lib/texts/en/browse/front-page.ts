import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/front-page';

const upTo = (count: number, one: string, other: string) =>
  `Up to ${count} ${pluralForm(count) === 'one' ? one : other}`;

export const frontPageTexts: InOtherWords<typeof nl.frontPageTexts> = {
  headline: 'The very first holiday lettings platform for the Belgian coast',
  subline: 'By private owners, for private owners / No letting agents, no commission',
  search: {
    title: 'Find a holiday home',
    more: 'More search options',
    bedrooms: 'Bedrooms in the home',
    anyBedrooms: 'Any',
    upToBedrooms: (count) => upTo(count, 'bedroom', 'bedrooms'),
    persons: 'Size of the home',
    anyPersons: 'Any',
    upToPersons: (count) => upTo(count, 'person', 'people'),
    moreHelp: 'You say how many of you are coming under ‘Who’. Here you say how big the home may be at most.',
    licence: 'Registration number',
    licencePlaceholder: '6 characters',
  },
  rows: {
    oceanview: 'With a sea view',
    weekend: 'Free this coming weekend',
    pets: 'Dogs welcome',
    recent: 'New on the site',
    more: 'All homes',
    moreOf: (title) => `: ${title}`,
  },
};
