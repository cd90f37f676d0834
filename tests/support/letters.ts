import type { MailName, MailProps } from '@/emails/catalogue';

/**
 * For tests: every mail with props as the site writes them. Texts typed by people contain URLs that must not become
 * links.
 */

const token = 'A'.repeat(43);
const words =
  'Dag <img src=x>\nKijk op https://elders.example/x of www.elders.example, mail jan@elders.example';
const line = { optional: false, on_site: false };
const quote = {
  price: 700,
  nights: 7,
  nightly: [3, 4, 5, 6, 7, 8, 9].map((day) => ({ date: `2027-07-0${day}`, price: 100 })),
  lines: [{ ...line, kind: 'cleaning' as const, label: 'Eindschoonmaak', amount_cents: 8500 }],
  total_cents: 78_500,
  deposit_cents: 0,
};
/** As long as names can be. */
const listingName = `Zeezicht ${'aan de Dijk '.repeat(11)}`.trim();
const slug = 'zeezicht-oostende';
const code = 'K-7GH2QX';
const days = { startDate: '2027-07-03', endDate: '2027-07-10' };
const stay = {
  number: code,
  listingName,
  ...days,
  adults: 2,
  children: 1,
  babies: 0,
  pets: 0,
  price: 700,
  quote,
};
/** For mails with terms. */
const terms = {
  cancellation: 'moderate' as const,
  steps: [
    { until: '2027-06-26' as const, refund_percent: 100 },
    { until: '2027-07-02' as const, refund_percent: 50 },
    { until: null, refund_percent: 0 },
  ],
};
const who = { firstName: 'Marie' };
const guestName = `Jan ${'Janssens '.repeat(20)}`.trim();

const toGuest = { ...who, slug, token, stay };
const decision = { ...toGuest, reply: words, checkIn: '15:00:00', checkOut: '10:00:00' };
const news = { ownerFirstName: 'Marie', requestId: 7, slug, guestName, stay };
const statement = {
  ...({ measure: 'offline', ground: 'law' } as const),
  article: 'Logiesdecreet, artikel 4',
  facts: words,
  ...{ afterNotice: true, hasAccount: true },
};
const canceled = {
  canceledAt: '2027-07-01T12:05:00.000Z',
  refund: {
    percent: 50,
    base_cents: 78_500,
    amount_cents: 39_250,
    until: '2027-07-02' as const,
    at: '2027-07-01T12:05:00.000Z',
  },
};
const payment = {
  ...({
    kind: 'balance',
    amountCents: 150_00,
    dueDate: '2027-06-01',
    reference: '+++123/4567/89002+++',
  } as const),
  ...{ iban: 'BE68 5390 0754 7034', holderName: 'Marie Peeters' },
};
const ofPayment = { ...who, slug, listingName, code, ...days, token };
const talk = { ...who, slug, listingName, code, messages: [words, 'Tot dan'] };
const ofDays = { ...talk, stay: { ...days, price: 700, quote, agreedTotalCents: null } };
const from = { guestName, guestEmail: 'jan@kustverblijf.test', guestPhone: '+32470123456', message: words };
const listing = { ...who, listingName, slug, message: null };
const money = { total: 149_50, currency: 'EUR' };
const foundListing = {
  slug,
  name: listingName,
  town: 'Oostende',
  facts: 'Appartement voor 4 personen',
  price: '€ 240,- voor 2 nachten',
  stay: '?arrival=2027-07-03&departure=2027-07-10',
};
const change = {
  ...{ event: 'asked' as const, words, toReturnCents: 120_00 },
  change: {
    ...days,
    by: 'landlord' as const,
    adults: 2,
    children: 1,
    babies: 0,
    pets: 0,
    totalCents: 45_050,
  },
};
const offered = { ...days, totalCents: 45_050 };

export const samples: { [Name in MailName]: MailProps<Name> } = {
  'booking-received': { slug, token, stay: { ...stay, terms } },
  'booking-new': { ...news, ...from, stay: { ...stay, terms } },
  'booking-approved': {
    ...decision,
    stay: { ...stay, terms },
    owner: { name: 'Marie Peeters', phone: '0032470123456' },
    address: ['Zeedijk 112', '8400 Oostende'],
    arrivalInfo: words,
    payments: [
      {
        ...{ kind: 'advance', amountCents: 90_00, dueDate: '2027-06-01', reference: '+++123/4567/89002+++' },
        ...{ iban: 'BE68 5390 0754 7034', holderName: 'Marie Peeters' },
      },
    ],
  },
  'booking-confirmed': decision,
  'booking-declined': { ...decision, reason: 'pets' },
  'booking-canceled': { ...decision, ...canceled },
  'canceled-for-landlord': { ...news, ...canceled },
  'booking-withdrawn': { ...news, wasApproved: true, ...canceled },
  'withdrawn-for-guest': { ...decision, reply: null, ...canceled },
  'offer-made': { ...toGuest, words, offer: offered },
  'offer-accepted': news,
  'offer-declined': news,
  'change-for-guest': { ...toGuest, ...change, byAdmin: false, payments: [] },
  'change-for-landlord': { ...news, ...change },
  'request-reminder': { ...news, hours: 48 },
  'request-waiting': { ...toGuest, similar: [{ slug: 'duinen', name: 'Duinroos', totalCents: 70_000 }] },
  'payment-noted': { ...ofPayment, kind: 'advance', amountCents: 90_00, paidAt: '2027-05-28', openCents: 0 },
  'payment-reminder': { ...ofPayment, reminder: 'overdue', payment },
  'payment-overdue': {
    ...{ ...ofPayment, ownerFirstName: 'Marie', requestId: 7, guestName },
    ...({ kind: 'balance', openCents: 150_00, dueDate: '2027-06-01' } as const),
  },
  'payment-plan-changed': { ...ofPayment, payments: [payment] },
  'deposit-returned': { ...ofPayment, returnedCents: 150_00, paidCents: 200_00, reason: words },
  'messages-for-guest': { ...ofDays, token },
  'messages-for-landlord': { ...ofDays, guestName, requestId: 7, kind: 'booking-requests' },
  'way-in': {
    ...{ ...who, slug, code, listingName, token, arrivalInfo: words },
    ...{ startDate: days.startDate, endDate: days.endDate },
  },
  'guest-unreachable': {
    ...({ kind: 'booking-request', id: 7, slug, guestName, listingName, code, stay: days } as const),
    ownerFirstName: 'Marie',
  },
  'calendar-conflict': {
    ...({ ownerFirstName: 'Marie', listingName, slug, source: 'airbnb' } as const),
    conflicts: [
      {
        ...{ guestName, code, stay: { start: days.startDate, end: days.endDate } },
        imported: [{ start: '2027-07-08', end: '2027-07-12' }],
      },
    ],
  },
  'stay-report-refused': {
    ownerFirstName: 'Marie',
    stays: [{ code, listingName, why: 'het registratienummer' }],
    more: 0,
  },
  'short-stay-flagged': {
    ...{ firstName: 'Marie', listingName, slug, area: 'Oostende', authority: words },
    flags: ['UNK', 'MIS', 'XYZ'],
  },
  'contact-message': {
    ...({ name: 'Jan', email: 'jan@kustverblijf.test', logiesdecreet: null, message: words } as const),
  },
  'inbox-answer': { name: 'Jan', message: words },
  'contact-request-new': {
    ...({ ownerFirstName: 'Marie', requestId: 7, slug, code, listingName, country: 'nl' } as const),
    ...from,
    subject: 'Parkeren',
  },
  'contact-request-received': { slug, listingName, code, token },
  'contact-request-closed': { slug, listingName, code, token },
  'search-alert-asked': { token, words: ['Oostende'], homeName: null, isConfirmed: false },
  'search-alert-found': {
    ...({
      token,
      words: ['Oostende'],
      query: 'adults=4',
      isOfHome: false,
      homes: [foundListing],
      more: 2,
    } as const),
  },
  'review-asked': {
    ...({
      ...who,
      slug,
      listingName,
      code,
      ...days,
      until: '2027-09-08',
      path: `/verblijf/${token}`,
    } as const),
  },
  'review-hidden': { ...who, listingName, code, reason: words, body: words, token },
  'review-new': {
    ...({
      ownerFirstName: 'Marie',
      slug,
      listingName,
      nameShown: 'Els',
      rating: 4,
      body: words,
    } as const),
  },
  'verify-email': { token },
  'known-address': { email: 'jan@kustverblijf.test' },
  'reset-password': { email: 'jan@kustverblijf.test', token },
  'password-changed': { token },
  'second-factor-changed': { change: 'totp_added', token },
  'identity-changed': { change: 'linked', provider: 'Google', address: 'jan@kustverblijf.test', token },
  'recovery-code-used': { left: 1 },
  'wrong-tries': { kind: 'second_factor' },
  'tax-details-asked': { firstName: 'Marie', days: 30 },
  'dac7-statement': { firstName: 'Marie', year: 2026, corrected: false },
  'payment-account-changed': { change: 'changed', lastFour: '7034' },
  'email-change-asked': { token },
  'email-changed': { token },
  'email-change-undone': {},
  'account-change-email': { token },
  'account-message': { ...who, subject: 'Uw advertentie', message: 'De foto’s zijn te donker.' },
  'account-deleted': { ...who, byAdmin: true, message: null },
  'account-entered': { ...who, adminName: 'Griet', reason: 'U vroeg hulp met uw prijzen.' },
  'account-suspension': { ...who, suspended: true, reason: 'Oplichting' },
  'moderation-approved': listing,
  'moderation-denied': listing,
  'moderation-removed': { ...who, listingName, message: null, withAccount: false },
  'licence-state': {
    ...{ ...who, listingName, slug: 'de-golf-oostende' },
    ...({ number: '900001', state: 'unknown' } as const),
  },
  'listing-ordered': {
    ...{ ...who, listingName, slug: 'de-golf-oostende', authority: 'Toerisme Vlaanderen' },
    ...{ reference: 'TV-2026-118', reason: 'De woning is niet aangemeld.' },
    statement: { ...statement, measure: 'order' },
  },
  'listing-order-lifted': { ...who, listingName, slug: 'de-golf-oostende' },
  'notice-received': { reference: 'M-7GH2QXAB', subjectName: listingName },
  'notice-decided': {
    ...({ reference: 'M-7GH2QXAB', subjectName: listingName, measure: 'offline', ground: 'law' } as const),
    ...{ article: 'Logiesdecreet, artikel 4', facts: words },
  },
  'appeal-answered': { ...who, subjectName: listingName, outcome: 'reversed', answer: words },
  'letter-appeal-answered': {
    ...({ name: 'Els Maes', reference: 'B-12', subjectName: listingName, outcome: 'kept' } as const),
    answer: words,
  },
  'decision-made': { ...who, subjectName: listingName, statement },
  'listing-manager-invited': { listingName, town: 'Oostende', token, role: 'cleaning' },
  'payment-received': { ...who, ...money, name: 'Jaar - golf-oostende', number: '2026-000007' },
  'payment-failed': {
    ...({ ...who, ...money, name: 'Jaar - golf-oostende', url: null, needsAction: false } as const),
    onlineUntil: '7 december 2026',
  },
  'payment-refunded': { ...who, ...money, number: '2026-000007', creditNumber: 'C2026-000001' },
  'subscription-ends': { ...who, listingName, lastDay: '30 november 2026', isOffer: true },
  'subscription-ended': { ...who, listingName, isRefused: true },
  'billing-notice': {
    ...({ kind: 'dispute', number: '2026-000007', userId: 12, amount: 149_50, currency: 'EUR' } as const),
  },
};

/** What mails about a stay contain, as shown. */
export const told = {
  code,
  listingName,
  arrival: 'zaterdag 3 juli 2027',
  departure: 'zaterdag 10 juli 2027',
  total: '€ 785,- totaal voor 7 nachten',
  lines: ['7 nachten × € 100,-: € 700,-', 'Eindschoonmaak: € 85,-'],
};
