import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stay-total';

export const stayTotalTexts: InOtherWords<typeof nl.stayTotalTexts> = {
  total: (nights) => `gesamt für ${nights}`,
  average: (price) => `${price}\u{a0}€ pro Nacht, alles inklusive`,
  show: 'Preisdetails anzeigen',
  hide: 'Preisdetails ausblenden',
  lines: 'Preisdetails',
  weekendNights: (count) =>
    pluralForm(count) === 'one' ? `${count} Wochenendnacht` : `${count} Wochenendnächte`,
  nights: (nights, price) => `${nights} × ${price}`,
  totalLine: 'Gesamt',
  onSite: 'vor Ort zu zahlen',
  partOnSite: (amount) => `davon ${amount} vor Ort zu zahlen`,
  choices: 'Auf Wunsch',
  deposit: 'Kaution',
  depositBack: 'die Sie zurückerhalten',
};
