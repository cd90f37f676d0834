import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/reviews';
import { counted, of } from '@/lib/texts/fr/words';
import { pluralForm } from '@/lib/format/plural';

export const reviewFigureTexts: InOtherWords<typeof nl.reviewFigureTexts> = {
  rating: 'Note générale',
  cleanliness: 'Propreté',
  location: 'Situation',
  value: 'Qualité-prix',
  communication: 'Contact avec le propriétaire',
};

export const reviewTexts: InOtherWords<typeof nl.reviewTexts> = {
  title: 'Avis',
  count: (count) =>
    pluralForm(count) === 'one'
      ? `${count} avis d’une personne qui y a séjourné`
      : `${counted(count, 'avis', 'avis')} de personnes qui y ont séjourné`,
  outOf: (figure) => `${figure} sur 5`,
  reply: (name) => `Réponse ${of(name)}`,
  all: (count) => `Voir les ${counted(count, 'avis', 'avis')}`,
  pages: 'Pages d’avis',
  newer: 'Avis plus récents',
  older: 'Avis plus anciens',
  how: 'Qui peut donner son avis\u{a0}?',
  howText:
    'Uniquement les personnes dont le séjour dans ce logement a été accepté et est terminé, une fois par séjour. Le propriétaire peut répondre, pas supprimer.',
  checked: 'Comment nous contrôlons les avis',
  anonymous: 'Un vacancier',
};
