import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/bot-check';

export const botCheckTexts: InOtherWords<typeof nl.botCheckTexts> = {
  idle: 'Um Missbrauch zu verhindern, führt Ihr Browser eine kurze Prüfung durch, sobald Sie etwas eingeben. Sie müssen nichts tun.',
  busy: 'Sicherheitsprüfung läuft …',
  done: 'Sicherheitsprüfung abgeschlossen.',
  failed:
    'Die Sicherheitsprüfung ist fehlgeschlagen. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  refused: 'Die Sicherheitsprüfung ist abgelaufen oder fehlgeschlagen. Versuchen Sie es noch einmal.',
  protectedBy: 'Dieses Formular ist durch reCAPTCHA geschützt. Es gelten die',
  privacy: 'Datenschutzerklärung',
  and: 'und die',
  terms: 'Nutzungsbedingungen',
  ofGoogle: 'von Google.',
};
