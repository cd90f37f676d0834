import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/sessions';

export const sessionTexts: InOtherWords<typeof nl.sessionTexts> = {
  device: '{browser} unter {system}',
  unknownDevice: 'Unbekanntes Gerät',
  byAdmin: 'Administration, in Ihrem Namen',
  askTitle: 'Geben Sie Ihr Passwort ein',
  askPassword: 'Ihr Passwort',
  askSubmit: 'Weiter',
  askForgot: 'Passwort vergessen?',
  askFailed: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
  title: 'Wo Sie angemeldet sind',
  intro: 'Erkennen Sie ein Gerät nicht? Melden Sie es ab und wählen Sie ein neues Passwort.',
  loadFailed: 'Ihre Geräte konnten nicht geladen werden.',
  thisDevice: 'Dieses Gerät',
  used: (since, last) => `Angemeldet am ${since}, zuletzt benutzt am ${last}`,
  end: 'Abmelden',
  endOf: (device) => `${device} abmelden`,
  ended: 'Das Gerät ist abgemeldet.',
  endFailed: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
  endOthers: 'Überall sonst abmelden',
  endOthersTitle: 'Überall sonst abmelden?',
  endOthersText: 'Auf allen anderen Geräten müssen Sie sich neu anmelden. Hier bleiben Sie angemeldet.',
  endedOthers: (count) =>
    pluralForm(count) === 'one'
      ? `Sie sind auf ${count} anderen Gerät abgemeldet.`
      : `Sie sind auf ${count} anderen Geräten abgemeldet.`,
  noOthers: 'Sie waren nirgendwo sonst angemeldet.',
};
