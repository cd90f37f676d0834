import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/stay-changes';

export const stayChangeTexts: InOtherWords<typeof nl.stayChangeTexts> = {
  tooLong: 'Un séjour dure au plus un an.',
  same: 'C’est le séjour tel qu’il est déjà convenu.',
};

const sides = { landlord: 'Le propriétaire', guest: 'Le locataire' };

export const stayChangeNoteTexts: InOtherWords<typeof nl.stayChangeNoteTexts> = {
  asked: (by, what) => `${sides[by]} a demandé une modification\u{a0}: ${what}.`,
  accepted: (by) => `${sides[by]} a accepté la modification. Le séjour est adapté.`,
  declined: (by) => `${sides[by]} a refusé la modification. Tout reste comme convenu.`,
  taken_back: (by) => `${sides[by]} a retiré sa demande de modification.`,
};

export const closedChangeTexts: InOtherWords<typeof nl.closedChangeTexts> = {
  open: 'le jour d’arrivée est là',
  accepted: 'la modification a été acceptée entre-temps',
  declined: 'la modification a été refusée entre-temps',
  taken_back: 'la modification a été retirée entre-temps',
  expired: 'la modification a expiré',
};

export const guestChangeTexts: InOtherWords<typeof nl.guestChangeTexts> = {
  ask: 'Demander une modification',
  help: 'Choisissez d’autres dates ou d’autres voyageurs. Vous verrez d’abord ce que cela coûte\u{a0}; c’est le propriétaire qui décide.',
  arrival: 'Nouvelle arrivée',
  departure: 'Nouveau départ',
  adults: 'Adultes',
  children: 'Enfants (de 2 à 17 ans)',
  babies: 'Bébés (moins de 2 ans)',
  pets: 'Animaux',
  showPrice: 'Voir le prix',
  costs: (total) => `Votre séjour coûtera alors ${total} au total.`,
  submit: 'Demander au propriétaire',
  openTitle: 'Le propriétaire demande une modification',
  ownTitle: 'La modification que vous avez demandée',
  days: 'Dates',
  party: 'Voyageurs',
  total: 'Total',
  now: 'Convenu actuellement',
  message: 'Message',
  waits: 'Le propriétaire vous répond ici et par e-mail. D’ici là, tout reste comme convenu.',
  decide:
    'Si vous acceptez, la modification vaut aussitôt. Le délai pour annuler gratuitement suit la nouvelle date d’arrivée.',
  accept: 'Accepter la modification',
  decline: 'Refuser la modification',
  takeBack: 'Retirer la modification',
};
