import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/contact';
import { contactDetails } from '@/lib/site-contact';
import { onTheClock } from '@/lib/texts/fr/words';

export const contactTexts: InOtherWords<typeof nl.contactTexts> = {
  documentTitle: 'Contact',
  description:
    'Posez-nous votre question sur une annonce, votre compte ou une réservation. Joignables tous les jours, avec les réponses aux questions les plus fréquentes.',
  title: 'Contact',
  intro: 'Une question, une plainte, une idée\u{a0}? Écrivez-nous, une personne vous répondra.',
  faqFirst: 'Jetez peut-être d’abord un œil aux questions fréquentes.',

  formTitle: 'Écrivez-nous',
  name: 'Nom',
  email: 'Adresse e-mail',
  licence: 'Numéro d’enregistrement',
  licenceHelp:
    'Votre question concerne un logement précis\u{a0}? Le numéro figure sur la photo de l’annonce.',
  message: 'Message',
  privacy: 'Nous n’utilisons vos données que pour vous répondre.',
  submit: 'Envoyer le message',
  sent: 'Votre message est envoyé.',
  failed: 'Une erreur s’est produite.',
  sentText: 'Vous recevrez notre réponse par e-mail, le plus souvent le jour même.',
  again: 'Écrire un autre message',

  hoursTitle: 'Heures d’ouverture',
  hours: 'Tous les jours',
  hoursRange: `de ${onTheClock(contactDetails.opensAt)} à ${onTheClock(contactDetails.closesAt)}`,
  addressTitle: 'Adresse',
  companyTitle: 'Données de l’entreprise',
  companyName: 'Nom',
  companyNumber: 'Numéro d’entreprise',
  vatNumber: 'Numéro de TVA',
  supportTitle: 'Vous préférez nous parler\u{a0}?',
  supportText:
    'Appelez-nous ou écrivez-nous pendant les heures d’ouverture. Gardez votre numéro d’enregistrement ou de réservation à portée de main.',
  phone: 'Téléphone',
  points: {
    title: 'Points de contact',
    users: 'Pour les utilisateurs',
    usersText:
      'Écrivez-nous ou appelez-nous comme indiqué ci-dessus, en néerlandais, français, allemand ou anglais. Une personne vous répond. Pour signaler un contenu, appuyez sur «\u{a0}Signaler\u{a0}» à côté.',
    authorities: 'Pour les autorités',
    authoritiesText:
      'Les tribunaux, la Commission européenne et les autres autorités nous joignent directement à cette adresse, en néerlandais, français, allemand ou anglais.',
  },
  supportLinks: {
    rent: 'Je veux louer un logement',
    rentOut: 'Je veux mettre en location',
    safeUse: 'Louer en toute sécurité',
    terms: 'Conditions d’utilisation',
  },

  faqTitle: 'Questions fréquentes',
  faqMore: 'Voir toutes les questions',
  faqLess: 'Voir moins de questions',
};
