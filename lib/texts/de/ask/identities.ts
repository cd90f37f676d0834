import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/identities';

export const identityTexts: InOtherWords<typeof nl.identityTexts> = {
  or: 'oder',
  start: (name) => `Mit ${name} anmelden`,
  startFailed:
    'Die Anmeldung über diesen Dienst ist gerade nicht möglich. Versuchen Sie es später noch einmal.',
  faults: {
    failed:
      'Die Anmeldung über einen anderen Dienst ist fehlgeschlagen oder wurde abgebrochen. Versuchen Sie es noch einmal.',
    unverified:
      'Der andere Dienst bestätigt nicht, dass diese E-Mail-Adresse Ihnen gehört. Bestätigen Sie sie dort oder melden Sie sich mit Ihrem Passwort an.',
    suspended: 'Dieses Konto ist gesperrt. Wenden Sie sich an uns.',
  },
  link: {
    title: 'Konto verknüpfen',
    intro: (email, name) =>
      `Es gibt schon ein Konto mit ${email}. Geben Sie einmal das Passwort dieses Kontos ein; danach melden Sie sich auch mit ${name} an.`,
    password: 'Passwort',
    submit: 'Verknüpfen und anmelden',
    failed: 'Die Verknüpfung ist fehlgeschlagen. Versuchen Sie es noch einmal.',
    forgot: 'Passwort vergessen oder noch kein Passwort?',
  },
  register: {
    title: 'Konto anlegen',
    intro: (email, name) =>
      `Bei ${name} sind Sie als ${email} bekannt. Ergänzen Sie noch dies, um hier ein Konto anzulegen.`,
    submit: 'Konto anlegen',
    failed: 'Das Konto wurde nicht angelegt. Versuchen Sie es noch einmal.',
    held: 'Diese E-Mail-Adresse gehörte bis vor Kurzem zu einem Konto, das jetzt eine andere Adresse hat. Haben Sie das nicht selbst geändert? Machen Sie es mit dem Link in unserer E-Mail dazu rückgängig. Ein neues Konto können Sie eine Woche nach der Änderung anlegen.',
  },
  expired: {
    title: 'Anmelden',
    text: 'Die Anmeldung hat zu lange gedauert. Beginnen Sie noch einmal.',
    back: 'Zur Anmeldung',
  },
  list: {
    title: 'Verknüpfte Konten',
    intro: 'Damit können Sie sich ohne Passwort anmelden.',
    since: (date) => `Verknüpft am ${date}`,
    remove: 'Trennen',
    removeLabel: (name, email) => `${name} (${email}) trennen`,
    removed: 'Die Verknüpfung ist entfernt.',
    failed: 'Das Konto konnte nicht getrennt werden. Versuchen Sie es noch einmal.',
  },
};
