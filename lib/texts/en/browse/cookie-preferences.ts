import type { InOtherWords } from '@/lib/languages/texts';
import { cookieTexts } from '@/lib/texts/en/shell/cookies';
import type * as nl from '@/lib/texts/nl/browse/cookie-preferences';

export const cookiePreferencesTexts: InOtherWords<typeof nl.cookiePreferencesTexts> = {
  text: 'Switch on what you’re happy to allow. You can change your mind at any time under ‘Cookies’ at the foot of every page.',
  confirm: 'Confirm',
  onlyEssential: 'Essential cookies only',
  allowAll: cookieTexts.allowAll,
};

export const cookieCategoryTexts: InOtherWords<typeof nl.cookieCategoryTexts> = {
  essential: {
    label: 'Essential',
    help: 'Signing in, security, your favourites and this choice. Always on.',
  },
  statistics: {
    label: 'Statistics',
    help: 'Measuring how visitors use the site. At present we don’t do this with cookies.',
  },
  functional: {
    label: 'Functional',
    help: 'Other companies’ services that make the site nicer to use, such as maps and street views.',
  },
  marketing: {
    label: 'Marketing',
    help: 'Tailoring adverts on other sites to what you looked at here. At present we don’t do this.',
  },
};
