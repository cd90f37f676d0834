import type { MailName, MailProps } from '@/emails/catalogue';
import type { editedLetters, LetterName } from '@/lib/edited-texts/letters';

/** Made-up facts of the letters whose texts the operator can change, for a look at them. */
type Samples = {
  [Name in LetterName]: MailProps<Extract<(typeof editedLetters)[Name]['mail'], MailName>>;
};

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
  'booking-canceled': { ...decision, ...canceled },
  'withdrawn-for-guest': { ...decision, ...canceled },
  'offer-made': { ...who, slug, token, stay, words: null, offer: { ...days, totalCents: 45_050 } },
  'request-waiting': { ...who, slug, token, stay, similar: [] },
  'way-in': { ...ofPayment, arrivalInfo: 'De sleutel hangt in het kastje naast de deur.' },
  'payment-noted': { ...ofPayment, kind: 'advance', amountCents: 90_00, paidAt: '2027-05-28', openCents: 0 },
  'payment-reminder': { ...ofPayment, reminder: 'soon', payment },
  'payment-late': { ...ofPayment, reminder: 'overdue', payment },
  'payment-plan-changed': { ...ofPayment, payments: [payment] },
  'contact-request-received': { slug, listingName, code, token },
  'contact-request-closed': { slug, listingName, code, token },
  'review-asked': {
    ...{ ...who, slug, listingName, code, ...days },
    ...{ until: '2027-09-08', path: `/verblijf/${token}` },
  },
};
