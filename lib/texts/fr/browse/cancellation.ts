import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/cancellation';
import { counted, percent } from '@/lib/texts/fr/words';

const daysBefore = (days: number) => counted(days, 'jour', 'jours');

export const cancellationTexts: InOtherWords<typeof nl.cancellationTexts> = {
  flexible: 'Annulation gratuite jusqu’à 1 jour avant l’arrivée.',
  moderate: 'Annulation gratuite jusqu’à 7 jours avant l’arrivée.',
  strict: 'Annulation gratuite jusqu’à 30 jours avant l’arrivée.',
  agreed: 'L’annulation se règle avec le propriétaire.',
};

export const cancellationTableTexts: InOtherWords<typeof nl.cancellationTableTexts> = {
  caption: 'Ce qui vous est remboursé si vous annulez',
  when: 'Vous annulez',
  back: 'On vous rembourse',
  until: (days) => `jusqu’à ${daysBefore(days)} avant l’arrivée`,
  after: 'plus tard',
  nothing: 'rien',
  percent,
  note: 'Du total, sans ce que vous payez sur place. La caution vous est toujours rendue.',
};

export const cancellationStepTexts: InOtherWords<typeof nl.cancellationStepTexts> = {
  label: 'Annulation',
  free: (day) => `annulation gratuite jusqu’au ${day}`,
  part: (value, day) => `en cas d’annulation, ${percent(value)} remboursés jusqu’au ${day}`,
  thenPart: (value, day) => `ensuite ${percent(value)} remboursés jusqu’au ${day}`,
  thenNothing: 'ensuite plus rien',
  nothing: 'en cas d’annulation, rien n’est remboursé',
  agreed: 'L’annulation se règle entre le locataire et le propriétaire.',
  unsaid:
    'Rien n’est prévu en cas d’annulation\u{a0}: le locataire et le propriétaire s’arrangent entre eux.',
};

export const refundTexts: InOtherWords<typeof nl.refundTexts> = {
  label: 'Remboursé au locataire',
  amount: (amount, value, base) => `${amount} (${percent(value)} de ${base})`,
  inWords: 'ce que le locataire et le propriétaire conviennent entre eux',
  at: 'Annulé le',
  today: 'Remboursé en cas d’annulation aujourd’hui',
  deposit: 'Une caution déjà payée est toujours rendue en entier, en plus de ce montant.',
  ask: (amount, value, base) =>
    `Si vous annulez maintenant, ${amount} vous sont remboursés\u{a0}: ${percent(value)} de ${base}.`,
  askNothing: 'Si vous annulez maintenant, rien ne vous est remboursé.',
  askUntil: (day) => `C’est valable jusqu’au ${day} inclus.`,
  askInWords: 'Le montant remboursé se règle avec le propriétaire.',
  due: (amount) => `Le propriétaire vous rembourse ${amount}.`,
  dueNothing: 'Rien ne vous est remboursé.',
};

export const agreedTermsTexts: InOtherWords<typeof nl.agreedTermsTexts> = {
  titleGuest: 'Conditions de votre demande',
  titleLandlord: 'Conditions de la demande',
  houseRules: 'Règlement intérieur au moment de la demande',
};
