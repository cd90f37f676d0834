import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/second-step';

export const secondStepTexts: InOtherWords<typeof nl.secondStepTexts> = {
  title: 'Second step',
  intro: 'Your password is correct. Now enter the code from your app.',
  introRecovery: 'Enter one of your recovery codes. Each code works once.',
  code: 'Code from the app',
  codeHelp: 'Six digits, new ones every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryHelp: 'Ten characters, for example ABCDE-FGH23.',
  submit: 'Continue',
  byPasskey: 'Use a passkey',
  recoveryInstead: 'Use a recovery code',
  appInstead: 'Use the code from the app',
  back: 'Back to signing in',
  wrongCode: 'This code is wrong or has already been used. Wait for the next one and try again.',
  wrongPasskey: 'This passkey was not accepted. Try again.',
  passkeyFailed: 'The passkey could not be used. Try again or enter a code.',
  failed: 'Something went wrong. Try again later.',
};
