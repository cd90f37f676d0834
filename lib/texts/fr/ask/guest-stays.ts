import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/guest-stays';

export const guestStayTexts: InOtherWords<typeof nl.guestStayTexts> = {
  documentTitle: 'Votre demande',
  unknown: 'Non indiqué',
  title: (listing) => `Votre séjour à «\u{a0}${listing}\u{a0}»`,
  questionTitle: (listing) => `Votre question sur «\u{a0}${listing}\u{a0}»`,
  code: (code) => `Numéro ${code}`,
  gone: 'Ce lien ne fonctionne plus',
  goneHelp:
    'Vérifiez que vous avez repris en entier le lien de l’e-mail. Un lien fonctionne jusqu’à un an après votre départ.',
  messages: 'Messages avec le propriétaire',
  older: 'Messages plus anciens',
  toListing: 'Voir le logement',

  state: {
    pending: 'Votre demande est chez le propriétaire.',
    approved: 'Votre séjour est accepté.',
    declined: 'Le propriétaire ne peut pas donner suite à votre demande.',
    canceled: 'Le propriétaire a annulé votre séjour.',
  },
  offered: 'Le propriétaire vous fait une proposition.',
  withdrawn: 'Vous avez retiré votre demande.',
  canceledByGuest: 'Vous avez annulé votre séjour.',
  closed: 'Ce logement n’est plus proposé ici.',
  over: 'Votre séjour est terminé.',
  next: {
    pending:
      'Le propriétaire vous répond ici et par e-mail. D’ici là, rien n’est définitif et vous ne payez rien.',
    approved: 'Les dates vous sont réservées. Convenez du paiement avec le propriétaire.',
    declined: 'Vous n’avez rien à faire et rien à payer.',
    canceled: 'Les dates ne vous sont plus réservées.',
  },
  approvedPaid: 'Les dates vous sont réservées et tout est payé.',
  approvedAsked: 'Les dates vous sont réservées. Vous trouverez ci-dessous comment payer.',
  offeredNext:
    'Si vous l’acceptez, votre séjour est aussitôt définitif. Si vous la refusez, votre demande reste ouverte.',
  canceledByGuestNext: 'Le propriétaire est prévenu. Vous avez reçu un e-mail comme preuve.',
  withdrawnNext: 'Le propriétaire est prévenu. Vous n’avez plus rien à faire.',
  overNext: 'Nous espérons que vous avez passé un bon moment à la mer.',
  reason: (reason) => `Motif\u{a0}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  others: 'Voir d’autres locations de vacances',

  stayTitle: 'Votre séjour',
  listing: 'Logement',
  arrival: 'Arrivée',
  departure: 'Départ',
  from: (day, hour) => `${day}, à partir de ${hour}`,
  until: (day, hour) => `${day}, au plus tard à ${hour}`,
  nights: 'Durée',
  party: 'Voyageurs',
  price: 'Prix',
  agreed: (total) => `${total}, comme convenu`,
  asked: 'Vous aviez demandé',

  offerTitle: 'La proposition du propriétaire',
  offerDays: 'Dates',
  offerTotal: 'Total',
  accept: 'Accepter la proposition',
  decline: 'Refuser la proposition',

  arrivalTitle: 'À votre arrivée',
  address: 'Adresse',
  noAddress: 'Le propriétaire vous communiquera l’adresse.',
  host: 'Qui vous accueille',
  phone: 'Téléphone',
  info: 'Comment entrer',
  toCalendar: 'Ajouter à mon agenda',

  withdrawTitle: 'Vous ne venez pas\u{a0}?',
  withdraw: 'Retirer la demande',
  withdrawStay: 'Annuler le séjour',
  withdrawText: 'Le propriétaire est prévenu. Vous ne pourrez pas revenir en arrière.',
  withdrawStayText:
    'Les dates redeviennent libres et le propriétaire est prévenu. Vous ne pourrez pas revenir en arrière.',
  withdrawConfirm: 'Oui, retirer',
  withdrawStayConfirm: 'Oui, annuler',
  terms: 'Lisez les conditions d’annulation sur la page du logement.',

  keep: 'Conservez l’e-mail\u{a0}: le lien qu’il contient ouvre cette page jusqu’à un an après votre départ.',

  calendar: {
    summary: (listing) => `Séjour à «\u{a0}${listing}\u{a0}»`,
    code: (code) => `Numéro ${code}`,
    checkIn: (hour) => `Arrivée à partir de ${hour}`,
    checkOut: (hour) => `Départ au plus tard à ${hour}`,
  },
};
