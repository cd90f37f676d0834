import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/forms';
import { counted } from '@/lib/texts/fr/words';

export const formTexts: InOtherWords<typeof nl.formTexts> = {
  scriptMissing:
    'Ce formulaire ne fonctionne pas encore\u{a0}: le JavaScript de cette page ne s’est pas chargé. Rechargez la page ou essayez un autre navigateur.',
  summaryTitle: 'À corriger',
  optional: '(facultatif)',
  choose: 'Choisir…',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  remaining: (count) => counted(count, 'caractère restant', 'caractères restants'),
  tooMany: (count) => `${counted(count, 'caractère', 'caractères')} de trop`,
  day: 'Jour',
  month: 'Mois',
  year: 'Année',
  dateHelp: 'Par exemple 27 03 1979',
  arrival: 'Arrivée',
  departure: 'Départ',
  notChosen: 'Pas encore choisi',
  clearDates: 'Effacer les dates',
  chooseArrival: 'Choisissez d’abord le jour d’arrivée.',
  chooseDeparture: 'Choisissez maintenant le jour de départ.',
  barredDay: (day, why) => `${day}\u{a0}: ${why}`,
  richText: {
    toolbar: (label) => `Mise en forme\u{a0}: ${label.toLowerCase()}`,
    bold: 'Gras',
    italic: 'Italique',
    heading: 'Titre',
    subheading: 'Sous-titre',
    list: 'Liste',
    numberedList: 'Liste numérotée',
    link: 'Lien',
    unlink: 'Retirer le lien',
    undo: 'Annuler',
    redo: 'Rétablir',
    address: 'Adresse du lien',
    noAddress: 'Indiquez une adresse valable, par exemple https://www.exemple.be.',
    apply: 'Appliquer',
  },
};
