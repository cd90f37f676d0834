import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/way-in';

export const wayInTexts: InOtherWords<typeof nl.wayInTexts> = {
  waitsForPayment: 'You’ll find out here how to get in once everything has been paid.',
  waitsForDay: (day) => `From ${day} you’ll find out here how to get in.`,
  mailWaitsForPayment: 'We’ll let you know how to get in once everything has been paid.',
  mailWaitsForDay: (day) => `On ${day} we’ll let you know how to get in.`,

  title: 'Arrival information',
  deskWaitsForPayment: 'The guest gets the arrival information once everything has been paid.',
  deskWaitsForDay: (day) => `The guest gets the arrival information on ${day}.`,
  handOut: 'Give it now',
  handOutTitle: 'Give the arrival information now?',
  handOutText:
    'The guest will see it on their own page straight away. Anyone who requested the stay on this site will also get it by email.',
  handedOut: 'The guest can now read the arrival information.',
  handOutFailed: 'The arrival information couldn’t be given.',
  approveLater: {
    unset:
      'The guest gets the arrival information straight away, or once everything has been paid if you have a payment plan.',
    paid: 'The guest gets the arrival information once everything has been paid.',
    days: 'The guest gets the arrival information a few days before arrival.',
  },

  release: 'Guests get the arrival information',
  releaseUnset: 'Once everything has been paid; without a payment plan, straight after you approve',
  releases: {
    approved: 'Straight after you approve',
    paid: 'Once everything has been paid (a deposit on arrival doesn’t count)',
    days: 'A number of days before arrival',
  },
  days: 'Number of days before arrival',
  daysHelp: 'From 0, on the day itself, to 30.',
  daysMissing: 'Enter how many days before arrival.',
};
