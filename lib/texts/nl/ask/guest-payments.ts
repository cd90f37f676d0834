/** Payment requests, on the guest's own page. */
import type { PaymentRequestState } from '@/lib/payments/request-contract';
import { askedPaymentTexts } from '@/lib/texts/nl/ask/asked-payments';

export const guestPaymentTexts = {
  title: 'Betalen',
  intro: 'U betaalt rechtstreeks aan de verhuurder, per overschrijving. Neem de mededeling letterlijk over.',
  kinds: askedPaymentTexts.kinds,
  states: {
    ...askedPaymentTexts.states,
    open: 'Te betalen',
    canceled: 'Vervallen',
  } satisfies Record<PaymentRequestState, string>,
  due: (day: string) => `uiterlijk ${day}`,
  received: (amount: string) => `al ontvangen: ${amount}`,
  amount: 'Bedrag',
  holder: 'Naam',
  iban: 'Rekeningnummer',
  reference: 'Mededeling',
  copy: (what: string) => `Kopieer: ${what.toLowerCase()}`,
  copied: 'Gekopieerd.',
  copyFailed: 'Kopiëren lukt niet in deze browser.',
  code: (kind: string, amount: string) => `Code voor uw bankapp: ${kind.toLowerCase()}, ${amount}`,
  scan: 'Scan met uw bankapp',
  depositBack: (amount: string, day: string) =>
    `Van uw waarborg geeft de verhuurder ${amount} terug, genoteerd op ${day}.`,
  depositReason: 'Waarom niet alles:',
  paidBefore: (amount: string) =>
    `U betaalde ${amount}. Wat u daarvan terugkrijgt, leest u bij de voorwaarden.`,
  toReturn: (amount: string) => `De verhuurder moet u nog ${amount} terugbetalen van wat u betaalde.`,
} as const;
