import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-frame';

export const letterTexts: InOtherWords<typeof nl.letterTexts> = {
  greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  regards: 'Bien à vous,',
  foot: (site) => `${site}\u{a0}: locations de vacances à la côte belge, en direct avec le propriétaire.`,
  endIntro: 'Vous ne souhaitez plus recevoir ces e-mails\u{a0}?',
  end: 'Les arrêter',
  label: (name) => `${name}\u{a0}:`,
  photoOf: (name) => `Photo de «\u{a0}${name}\u{a0}»`,

  listing: 'Logement',
  arrival: 'Arrivée',
  departure: 'Départ',
  nights: 'Durée',
  party: 'Voyageurs',
  price: 'Prix',
  total: 'Total',
  number: 'Numéro',
  from: (day, hour) => `${day}, à partir de ${hour}`,
  until: (day, hour) => `${day}, au plus tard à ${hour}`,

  landlordWrites: 'Le propriétaire vous écrit\u{a0}:',
  adminWrites: 'Un administrateur vous écrit au nom du propriétaire\u{a0}:',
  adminWrote: 'Par un administrateur, au nom du propriétaire\u{a0}:',
  replyToLandlord: 'Si vous répondez à cet e-mail, votre réponse parvient au propriétaire.',
  toListing: 'Voir le logement',
  toRequest: 'Voir votre demande',
  toStay: 'Voir votre séjour',
  toMessage: 'Voir votre message',
  toPayments: 'Voir vos paiements',
  elsewhere: 'Vous cherchez autre chose\u{a0}?',
  others: 'Voir d’autres locations de vacances',
};
