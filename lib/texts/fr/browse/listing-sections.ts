import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listing-sections';
import { comparedPlatforms } from '@/lib/home/compared-platforms';
import { counted } from '@/lib/texts/fr/words';

export const commissionRow: InOtherWords<typeof nl.commissionRow> = {
  subject: 'Commission pour le propriétaire',
  own: 'Aucune',
  others: ['Un pourcentage de chaque réservation', 'Un pourcentage de chaque réservation'],
};

export const listingSectionTexts: InOtherWords<typeof nl.listingSectionTexts> = {
  towns: {
    title: 'Choisissez votre station balnéaire',
    all: 'Voir toutes les locations',
    offer: (count, price) => `${counted(count, 'logement', 'logements')} dès ${price}\u{a0}€`,
    none: 'Pas encore de logements',
  },
  about: {
    title: 'Directement auprès du propriétaire',
    paragraphs: [
      'Chaque logement de ce site est loué par un particulier. Vous envoyez votre demande à la personne qui a les clés, et vous recevez une réponse de celle qui connaît les lieux\u{a0}: quel boulanger ouvre le dimanche, où laisser la voiture, à quelle heure le soleil arrive sur la terrasse.',
      'Pas d’agence entre vous, pas de commission non plus. Le prix affiché est celui que demande le propriétaire, TVA comprise. Vous vous mettez d’accord ensemble et vous payez directement.',
    ],
    points: [
      {
        title: 'Rien que la côte belge',
        text: 'Quatorze stations balnéaires entre la frontière française et la frontière néerlandaise, et rien d’autre.',
      },
      {
        title: 'Un numéro d’enregistrement',
        text: 'Chaque annonce indique le numéro sous lequel le logement est déclaré auprès de Toerisme Vlaanderen, l’office du tourisme flamand.',
      },
      {
        title: 'Vérifiées avant publication',
        text: 'Une annonce n’est mise en ligne qu’une fois relue par un administrateur.',
      },
    ],
    more: 'En savoir plus sur nous',
  },
  reviews: {
    title: 'Ce que les visiteurs pensent de nous',
    score: '4,6',
    outOf: 'sur 5',
    count: '462 avis',
    label: '4,6 étoiles sur 5, d’après 462 avis',
  },
  comparison: {
    title: 'Quelle est la différence\u{a0}?',
    text: 'Les grandes plateformes louent partout dans le monde. Nous ne faisons qu’une chose\u{a0}: des locations de vacances à la côte belge, de particulier à vacancier.',
    caption: 'Comparaison avec deux grandes plateformes de réservation',
    subject: 'Sujet',
    others: comparedPlatforms,
    rows: [
      commissionRow,
      {
        subject: 'Qui loue',
        own: 'Uniquement des propriétaires particuliers',
        others: ['Des particuliers et des entreprises', 'Des particuliers, des entreprises et des hôtels'],
      },
      {
        subject: 'Contact avant de réserver',
        own: 'Directement avec le propriétaire, par e-mail ou par téléphone',
        others: ['Par la messagerie de la plateforme', 'Par la messagerie de la plateforme'],
      },
      {
        subject: 'Réponse à votre demande',
        own: 'Le propriétaire lui-même, pour chaque demande',
        others: ['Le propriétaire, ou automatique', 'Le plus souvent automatique'],
      },
      {
        subject: 'Paiement',
        own: 'Directement au propriétaire',
        others: ['Via la plateforme', 'Via la plateforme ou sur place'],
      },
      { subject: 'Offre', own: 'La côte belge', others: ['Le monde entier', 'Le monde entier'] },
    ],
  },
  rentOut: {
    title: 'Vous louez un bien à la mer\u{a0}?',
    text: 'Créez un compte gratuit, publiez votre logement et synchronisez votre calendrier avec Airbnb et Booking.com.',
    action: 'Publier mon logement',
  },
};
