import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stay-total';
import { counted } from '@/lib/texts/fr/words';

export const stayTotalTexts: InOtherWords<typeof nl.stayTotalTexts> = {
  total: (nights) => `au total pour ${nights}`,
  average: (price) => `${price}\u{a0}€ par nuit, tout compris`,
  show: 'Voir le détail du prix',
  hide: 'Masquer le détail du prix',
  lines: 'Détail du prix',
  weekendNights: (count) => counted(count, 'nuit de week-end', 'nuits de week-end'),
  nights: (nights, price) => `${nights} × ${price}`,
  totalLine: 'Total',
  onSite: 'à payer sur place',
  partOnSite: (amount) => `dont ${amount} à payer sur place`,
  choices: 'Au choix',
  deposit: 'Caution',
  depositBack: 'elle vous est rendue',
};
