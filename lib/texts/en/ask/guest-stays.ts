import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/guest-stays';

export const guestStayTexts: InOtherWords<typeof nl.guestStayTexts> = {
  documentTitle: 'Your request',
  unknown: 'Not given',
  title: (listing) => `Your stay at ${listing}`,
  questionTitle: (listing) => `Your question about ${listing}`,
  code: (code) => `Number ${code}`,
  gone: 'This link no longer works',
  goneHelp:
    'Check that you have copied the whole link from the email. A link works until one year after your departure.',
  messages: 'Messages with the owner',
  older: 'Older messages',
  toListing: 'View the holiday home',

  state: {
    pending: 'Your request is with the owner.',
    approved: 'Your stay has been approved.',
    declined: 'The owner is unable to accept your request.',
    canceled: 'The owner has cancelled your stay.',
  },
  offered: 'The owner has made you an offer.',
  withdrawn: 'You have withdrawn your request.',
  canceledByGuest: 'You have cancelled your stay.',
  closed: 'This home is no longer offered here.',
  over: 'Your stay is over.',
  next: {
    pending:
      'The owner will reply to you here and by email. Until then nothing is fixed and you pay nothing.',
    approved: 'The dates are reserved for you. You arrange payment with the owner.',
    declined: 'There’s nothing you need to do, and nothing to pay.',
    canceled: 'The dates are no longer reserved for you.',
  },
  approvedPaid: 'The dates are reserved for you and everything has been paid.',
  approvedAsked: 'The dates are reserved for you. You’ll find how to pay below.',
  offeredNext:
    'If you accept it, your stay is confirmed at once. If you decline it, your request stays open.',
  canceledByGuestNext: 'The owner has been told. You have been sent an email as proof.',
  withdrawnNext: 'The owner has been told. There’s nothing more you need to do.',
  overNext: 'We hope you had a lovely time by the sea.',
  reason: (reason) => `Reason: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  others: 'See other holiday homes',

  stayTitle: 'Your stay',
  listing: 'Holiday home',
  arrival: 'Arrival',
  departure: 'Departure',
  from: (day, hour) => `${day}, from ${hour}`,
  until: (day, hour) => `${day}, by ${hour}`,
  nights: 'Length of stay',
  party: 'Party',
  price: 'Price',
  agreed: (total) => `${total}, as agreed`,
  asked: 'You asked for',

  offerTitle: 'The owner’s offer',
  offerDays: 'Dates',
  offerTotal: 'Total',
  accept: 'Accept offer',
  decline: 'Decline offer',

  arrivalTitle: 'Your arrival',
  address: 'Address',
  noAddress: 'The owner will let you know the address.',
  host: 'Who will meet you',
  phone: 'Call',
  info: 'How to get in',
  toCalendar: 'Add to your calendar',

  withdrawTitle: 'Not coming after all?',
  withdraw: 'Withdraw request',
  withdrawStay: 'Cancel stay',
  withdrawText: 'The owner will be told. This can’t be undone.',
  withdrawStayText: 'The dates become free again and the owner will be told. This can’t be undone.',
  withdrawConfirm: 'Yes, withdraw',
  withdrawStayConfirm: 'Yes, cancel',
  terms: 'Read the cancellation terms on the holiday home’s page.',

  keep: 'Keep the email: the link in it opens this page until one year after your departure.',

  calendar: {
    summary: (listing) => `Stay at ${listing}`,
    code: (code) => `Number ${code}`,
    checkIn: (hour) => `Check-in from ${hour}`,
    checkOut: (hour) => `Check-out by ${hour}`,
  },
};
