import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/booking-requests';

export const bookingRequestStatusTexts: InOtherWords<typeof nl.bookingRequestStatusTexts> = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
  canceled: 'Cancelled',
};

export const movedOnTexts: InOtherWords<typeof nl.movedOnTexts> = {
  pending: 'the request is still waiting for an answer',
  approved: 'the stay has been approved in the meantime',
  declined: 'the request has been declined in the meantime',
  withdrawn: 'the guest has withdrawn the request in the meantime',
  canceledByGuest: 'the guest has cancelled the stay in the meantime',
  canceled: 'the owner has cancelled the stay in the meantime',
  noOffer: 'there is no longer an open offer',
  otherOffer: 'the owner has changed the offer in the meantime',
  withheld: 'an administrator has taken this home offline',
  begun: 'the day of arrival is already here',
  manual: 'this is a booking of your own, which you change or delete yourself',
};

export const declineReasonTexts: InOtherWords<typeof nl.declineReasonTexts> = {
  taken: 'The dates are no longer free',
  too_short: 'The stay is too short',
  too_large_party: 'The party is too large',
  pets: 'Pets can’t come along',
  maintenance: 'Work is being done in the home at that time',
  other: 'Another reason',
  not_offered: 'The home is no longer offered here',
};

export const bookingRequestTexts: InOtherWords<typeof nl.bookingRequestTexts> = {
  tooYoung: 'The lead guest must be at least 21 on the day of arrival.',
  extraGone: 'One of the extras you chose is no longer offered. Please choose again.',
  offerTooLong: 'A stay lasts at most one year.',
  badOthers: 'Enter a whole number for each country, or leave it empty.',
  tooManyOthers: 'You list more people than are coming with you.',
};

export const bookingRequestFormTexts: InOtherWords<typeof nl.bookingRequestFormTexts> = {
  documentTitle: (name) => `Booking request: ${name}`,
  documentDescription: (name) =>
    `Request a stay at ‘${name}’. The request is free and goes straight to the owner.`,
  breadcrumb: 'Booking request',
  title: 'Request a booking',
  intro: (name, city) =>
    `You’re requesting a stay at ‘${name}’ in ${city}. The request is free and you pay nothing here: the owner will reply by email.`,
  goOn: 'Continue',
  change: 'Change',
  nearest: 'These are possible:',
  tellMe: 'Let me know if these dates become free',
  messageTitle: 'Your message',
  extrasTitle: 'Extras and your message',
  addressFields: 'Your address (optional)',
  summary: 'Your request',
  noDays: 'No dates chosen yet.',
  stayTitle: 'Your stay',
  stay: 'Arrival and departure',
  stayRefused: (days, why) => `You were looking for ${days}. ${why}`,
  stayHelp: 'Under each free day you’ll find the price of that night.',
  price: 'Price of your stay',
  priceFirst: 'Choose your dates first and you’ll see here what your stay costs.',
  priceBusy: 'Working out the price.',
  extras: 'Would you like any extras?',
  partyTitle: 'Your party',
  adults: 'Adults',
  children: 'Children',
  babies: 'Babies',
  pets: 'Pets',
  capacity: (most) => `At most ${most} ${pluralForm(most) === 'one' ? 'person' : 'people'} in all.`,
  othersTitle: 'Where do the others live? (optional)',
  othersHelp: 'How many of those coming with you live in each country? Numbers only, no names.',
  guestTitle: 'Your details',
  firstName: 'First name',
  lastName: 'Surname',
  birth: 'Date of birth',
  birthHelp: 'The lead guest must be at least 21 on arrival.',
  email: 'Email address',
  phone: 'Phone number',
  country: 'Country',
  street: 'Street',
  houseNumber: 'House number',
  city: 'Town or city',
  message: 'Message to the owner',
  messageHelp: 'Introduce yourself briefly and say who you’re coming with.',
  privacy: (months) =>
    `Your details are used for your request only: the owner reads them, and our administrators can read along in order to help. They are made anonymous ${months} after your departure.`,
  submit: 'Send request',
  failed: 'Your request couldn’t be sent. Try again later.',
  notFound: 'We can’t find this holiday home',
  thankYou: {
    documentTitle: 'Thank you for your request',
    documentDescription: 'Your request for a stay has been sent to the owner.',
    title: 'Thank you, your request has been sent',
    text: 'You’ll receive an email with a summary. The owner will let you know whether your stay can go ahead.',
    listing: 'Back to the holiday home',
    ownPage: 'Follow your request on your own page',
  },
  sentBefore: {
    title: 'We already have this request',
    text: 'You have sent exactly the same request before. It has been saved once and is waiting for the owner’s reply: there’s nothing more you need to do.',
  },
};

export const requestNextTexts: InOtherWords<typeof nl.requestNextTexts> = {
  title: 'What happens next?',
  steps: [
    'The owner receives your request and replies to you by email.',
    'If it suits, the owner approves your stay. You’ll then be told how to pay.',
    'Until then you pay nothing and nothing is fixed.',
  ],
};
