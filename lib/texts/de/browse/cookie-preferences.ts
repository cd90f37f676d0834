import type { InOtherWords } from '@/lib/languages/texts';
import { cookieTexts } from '@/lib/texts/de/shell/cookies';
import type * as nl from '@/lib/texts/nl/browse/cookie-preferences';

export const cookiePreferencesTexts: InOtherWords<typeof nl.cookiePreferencesTexts> = {
  text: 'Schalten Sie ein, was Sie zulassen. Ihre Auswahl können Sie jederzeit über „Cookies“ unten auf jeder Seite ändern.',
  confirm: 'Bestätigen',
  onlyEssential: 'Nur notwendige Cookies',
  allowAll: cookieTexts.allowAll,
};

export const cookieCategoryTexts: InOtherWords<typeof nl.cookieCategoryTexts> = {
  essential: {
    label: 'Notwendig',
    help: 'Anmeldung, Sicherheit, Ihre Merkliste und diese Auswahl. Immer eingeschaltet.',
  },
  statistics: {
    label: 'Statistik',
    help: 'Messen, wie Besucher die Website nutzen. Derzeit verwenden wir dafür keine Cookies.',
  },
  functional: {
    label: 'Funktional',
    help: 'Dienste anderer Anbieter, die die Website angenehmer machen, etwa Karten und Straßenansichten.',
  },
  marketing: {
    label: 'Marketing',
    help: 'Werbung auf anderen Websites auf das abstimmen, was Sie hier angesehen haben. Derzeit tun wir das nicht.',
  },
};
