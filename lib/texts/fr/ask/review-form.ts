import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/review-form';

export const reviewFormTexts: InOtherWords<typeof nl.reviewFormTexts> = {
  title: 'Comment s’est passé votre séjour\u{a0}?',
  intro: (listingName) =>
    `Votre avis paraîtra aussitôt sur la page de «\u{a0}${listingName}\u{a0}», avec le nom que vous choisissez ci-dessous. Vous ne pourrez plus le modifier ensuite.`,
  choose: 'Choisir',
  figuresHelp: '1 est mauvais, 5 est excellent.',
  body: 'Votre avis',
  bodyHelp: 'Qu’avez-vous apprécié, qu’est-ce qui pourrait être mieux\u{a0}? Au moins 20 caractères.',
  name: 'Nom affiché avec votre avis',
  nameHelp: 'Un prénom suffit.',
  submit: 'Publier mon avis',
  failed: 'Votre avis n’a pas pu être publié. Réessayez plus tard.',
  sentTitle: 'Merci pour votre avis',
  sentText: (listingName) => `Il figure maintenant sur la page de «\u{a0}${listingName}\u{a0}».`,
  see: 'Voir le logement',
};
