import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/contact-requests';
import { inPlace } from '@/lib/texts/fr/words';

export const contactRequestFormTexts: InOtherWords<typeof nl.contactRequestFormTexts> = {
  documentTitle: (name) => `Question au propriétaire\u{a0}: ${name}`,
  documentDescription: (name) =>
    `Posez votre question sur «\u{a0}${name}\u{a0}» directement au propriétaire, qui vous répond par e-mail.`,
  breadcrumb: 'Contact',
  title: 'Posez votre question au propriétaire',
  intro: (name, city) =>
    `Votre message au sujet de «\u{a0}${name}\u{a0}»${city === null ? '' : ` ${inPlace(city)}`} va directement au propriétaire, qui vous répond par e-mail.`,
  guestTitle: 'Vos coordonnées',
  questionTitle: 'Votre question',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Numéro de téléphone',
  country: 'Pays',
  subject: 'Objet',
  message: 'Message',
  privacy: (months) =>
    `Vos données ne servent qu’à votre question\u{a0}: le propriétaire les lit, nos administrateurs peuvent les lire aussi pour vous aider. Elles sont rendues anonymes après ${months}.`,
  submit: 'Envoyer le message',
  failed: 'Votre message n’a pas pu être envoyé. Réessayez plus tard.',
  sent: 'Votre message est envoyé.',
  reserve: 'Vous souhaitez réserver\u{a0}? Demandez directement vos dates.',
  reserveLink: 'Réserver',
  notFound: 'Cette location de vacances est introuvable',
  thankYou: {
    documentTitle: 'Merci pour votre message',
    documentDescription: 'Votre message a été envoyé au propriétaire du logement.',
    title: 'Merci, votre message est envoyé',
    text: 'Vous recevrez un e-mail de confirmation. Le propriétaire vous répondra lui-même.',
    listing: 'Retour au logement',
  },
  sentBefore: {
    title: 'Nous avons déjà ce message',
    text: 'Vous avez déjà envoyé exactement le même message. Le propriétaire l’a reçu une seule fois et vous répondra lui-même.',
  },
};
