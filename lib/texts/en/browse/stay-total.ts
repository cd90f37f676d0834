import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stay-total';

export const stayTotalTexts: InOtherWords<typeof nl.stayTotalTexts> = {
  total: (nights) => `total for ${nights}`,
  average: (price) => `€${price} per night, everything included`,
  show: 'Show price breakdown',
  hide: 'Hide price breakdown',
  lines: 'Price breakdown',
  weekendNights: (count) => `${count} weekend ${pluralForm(count) === 'one' ? 'night' : 'nights'}`,
  nights: (nights, price) => `${nights} × ${price}`,
  totalLine: 'Total',
  onSite: 'payable on site',
  partOnSite: (amount) => `of which ${amount} payable on site`,
  choices: 'Optional',
  deposit: 'Deposit',
  depositBack: 'you get it back',
};
