import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-frame';

export const letterTexts: InOtherWords<typeof nl.letterTexts> = {
  greeting: (name) => (name ? `Dear ${name},` : 'Hello,'),
  regards: 'Kind regards,',
  foot: (site) => `${site}: holiday homes on the Belgian coast, direct from the owner.`,
  endIntro: 'Don’t want these emails any more?',
  end: 'Unsubscribe',
  label: (name) => `${name}:`,
  photoOf: (name) => `Photo of ${name}`,

  listing: 'Holiday home',
  arrival: 'Arrival',
  departure: 'Departure',
  nights: 'Length of stay',
  party: 'Your party',
  price: 'Price',
  total: 'Total',
  number: 'Number',
  from: (day, hour) => `${day}, from ${hour}`,
  until: (day, hour) => `${day}, by ${hour}`,

  landlordWrites: 'The owner writes:',
  adminWrites: 'An administrator writes on the owner’s behalf:',
  adminWrote: 'From an administrator, on the owner’s behalf:',
  replyToLandlord: 'If you reply to this email, your reply goes to the owner.',
  toListing: 'View the holiday home',
  toRequest: 'View your request',
  toStay: 'View your stay',
  toMessage: 'View your message',
  toPayments: 'View your payments',
  elsewhere: 'Looking for something else?',
  others: 'View other holiday homes',
};
