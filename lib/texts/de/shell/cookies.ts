import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/cookies';

export const cookieTexts: InOtherWords<typeof nl.cookieTexts> = {
  title: 'Cookies und Ihre Privatsphäre',
  text: 'Wir speichern in Ihrem Browser, was die Website zum Funktionieren braucht, zum Beispiel Ihre Merkliste oder ob Sie angemeldet sind. Über alles Weitere entscheiden Sie.',
  allowAll: 'Alle Cookies zulassen',
  essentialOnly: 'Nur notwendige Cookies zulassen',
  setPreferences: 'Einstellungen wählen',
  preferencesTitle: 'Ihre Cookie-Einstellungen',
  more: 'Was genau speichern wir?',
  close: 'Schließen',
};
