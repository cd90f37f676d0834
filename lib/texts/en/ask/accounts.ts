import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import { fill } from '@/lib/texts/fill';
import type * as nl from '@/lib/texts/nl/ask/accounts';

const failed = 'Something went wrong. Try again later.';
const expired = 'This link is no longer valid.';

export const accountTexts: InOtherWords<typeof nl.accountTexts> = {
  proofNeeded: {
    login: 'There were too many failed attempts. Complete the security check first, then try again.',
    second_factor: 'There were too many wrong attempts. Complete the security check first, then try again.',
    forgot_password: 'Too many links have been requested. Complete the security check first, then try again.',
  },
  login: {
    pageTitle: 'Sign in or register',
    metaDescription: 'Sign in to your dashboard or create a free account to let your holiday home.',
    dutchDashboard: 'Your dashboard is in Dutch only.',
    title: 'Sign in',
    email: 'Email address',
    password: 'Password',
    remember: 'Keep me signed in',
    rememberHelp: '30 days on this device. Don’t choose this on a device you share with others.',
    forgot: 'Forgotten your password?',
    submit: 'Sign in',
    failed: 'This email address and password don’t match.',
    fallback: 'Something went wrong while signing you in.',
    suspended: () =>
      `This account has been suspended. Please contact us: ${contactDetails.email} or ${contactDetails.phone}.`,
  },
  register: {
    title: 'Register',
    intro: 'An account is free. You do the letting yourself, with no commission.',
    firstName: 'First name',
    lastName: 'Surname',
    email: 'Email address',
    emailHelp: 'We’ll send you a message to confirm this address.',
    password: 'Password',
    passwordHelp: 'At least 10 characters. A few words in a row are safe and easy to remember.',
    dateOfBirth: 'Date of birth',
    submit: 'Create account',
    doneTitle: 'Check your inbox',
    done: 'We’ve sent you an email. Follow the link in it to continue.',
    again: 'Create another account',
    failed,
    tooYoung: () =>
      fill('You must be 21 or over to use {product}. Other users don’t see your date of birth.', {
        product: siteName(),
      }),
  },
  password: {
    own_name: 'Choose a password that isn’t made up of your name or email address.',
    too_common: 'This password is too easy to guess. Choose a longer or less common one.',
  },
  forgot: {
    title: 'Forgotten password',
    intro: 'Enter your email address. We’ll send you a link to choose a new password.',
    email: 'Email address',
    submit: 'Request link',
    done: 'If we know this email address, we’ve sent you an email. The link in it is valid for 60 minutes.',
    failed,
    back: 'Back to sign in',
    needsScript: () =>
      `You can only request a link with JavaScript. Switch on JavaScript in your browser, or let us help you: ${contactDetails.email} or ${contactDetails.phone}.`,
  },
  reset: {
    title: 'Choose a new password',
    intro: (email) => `For the account with email address ${email}.`,
    password: 'New password',
    submit: 'Save password',
    done: 'Your password has been changed. You can now sign in.',
    failed,
    incomplete: 'This link is incomplete. Open the link from the email again, or request a new one.',
    requestNew: 'Request a new link',
    toLogin: 'Sign in',
    newFactors:
      'These were added to your account’s two-step verification in the last 14 days. If you didn’t add them yourself, remove them: otherwise you won’t be able to sign in any more.',
    newApp: (day) => `App with codes, on ${day}`,
    newPasskey: (name, day) => `Passkey ‘${name}’, on ${day}`,
    ownFactors: 'Did you add these yourself?',
    keepFactors: 'Yes, keep',
    dropFactors: 'No, remove',
    factorsUnsaid: 'Say whether you added these yourself.',
  },
  verify: {
    title: 'Confirm your email address',
    confirmIntro: 'Press the button to confirm that this is your email address.',
    confirm: 'Confirm email address',
    done: 'Your email address has been confirmed.',
    expired,
    expiredHelp:
      'Sign in to request a new email. If you have already confirmed your address, there’s nothing you need to do.',
    sendIntro: (email) =>
      `We’ve sent an email to ${email}. Follow the link in it to confirm your email address.`,
    sendHelp: 'Nothing there? Look in your junk mail too, or request a new email.',
    send: 'Send a new email',
    sent: 'A new email has been sent to your address.',
    already: 'Your email address has already been confirmed.',
    failed,
    toDashboard: 'Go to my dashboard',
    toLogin: 'Sign in',
    logout: 'Sign out',
  },
  undo: {
    title: 'Undo a change',
    intro:
      'You didn’t ask to change your account’s email address? Press the button: your account gets this address back, everyone is signed out and you choose a new password straight away.',
    introSelf: 'You did ask for it? Then there’s nothing you need to do.',
    submit: 'Restore my address',
    done: 'Your account is yours again. Now choose a new password.',
    expired,
    expiredHelp:
      'A link to undo a change is valid for 7 days and works once. If something is wrong with your account, please contact us.',
    incomplete: 'This link is incomplete. Open the link from the email again.',
    failed,
    contact: 'Contact us',
  },
  undoAccess: {
    title: 'Take back your account',
    intro:
      'You didn’t add this yourself? Press the button: whatever was added to your two-step verification in the last 14 days disappears, linked accounts are unlinked, everyone is signed out and you choose a new password straight away.',
    introSelf: 'You did add it yourself? Then there’s nothing you need to do.',
    submit: 'Take back my account',
    expired,
    expiredHelp:
      'A link to take back your account is valid for 7 days and works once. If something is wrong with your account, please contact us.',
    incomplete: 'This link is incomplete. Open the link from the email again.',
    failed,
    contact: 'Contact us',
  },
};
