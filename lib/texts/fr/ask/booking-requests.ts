import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/booking-requests';
import { counted, inPlace } from '@/lib/texts/fr/words';

export const bookingRequestStatusTexts: InOtherWords<typeof nl.bookingRequestStatusTexts> = {
  pending: 'En attente',
  approved: 'Acceptée',
  declined: 'Refusée',
  canceled: 'Annulée',
};

export const movedOnTexts: InOtherWords<typeof nl.movedOnTexts> = {
  pending: 'la demande attend encore une réponse',
  approved: 'le séjour a été accepté entre-temps',
  declined: 'la demande a été refusée entre-temps',
  withdrawn: 'le locataire a retiré sa demande entre-temps',
  canceledByGuest: 'le locataire a annulé son séjour entre-temps',
  canceled: 'le propriétaire a annulé le séjour entre-temps',
  noOffer: 'il n’y a plus de proposition en attente',
  otherOffer: 'le propriétaire a modifié sa proposition entre-temps',
  withheld: 'un administrateur a mis ce logement hors ligne',
  begun: 'le jour d’arrivée est déjà là',
  manual: 'c’est une réservation que vous avez encodée vous-même, à vous de la modifier ou de la supprimer',
};

export const declineReasonTexts: InOtherWords<typeof nl.declineReasonTexts> = {
  taken: 'Les dates ne sont plus libres',
  too_short: 'Le séjour est trop court',
  too_large_party: 'Vous êtes trop nombreux pour ce logement',
  pets: 'Les animaux ne sont pas admis',
  maintenance: 'Des travaux sont prévus dans le logement à ce moment-là',
  other: 'Une autre raison',
  not_offered: 'Le logement n’est plus proposé ici',
};

export const bookingRequestTexts: InOtherWords<typeof nl.bookingRequestTexts> = {
  tooYoung: 'Le locataire principal doit avoir au moins 21 ans le jour de l’arrivée.',
  extraGone: 'L’un des suppléments que vous avez choisis n’est plus proposé. Choisissez à nouveau.',
  offerTooLong: 'Un séjour dure au plus un an.',
  badOthers: 'Indiquez un nombre entier pour chaque pays, ou laissez le champ vide.',
  tooManyOthers: 'Vous indiquez plus de personnes que vous n’en amenez.',
};

export const bookingRequestFormTexts: InOtherWords<typeof nl.bookingRequestFormTexts> = {
  documentTitle: (name) => `Réserver\u{a0}: ${name}`,
  documentDescription: (name) =>
    `Demandez un séjour à «\u{a0}${name}\u{a0}». La demande est gratuite et va directement au propriétaire.`,
  breadcrumb: 'Réserver',
  title: 'Demande de réservation',
  intro: (name, city) =>
    `Vous demandez un séjour à «\u{a0}${name}\u{a0}», ${inPlace(city)}. La demande est gratuite et vous ne payez rien ici\u{a0}: le propriétaire vous répond par e-mail.`,
  goOn: 'Continuer',
  change: 'Modifier',
  nearest: 'Ces dates sont possibles\u{a0}:',
  tellMe: 'Me prévenir si ces dates se libèrent',
  messageTitle: 'Votre message',
  extrasTitle: 'Suppléments et message',
  addressFields: 'Votre adresse (facultatif)',
  summary: 'Votre demande',
  noDays: 'Pas encore de dates choisies.',
  stayTitle: 'Votre séjour',
  stay: 'Arrivée et départ',
  stayRefused: (days, why) => `Vous cherchiez ${days}. ${why}`,
  stayHelp: 'Sous chaque jour libre figure le prix de la nuit.',
  price: 'Prix de votre séjour',
  priceFirst: 'Choisissez d’abord vos dates\u{a0}: le prix de votre séjour s’affichera ici.',
  priceBusy: 'Calcul du prix en cours.',
  extras: 'Que souhaitez-vous en plus\u{a0}?',
  partyTitle: 'Les voyageurs',
  adults: 'Adultes',
  children: 'Enfants',
  babies: 'Bébés',
  pets: 'Animaux',
  capacity: (most) => `${counted(most, 'personne', 'personnes')} au maximum.`,
  othersTitle: 'Où habitent les autres ? (facultatif)',
  othersHelp:
    'Combien de personnes qui vous accompagnent habitent dans chaque pays ? Des nombres seulement, pas de noms.',
  guestTitle: 'Vos coordonnées',
  firstName: 'Prénom',
  lastName: 'Nom',
  birth: 'Date de naissance',
  birthHelp: 'Le locataire principal doit avoir au moins 21 ans à l’arrivée.',
  email: 'Adresse e-mail',
  phone: 'Numéro de téléphone',
  country: 'Pays',
  street: 'Rue',
  houseNumber: 'Numéro',
  city: 'Localité',
  message: 'Message au propriétaire',
  messageHelp: 'Présentez-vous en quelques mots et dites avec qui vous venez.',
  privacy: (months) =>
    `Vos données ne servent qu’à votre demande\u{a0}: le propriétaire les lit, nos administrateurs peuvent les lire aussi pour vous aider. Elles sont rendues anonymes ${months} après votre départ.`,
  submit: 'Envoyer la demande',
  failed: 'Votre demande n’a pas pu être envoyée. Réessayez plus tard.',
  notFound: 'Cette location de vacances est introuvable',
  thankYou: {
    documentTitle: 'Merci pour votre demande',
    documentDescription: 'Votre demande de séjour a été envoyée au propriétaire.',
    title: 'Merci, votre demande est envoyée',
    text: 'Vous recevrez un e-mail récapitulatif. Le propriétaire vous dira si votre séjour est possible.',
    listing: 'Retour au logement',
    ownPage: 'Suivre ma demande sur ma page personnelle',
  },
  sentBefore: {
    title: 'Nous avons déjà cette demande',
    text: 'Vous avez déjà envoyé exactement la même demande. Elle est enregistrée une seule fois et attend la réponse du propriétaire\u{a0}: vous n’avez plus rien à faire.',
  },
};

export const requestNextTexts: InOtherWords<typeof nl.requestNextTexts> = {
  title: 'Et ensuite\u{a0}?',
  steps: [
    'Le propriétaire reçoit votre demande et vous répond par e-mail.',
    'Si cela convient, il accepte votre séjour. Vous lirez alors comment payer.',
    'D’ici là, vous ne payez rien et rien n’est définitif.',
  ],
};
