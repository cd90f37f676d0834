import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/way-in';

export const wayInTexts: InOtherWords<typeof nl.wayInTexts> = {
  waitsForPayment: 'Vous lirez ici comment entrer dès que tout sera payé.',
  waitsForDay: (day) => `Vous lirez ici comment entrer à partir du ${day}.`,
  mailWaitsForPayment: 'Nous vous dirons comment entrer dès que tout sera payé.',
  mailWaitsForDay: (day) => `Nous vous dirons comment entrer le ${day}.`,

  title: 'Infos d’arrivée',
  deskWaitsForPayment: 'Le locataire recevra les infos d’arrivée dès que tout sera payé.',
  deskWaitsForDay: (day) => `Le locataire recevra les infos d’arrivée le ${day}.`,
  handOut: 'Donner dès maintenant',
  handOutTitle: 'Donner dès maintenant les infos d’arrivée\u{a0}?',
  handOutText:
    'Le locataire les verra aussitôt sur sa page personnelle. Si le séjour a été demandé sur ce site, il les recevra aussi par e-mail.',
  handedOut: 'Le locataire peut maintenant lire les infos d’arrivée.',
  handOutFailed: 'Les infos d’arrivée n’ont pas pu être données.',
  approveLater: {
    unset:
      'Le locataire reçoit les infos d’arrivée aussitôt, ou dès que tout est payé si vous avez un plan de paiement.',
    paid: 'Le locataire reçoit les infos d’arrivée dès que tout est payé.',
    days: 'Le locataire reçoit les infos d’arrivée quelques jours avant l’arrivée.',
  },

  release: 'Les locataires reçoivent les infos d’arrivée',
  releaseUnset: 'Dès que tout est payé\u{a0}; sans plan de paiement, dès votre accord',
  releases: {
    approved: 'Dès votre accord',
    paid: 'Dès que tout est payé (une caution à l’arrivée ne compte pas)',
    days: 'Un certain nombre de jours avant l’arrivée',
  },
  days: 'Nombre de jours avant l’arrivée',
  daysHelp: 'De 0, le jour même, à 30.',
  daysMissing: 'Indiquez combien de jours avant l’arrivée.',
};
