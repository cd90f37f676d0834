import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/sessions';

export const sessionTexts: InOtherWords<typeof nl.sessionTexts> = {
  device: '{browser} on {system}',
  unknownDevice: 'Unknown device',
  byAdmin: 'Administrator, on your behalf',
  askTitle: 'Enter your password',
  askPassword: 'Your password',
  askSubmit: 'Continue',
  askForgot: 'Forgotten your password?',
  askFailed: 'Something went wrong. Try again later.',
  title: 'Where you’re signed in',
  intro: 'Don’t recognise a device? Sign it out and choose a new password.',
  loadFailed: 'Your devices couldn’t be loaded.',
  thisDevice: 'This device',
  used: (since, last) => `Signed in on ${since}, last used on ${last}`,
  end: 'Sign out',
  endOf: (device) => `Sign out ${device}`,
  ended: 'The device has been signed out.',
  endFailed: 'Something went wrong. Try again later.',
  endOthers: 'Sign out everywhere else',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersText: 'You’ll have to sign in again on all other devices. You stay signed in here.',
  endedOthers: (count) =>
    pluralForm(count) === 'one'
      ? `You’ve been signed out on ${count} other device.`
      : `You’ve been signed out on ${count} other devices.`,
  noOthers: 'You weren’t signed in anywhere else.',
};
