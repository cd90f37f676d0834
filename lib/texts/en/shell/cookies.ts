import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/cookies';

export const cookieTexts: InOtherWords<typeof nl.cookieTexts> = {
  title: 'Cookies and your privacy',
  text: 'We keep in your browser what the site needs to work, such as your favourites and whether you’re signed in. Everything else is up to you.',
  allowAll: 'Allow all cookies',
  essentialOnly: 'Allow essential cookies',
  setPreferences: 'Set preferences',
  preferencesTitle: 'Your cookie preferences',
  more: 'What exactly do we keep?',
  close: 'Close',
};
