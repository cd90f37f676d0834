import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/about';
import { siteName } from '@/lib/site';

export const aboutTexts: InOtherWords<typeof nl.aboutTexts> = {
  documentTitle: 'Qui sommes-nous',
  description:
    'Pourquoi nous ne faisons qu’une chose\u{a0}: des locations de vacances à la côte belge, directement du propriétaire au vacancier, sans agence et sans commission.',
  title: 'Qui sommes-nous',
  intro: () =>
    `${siteName()} met en contact ceux qui louent un coin à la mer et ceux qui voudraient y séjourner. Rien de plus, et c’est voulu.`,
  actions: { rent: 'Voir les locations', contact: 'Nous poser une question' },
};

export const aboutSections: InOtherWords<typeof nl.aboutSections> = () => [
  {
    id: 'waarom',
    title: 'Pourquoi nous existons',
    paragraphs: [
      'À la côte belge, qui possède un appartement ou une maison le loue souvent depuis des années aux mêmes familles. Cela marche parce qu’on se connaît\u{a0}: le propriétaire sait où sont rangées les chaises de plage, les locataires laissent le logement comme ils l’ont trouvé.',
      'Sur les grandes plateformes, cela se perd. Une entreprise s’y glisse entre les deux, retient une part de chaque loyer et dirige les conversations. Nous, nous retirons cette entreprise. Chez nous, vous posez vos questions à la personne qui a les clés, et c’est avec elle que vous vous mettez d’accord.',
    ],
  },
  {
    id: 'hoe-het-werkt',
    title: 'Comment ça marche pour les vacanciers',
    paragraphs: [
      'Vous cherchez par station, par dates et selon le confort que vous souhaitez. Chaque annonce montre les jours libres, le prix par nuit et le numéro d’enregistrement. Quelque chose vous plaît\u{a0}? Envoyez une demande, ou posez d’abord une question.',
      'Le propriétaire décide lui-même et vous répond par e-mail. Vous le payez directement. Nous ne vous facturons rien.',
    ],
  },
  {
    id: 'voor-verhuurders',
    title: 'Comment ça marche pour les propriétaires',
    paragraphs: [
      'Vous créez un compte, vous rédigez votre annonce et vous ajoutez des photos. Un administrateur la vérifie avant sa mise en ligne. Ensuite, vous gérez vous-même vos prix, votre calendrier et vos demandes.',
      'Vous louez aussi via Airbnb ou Booking.com\u{a0}? Reliez vos calendriers\u{a0}: un séjour réservé là-bas bloque alors les mêmes jours ici. Une autre personne peut gérer votre calendrier avec vous, sans accès au reste de votre compte.',
    ],
  },
  {
    id: 'veilig-gebruik',
    title: 'Louer en toute sécurité',
    paragraphs: [
      'Louer en direct est simple, pourvu que locataire et propriétaire soient un peu attentifs. Nous vérifions chaque nouvelle annonce, mais nous ne nous rendons pas sur place. Voici ce que vous pouvez faire vous-même.',
    ],
    points: [
      'Regardez le numéro d’enregistrement. En Flandre, tout logement de vacances doit être déclaré auprès de Toerisme Vlaanderen, l’office du tourisme flamand. Si le numéro ne correspond pas à l’adresse que vous recevez, ne louez pas.',
      'Commencez la conversation par le site. Vous êtes ainsi certain que votre message arrive à la personne qui a publié l’annonce.',
      'Demandez un contrat écrit qui mentionne les dates, le prix, l’acompte, la caution et les conditions d’annulation.',
      'Payez par virement sur un compte au nom du propriétaire. Ne payez jamais avec des bons, en cryptomonnaie ou par l’intermédiaire d’un coursier.',
      'Méfiez-vous si quelqu’un vous met sous pression, demande un prix bien plus bas que dans les environs, ou ne veut parler que par messagerie instantanée.',
      'Ne communiquez jamais de mot de passe ni de code PIN. Nous ne vous en demanderons jamais, ni par e-mail ni par téléphone.',
      'Vous louez un logement\u{a0}? Choisissez un mot de passe solide, n’acceptez une demande que si vous savez qui vient, et demandez le solde avant l’arrivée.',
      'Un doute\u{a0}? Écrivez-nous en indiquant le numéro d’enregistrement. Nous vérifions et, s’il le faut, nous mettons l’annonce hors ligne.',
    ],
  },
];
