import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/messages';

export const offerNoteTexts: InOtherWords<typeof nl.offerNoteTexts> = {
  made: (days, total) => `Le propriétaire a fait une proposition\u{a0}: ${days}, ${total} au total.`,
  takenBack: 'Le propriétaire a retiré sa proposition.',
  accepted: 'Le locataire a accepté la proposition. Le séjour est accepté.',
  declined: 'Le locataire a refusé la proposition.',
  withdrawn: 'Le locataire a retiré sa demande.',
  canceled: 'Le locataire a annulé le séjour.',
  closed: 'Le logement n’est plus proposé ici. La demande est clôturée.',
  unanswered: 'Le logement n’est plus proposé ici. Il n’est plus possible de répondre ici à votre question.',
};

export const threadTexts: InOtherWords<typeof nl.threadTexts> = {
  title: 'Messages',
  guest: 'Locataire',
  landlord: 'Propriétaire',
  you: 'Vous',
  system: 'Information',
  adminForLandlord: 'Notre équipe, au nom du propriétaire',
  adminForYou: 'Notre équipe, en votre nom',
  byAdmin: '(par notre équipe, au nom du propriétaire)',
  empty: 'Pas encore de messages.',
  older: 'Messages plus anciens',
  byItself: 'envoyé automatiquement',
  read: 'Lu',
  sending: 'Envoi en cours',
  retry: 'Renvoyer',
  report: 'Signaler',
  label: 'Votre message',
  help: 'Sans mise en forme. Votre message part aussi par e-mail.',
  send: 'Envoyer',
  failed: 'Votre message n’a pas pu être envoyé. Réessayez plus tard.',
  loadFailed: 'Les messages n’ont pas pu être chargés.',
};
