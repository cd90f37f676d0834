import type { InOtherWords } from '@/lib/languages/texts';
import { askedPaymentTexts } from '@/lib/texts/de/ask/asked-payments';
import type * as nl from '@/lib/texts/nl/ask/guest-payments';

export const guestPaymentTexts: InOtherWords<typeof nl.guestPaymentTexts> = {
  title: 'Bezahlung',
  intro:
    'Sie zahlen direkt an den Vermieter, per Überweisung. Übernehmen Sie den Verwendungszweck genau so, wie er hier steht.',
  kinds: askedPaymentTexts.kinds,
  states: {
    ...askedPaymentTexts.states,
    open: 'Zu zahlen',
    canceled: 'Entfallen',
  },
  due: (day) => `spätestens ${day}`,
  received: (amount) => `schon eingegangen: ${amount}`,
  amount: 'Betrag',
  holder: 'Empfänger',
  iban: 'IBAN',
  reference: 'Verwendungszweck',
  copy: (what) => `${what} kopieren`,
  copied: 'Kopiert.',
  copyFailed: 'Kopieren ist in diesem Browser nicht möglich.',
  code: (kind, amount) => `QR-Code für Ihre Banking-App: ${kind}, ${amount}`,
  scan: 'Mit Ihrer Banking-App scannen',
  depositBack: (amount, day) => `Von Ihrer Kaution zahlt der Vermieter ${amount} zurück, vermerkt am ${day}.`,
  depositReason: 'Warum nicht alles:',
  paidBefore: (amount) =>
    `Sie haben ${amount} gezahlt. Was Sie davon zurückerhalten, steht bei den Bedingungen.`,
  toReturn: (amount) =>
    `Der Vermieter muss Ihnen von dem, was Sie gezahlt haben, noch ${amount} zurückzahlen.`,
};
