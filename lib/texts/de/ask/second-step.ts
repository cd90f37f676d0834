import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/second-step';

export const secondStepTexts: InOtherWords<typeof nl.secondStepTexts> = {
  title: 'Zweiter Schritt',
  intro: 'Ihr Passwort stimmt. Geben Sie jetzt den Code aus Ihrer App ein.',
  introRecovery: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder Code gilt nur einmal.',
  code: 'Code aus der App',
  codeHelp: 'Sechs Ziffern, alle 30 Sekunden neu.',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHelp: 'Zehn Zeichen, zum Beispiel ABCDE-FGH23.',
  submit: 'Weiter',
  byPasskey: 'Passkey verwenden',
  recoveryInstead: 'Wiederherstellungscode verwenden',
  appInstead: 'Code aus der App verwenden',
  back: 'Zurück zur Anmeldung',
  wrongCode:
    'Dieser Code ist falsch oder wurde schon verwendet. Warten Sie auf den nächsten und versuchen Sie es noch einmal.',
  wrongPasskey: 'Dieser Passkey wurde nicht angenommen. Versuchen Sie es noch einmal.',
  passkeyFailed:
    'Der Passkey konnte nicht verwendet werden. Versuchen Sie es noch einmal oder geben Sie einen Code ein.',
  failed: 'Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal.',
};
