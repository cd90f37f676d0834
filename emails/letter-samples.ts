import type { MailName, MailProps } from '@/emails/catalogue';
import type { dutchLetters, guestLetters, LetterName } from '@/lib/edited-texts/letters';

type AllLetters = typeof guestLetters & typeof dutchLetters;
type MailOf<Name extends LetterName> = AllLetters[Name] extends { mail: infer Mail } ? Mail : Name;

/** Made-up facts for previews of the letters whose texts the operator can change. */
type Samples = { [Name in LetterName]: MailProps<Extract<MailOf<Name>, MailName>> };

const token = 'A'.repeat(43);
const slug = 'zeezicht-oostende';
const listingName = 'Zeezicht';
const code = 'K-7GH2QX';
const days = { startDate: '2027-07-03', endDate: '2027-07-10' };
const who = { firstName: 'Marie' };
const quote = {
  price: 700,
  nights: 7,
  nightly: [3, 4, 5, 6, 7, 8, 9].map((day) => ({ date: `2027-07-0${day}`, price: 100 })),
  lines: [],
  total_cents: 70_000,
  deposit_cents: 0,
};
const stay = {
  ...{ number: code, listingName, ...days, adults: 2, children: 1, babies: 0, pets: 0 },
  ...{ price: 700, quote },
};
const decision = { ...who, slug, token, stay, reply: null, checkIn: '15:00:00', checkOut: '10:00:00' };
const canceled = {
  canceledAt: '2027-07-01T12:05:00.000Z',
  refund: {
    ...{ percent: 50, base_cents: 70_000, amount_cents: 35_000 },
    ...{ until: '2027-07-02' as const, at: '2027-07-01T12:05:00.000Z' },
  },
};
const ofPayment = { ...who, slug, listingName, code, ...days, token };
const payment = {
  ...{ kind: 'balance' as const, amountCents: 150_00, dueDate: '2027-06-01' },
  ...{ reference: '+++123/4567/89002+++', iban: 'BE68 5390 0754 7034', holderName: 'Marie Peeters' },
};

const change = {
  ...{ words: null, toReturnCents: 0 },
  change: {
    ...{ ...days, by: 'landlord' as const, totalCents: 45_050 },
    ...{ adults: 2, children: 0, babies: 0, pets: 0 },
  },
};
const toGuest = { ...who, slug, token, stay, ...change, byAdmin: false, payments: [] };
const talk = {
  ...who,
  slug,
  listingName,
  code,
  stay: { ...days, quote, agreedTotalCents: null },
  messages: ['Dag'],
};
const about = { subjectName: listingName };
const refusedStay = { code, listingName, why: 'het registratienummer' };
const statement = {
  ...({
    reference: 'B-12',
    measure: 'offline',
    ground: 'law',
    afterNotice: false,
    hasAccount: true,
  } as const),
  ...{ article: 'Logiesdecreet, artikel 4', facts: 'De woning is niet aangemeld.' },
};
const guestName = 'Jan Janssens';
const landlord = { ownerFirstName: 'Marie' };
const news = { ...landlord, requestId: 7, slug, guestName, stay };
const guest = {
  ...{ guestName, guestEmail: 'jan@voorbeeld.test', guestPhone: '+32470123456' },
  message: 'Is er een parkeerplaats?',
};
const money = { ...who, total: 149_50, currency: 'EUR' };
const plan = 'Jaar - zeezicht-oostende';
const invoice = '2027-000007';
const moderation = { ...who, listingName, slug, message: null };
const failed = { ...money, name: plan, url: null, onlineUntil: '7 december 2027' };
const ending = { ...who, listingName, lastDay: '30 november 2027' };
const invited = { listingName, town: 'Oostende', token };
const home = {
  ...{ slug, name: listingName, town: 'Oostende', facts: 'Appartement voor 4 personen' },
  ...{ price: '€ 240,- voor 2 nachten', stay: '' },
};
const found = { token, words: ['Oostende'], query: '', isOfHome: false, homes: [home], more: 0 };
const deposit = { ...ofPayment, paidCents: 200_00, reason: null };
const alert = { token, words: ['Oostende'], homeName: null };
const contact = { name: guestName, email: guest.guestEmail, message: guest.message };
const billed = { number: invoice, userId: 1, amount: 149_50, currency: 'EUR' };

export const letterSamples: Samples = {
  'booking-received': { slug, token, stay },
  'booking-approved': {
    ...decision,
    owner: { name: 'Marie Peeters', phone: '0032470123456' },
    address: ['Zeedijk 112', '8400 Oostende'],
    arrivalInfo: null,
    payments: [],
  },
  'booking-confirmed': decision,
  'booking-declined': { ...decision, reason: null },
  'booking-declined-closed': { ...decision, reason: 'not_offered' },
  'booking-canceled': { ...decision, ...canceled },
  'withdrawn-for-guest': { ...decision, ...canceled },
  'offer-made': { ...who, slug, token, stay, words: null, offer: { ...days, totalCents: 45_050 } },
  'change-asked': { ...toGuest, event: 'asked' },
  'change-accepted': { ...toGuest, event: 'accepted' },
  'change-declined': { ...toGuest, event: 'declined' },
  'change-taken_back': { ...toGuest, event: 'taken_back' },
  'messages-for-guest': { ...talk, token },
  'messages-on-page': { ...talk, token, messages: [] },
  'request-waiting': { ...who, slug, token, stay, similar: [] },
  'way-in': { ...ofPayment, arrivalInfo: 'De sleutel hangt in het kastje naast de deur.' },
  'payment-noted': { ...ofPayment, kind: 'advance', amountCents: 90_00, paidAt: '2027-05-28', openCents: 0 },
  'payment-reminder': { ...ofPayment, reminder: 'soon', payment },
  'payment-late': { ...ofPayment, reminder: 'overdue', payment },
  'payment-plan-changed': { ...ofPayment, payments: [payment] },
  'deposit-returned': { ...deposit, returnedCents: 200_00 },
  'deposit-settled': { ...deposit, returnedCents: 150_00, reason: 'Er was een stoel stuk.' },
  'new-agreement': { ...ofPayment, payments: [payment], newAgreement: true },
  'inbox-answer': { name: guestName, message: 'Dat kan zeker.' },
  'search-alert-asked': { ...alert, isConfirmed: false },
  'search-alert-on': { ...alert, isConfirmed: true },
  'search-alert-home': { ...found, isOfHome: true },
  'search-alert-one': found,
  'search-alert-found': { ...found, more: 2 },
  'review-hidden': {
    ...{ ...who, listingName, code, token },
    ...{ reason: 'Er staan gegevens van anderen in.', body: 'Het was er fijn.' },
  },
  'contact-request-received': { slug, listingName, code, token },
  'contact-request-closed': { slug, listingName, code, token },
  'review-asked': {
    ...{ ...who, slug, listingName, code, ...days },
    ...{ until: '2027-09-08', path: `/verblijf/${token}` },
  },

  'booking-new': { ...news, ...guest },
  'request-reminder': { ...news, hours: 48 },
  'booking-withdrawn': { ...news, wasApproved: false },
  'stay-withdrawn': { ...news, wasApproved: true, ...canceled },
  'canceled-for-landlord': { ...news, ...canceled },
  'offer-accepted': news,
  'offer-declined': news,
  'landlord-change-asked': { ...news, ...change, event: 'asked' },
  'landlord-change-accepted': { ...news, ...change, event: 'accepted' },
  'landlord-change-declined': { ...news, ...change, event: 'declined' },
  'landlord-change-taken_back': { ...news, ...change, event: 'taken_back' },
  'payment-overdue': {
    ...{ ...ofPayment, ...landlord, guestName, requestId: 7 },
    ...{ kind: 'balance', openCents: 150_00, dueDate: '2027-06-01' },
  },
  'messages-for-landlord': { ...talk, guestName, requestId: 7, kind: 'booking-requests' },
  'contact-request-new': {
    ...{ ...landlord, ...guest, requestId: 7, slug, code, listingName },
    ...{ country: 'be', subject: 'Parkeren' },
  },
  'guest-unreachable': {
    ...{ ...landlord, kind: 'booking-request', id: 7, guestName, slug, listingName, code, stay: days },
  },
  'calendar-conflict': {
    ...{ ...landlord, listingName, slug, source: 'airbnb' },
    conflicts: [
      {
        ...{ guestName, code, stay: { start: days.startDate, end: days.endDate } },
        imported: [{ start: '2027-07-08', end: '2027-07-12' }],
      },
    ],
  },
  'review-new': { ...landlord, slug, listingName, nameShown: 'Els', rating: 4, body: 'Het was er fijn.' },
  'moderation-approved': moderation,
  'moderation-denied': moderation,
  'moderation-removed': { ...moderation, withAccount: false },
  'moderation-removed-account': { ...moderation, withAccount: true },
  'payment-account-changed': { change: 'changed', lastFour: '7034' },
  'payment-received': { ...money, name: plan, number: invoice },
  'payment-failed': { ...failed, needsAction: false },
  'payment-to-confirm': { ...failed, needsAction: true },
  'payment-refunded': { ...money, number: invoice, creditNumber: 'C2027-000001' },
  'subscription-ends': { ...ending, isOffer: false },
  'offer-ends': { ...ending, isOffer: true },
  'subscription-ended': { ...who, listingName, isRefused: false },
  'subscription-refused': { ...who, listingName, isRefused: true },
  'stay-report-refused': { ...landlord, stays: [refusedStay] },
  'stay-reports-refused': { ...landlord, stays: [refusedStay, { ...refusedStay, code: 'K-8HJ3RY' }] },
  'short-stay-flagged': {
    ...{ ...who, slug, listingName, area: 'Oostende', authority: 'Stad Oostende', flags: ['UNK'] },
  },
  'licence-state': { ...who, slug, listingName, number: '312345', state: 'unknown' },
  'listing-ordered': {
    ...{ ...who, slug, listingName, authority: 'Toerisme Vlaanderen', reference: 'TV-2027-118' },
    ...{ reason: 'De woning is niet aangemeld.', statement: { ...statement, measure: 'order' } },
  },
  'listing-order-lifted': { ...who, slug, listingName },
  'tax-details-asked': { ...who, days: 0 },
  'tax-details-reminder': { ...who, days: 30 },
  'tax-details-last': { ...who, days: 60 },
  'dac7-statement': { ...who, year: 2027, corrected: false },
  'dac7-statement-corrected': { ...who, year: 2027, corrected: true },
  'appeal-answered': { ...who, ...about, outcome: 'kept', answer: 'De foto’s tonen een andere woning.' },
  'appeal-reversed': { ...who, ...about, outcome: 'reversed', answer: 'U hebt gelijk.' },
  'letter-appeal-answered': {
    ...({ name: 'Els Maes', reference: 'B-12', ...about, outcome: 'kept' } as const),
    answer: 'De beoordeling gaat over een andere woning.',
  },
  'letter-appeal-reversed': {
    ...({ name: 'Els Maes', reference: 'B-12', ...about, outcome: 'reversed' } as const),
    answer: 'U hebt gelijk.',
  },
  'notice-received': { reference: 'M-7GH2QXAB', ...about },
  'notice-decided': {
    ...({ reference: 'M-7GH2QXAB', ...about, measure: 'offline', ground: 'law' } as const),
    ...{ article: 'Logiesdecreet, artikel 4', facts: 'De woning is niet aangemeld.' },
  },
  'decision-made': { ...who, ...about, statement },

  'verify-email': { token },
  'known-address': { email: guest.guestEmail },
  'account-change-email': { token },
  'reset-password': { email: guest.guestEmail, token },
  'password-changed': {},
  'second-factor-changed': { change: 'passkey_added', token },
  'identity-changed': { change: 'linked', provider: 'Google', address: guest.guestEmail, token },
  'recovery-code-used': { left: 3 },
  'wrong-tries': { kind: 'password' },
  'email-change-asked': { token },
  'email-changed': { token },
  'email-change-undone': {},
  'account-entered': { ...who, adminName: 'Griet', reason: 'U vroeg hulp met uw prijzen.' },
  'account-suspension': { ...who, suspended: true, reason: null },
  'account-restored': { ...who, suspended: false, reason: null },
  'account-deleted': { ...who, byAdmin: false, message: null },
  'account-deleted-by-admin': { ...who, byAdmin: true, message: null },
  'invited-calendar': { ...invited, role: 'calendar' },
  'invited-host': { ...invited, role: 'host' },
  'invited-cleaning': { ...invited, role: 'cleaning' },
  'contact-message': { ...contact, logiesdecreet: null },
  'contact-message-about': { ...contact, logiesdecreet: '312345' },
  'billing-refund': { ...billed, kind: 'refund' },
  'billing-dispute': { ...billed, kind: 'dispute' },
};
