import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/offline';

export const offlineTexts: InOtherWords<typeof nl.offlineTexts> = {
  documentTitle: 'Kein Internet',
  title: 'Gerade kein Internet',
  text: 'Diese Seite konnten wir nicht abrufen. Sobald die Verbindung wieder da ist, geht es automatisch weiter.',
  retry: 'Erneut versuchen',
  favorites: 'Ihre Merkliste',
  requests: 'Ihre Anfragen',
  request: (days, code) => `${days}, Anfrage ${code}`,
};
