import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/guest-payments';
import { askedPaymentTexts } from '@/lib/texts/fr/ask/asked-payments';

export const guestPaymentTexts: InOtherWords<typeof nl.guestPaymentTexts> = {
  title: 'Paiement',
  intro: 'Vous payez directement au propriétaire, par virement. Recopiez la communication telle quelle.',
  kinds: askedPaymentTexts.kinds,
  states: {
    ...askedPaymentTexts.states,
    open: 'À payer',
    canceled: 'Annulé',
  },
  due: (day) => `au plus tard le ${day}`,
  received: (amount) => `déjà reçu\u{a0}: ${amount}`,
  amount: 'Montant',
  holder: 'Nom',
  iban: 'Numéro de compte',
  reference: 'Communication',
  copy: (what) => `Copier\u{a0}: ${what.toLowerCase()}`,
  copied: 'Copié.',
  copyFailed: 'La copie ne fonctionne pas dans ce navigateur.',
  code: (kind, amount) => `Code pour votre application bancaire\u{a0}: ${kind.toLowerCase()}, ${amount}`,
  scan: 'À scanner avec votre application bancaire',
  depositBack: (amount, day) =>
    `Sur votre caution, le propriétaire vous rend ${amount} (enregistré le ${day}).`,
  depositReason: 'Pourquoi pas la totalité\u{a0}:',
  paidBefore: (amount) => `Vous avez payé ${amount}. Les conditions indiquent ce qui vous en est remboursé.`,
  toReturn: (amount) => `Le propriétaire doit encore vous rembourser ${amount} sur ce que vous avez payé.`,
};
