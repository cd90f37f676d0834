import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/identities';

export const identityTexts: InOtherWords<typeof nl.identityTexts> = {
  or: 'or',
  start: (name) => `Sign in with ${name}`,
  startFailed: 'Signing in with this service isn’t working at the moment. Try again later.',
  faults: {
    failed: 'Signing in through another service failed or was cancelled. Try again.',
    unverified:
      'The other service doesn’t confirm that this email address is yours. Confirm it there, or sign in with your password.',
    suspended: 'This account has been suspended. Please contact us.',
  },
  link: {
    title: 'Link account',
    intro: (email, name) =>
      `There is already an account with ${email}. Enter that account’s password once; from then on you can also sign in with ${name}.`,
    password: 'Password',
    submit: 'Link and sign in',
    failed: 'Linking didn’t work. Try again.',
    forgot: 'Forgotten your password, or don’t have one yet?',
  },
  register: {
    title: 'Create account',
    intro: (email, name) =>
      `${name} knows you as ${email}. Just fill in the following to create an account here.`,
    submit: 'Create account',
    failed: 'The account hasn’t been created. Try again.',
    held: 'Until recently this email address belonged to an account that now has a different one. Didn’t you change it yourself? Undo the change with the link in the email we sent you about it. You can create a new account from one week after the change.',
  },
  expired: {
    title: 'Sign in',
    text: 'Signing in took too long. Please start again.',
    back: 'Go to sign in',
  },
  list: {
    title: 'Linked accounts',
    intro: 'You can use these to sign in without a password.',
    since: (date) => `Linked on ${date}`,
    remove: 'Unlink',
    removeLabel: (name, email) => `Unlink ${name} (${email})`,
    removed: 'The account has been unlinked.',
    failed: 'Unlinking didn’t work. Try again.',
  },
};
