import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/guest-agreement';

export const guestAgreementTexts: InOtherWords<typeof nl.guestAgreementTexts> = {
  title: 'Mietvertrag',
  intro:
    'Der Vermieter bittet Sie, diesen Mietvertrag anzunehmen. Lesen Sie ihn zuerst: Was darin steht, gilt für Ihren Aufenthalt.',
  read: 'Mietvertrag lesen (PDF)',
  name: 'Ihr Name',
  nameHelp: 'Vor- und Nachname der Person, die den Vertrag annimmt.',
  accept: 'Mietvertrag annehmen',
  accepted: (name, at) => `Angenommen von ${name} am ${at}.`,
  missing: 'Laden Sie die Seite neu und lesen Sie zuerst den Mietvertrag.',
  void: 'Dieser Aufenthalt findet nicht statt. Der Vertrag wurde nicht angenommen.',
};
