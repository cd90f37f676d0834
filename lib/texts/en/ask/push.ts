import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/push';

export const pushTexts: InOtherWords<typeof nl.pushTexts> = {
  title: 'Notifications on this device',
  landlord:
    'A notification for a new request, a new question, a message from a guest and on the day of an arrival.',
  coLandlord:
    'A notification on the day of an arrival in a home you help to manage, and for messages from guests you welcome.',
  guest:
    'A notification when the owner sends a message or records a payment, and on the day of your arrival.',
  blocked:
    'Your browser blocks notifications from this site. Allow them in your browser’s settings and open this page again.',
  unsupported: 'This browser can’t show notifications.',
  install:
    'On an iPhone or iPad, notifications only work if this site is on your Home Screen. Tap ‘Share’, choose ‘Add to Home Screen’ and open the site from there.',
  failed: 'Notifications couldn’t be switched on. Try again later.',
  offFailed: 'Notifications couldn’t be switched off. Try again later.',
  badEndpoint: 'This is not the address of a notification service.',
  badKey: 'This browser key is not valid.',

  requestNew: (guest, home) => `New request from ${guest} for ${home}`,
  questionNew: (guest, home) => `Question from ${guest} about ${home}`,
  guestWrote: (guest, home) => `Message from ${guest} about ${home}`,
  landlordWrote: (home) => `Message from the owner of ${home}`,
  paid: (home) => `Your payment for ${home} has been recorded`,
  arrival: (home) => `There is an arrival at ${home} today`,
  arrivalOfGuest: (home) => `You arrive at ${home} today`,
};
