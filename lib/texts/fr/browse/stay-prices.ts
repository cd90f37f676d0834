import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/stay-prices';
import { inPlace } from '@/lib/texts/fr/words';

export const stayCostTexts: InOtherWords<typeof nl.stayCostTexts> = {
  title: 'Frais',
  intro: 'Ce que les locataires paient en plus des nuits.',
  empty: 'Vous ne demandez rien en plus du prix des nuits.',
  sentence: (label, amount, unit) => `${label}\u{a0}: ${amount} ${unit}`,
  required: 'obligatoire',
  optional: 'au choix',
  returned: 'restitué',
  onSite: 'à payer sur place',
  add: 'Ajouter des frais',
  editNamed: (label) => `Modifier\u{a0}: ${label}`,
  removeNamed: (label) => `Supprimer\u{a0}: ${label}`,
  up: (label) => `Vers le haut\u{a0}: ${label}`,
  down: (label) => `Vers le bas\u{a0}: ${label}`,
  kind: 'Type',
  label: 'Nom personnalisé',
  labelHelp: (usual) => `Vide\u{a0}: ${usual}.`,
  amount: 'Montant',
  per: 'Unité',
  optionalField: 'Les locataires choisissent s’ils le souhaitent',
  onSiteField: 'À payer sur place',
  save: 'Enregistrer les frais',
  moved: 'L’ordre est enregistré.',
  saved: 'Les frais sont enregistrés.',
  failed: 'Les frais n’ont pas pu être enregistrés. Réessayez plus tard.',
  full: (most) => `Un logement compte au plus ${most} frais.`,
  tax: (municipality) => `Taxe de séjour ${inPlace(municipality)}`,
  taxAmount: (amount, unit, year) => `Nous avons trouvé ${amount} ${unit}, pour ${year}.`,
  taxPassedOn:
    'La commune vous réclame cette taxe\u{a0}: un montant fixe par an. Ce que paie un locataire, c’est vous qui le répercutez.',
  taxSource: 'Source',
  taxTake: 'Reprendre ce montant',
};
