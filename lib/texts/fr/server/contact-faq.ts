import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/contact-faq';
import { siteName } from '@/lib/site';
import { advertisingCostsText } from '@/lib/texts/fr/server/advertising-costs';

export const faqItems: InOtherWords<typeof nl.faqItems> = () => [
  {
    question: 'Comment réserver une location de vacances\u{a0}?',
    answer:
      'Ouvrez la page du logement, choisissez «\u{a0}Réserver\u{a0}», indiquez votre arrivée et votre départ et complétez vos coordonnées. Votre demande va directement au propriétaire. Vous recevez un e-mail dès qu’il l’accepte ou la refuse. Votre séjour n’est définitif qu’une fois la demande acceptée.',
  },
  {
    question: 'Y a-t-il une commission ou des frais de réservation\u{a0}?',
    answer: `Non. ${siteName()} ne prend aucune commission, ni au locataire ni au propriétaire. Le prix affiché est celui que demande le propriétaire, TVA comprise. Dès que vous choisissez des dates, vous voyez le total avec tous les frais obligatoires.`,
  },
  {
    question: 'À qui dois-je payer, et quand\u{a0}?',
    answer: `Vous payez directement au propriétaire, et seulement une fois votre demande acceptée. S’il a fixé des conditions de paiement, vous les lisez avant d’envoyer votre demande\u{a0}; après l’acceptation, les montants, les dates et le numéro de compte figurent sur votre page personnelle. S’il n’en a pas, vous convenez du paiement ensemble\u{a0}: demandez alors une confirmation écrite avant de verser quoi que ce soit. Aucun paiement ne passe par ${siteName()}.`,
  },
  {
    question: 'Qu’est-ce que le numéro d’enregistrement\u{a0}?',
    answer:
      'En Flandre, tout logement de vacances doit être déclaré auprès de Toerisme Vlaanderen, l’office du tourisme flamand, et respecter des règles de sécurité incendie, d’hygiène et d’assurance. Le numéro de six caractères prouve que c’est fait. Il figure sur chaque annonce.',
  },
  {
    question: 'Puis-je encore modifier ou annuler ma demande\u{a0}?',
    answer:
      'Oui. Le lien de nos e-mails ouvre votre page personnelle\u{a0}: vous y retirez votre demande, vous annulez votre séjour, ou vous demandez d’autres dates ou un autre nombre de voyageurs. C’est le propriétaire qui décide d’une telle modification. Ce qui vous est remboursé en cas d’annulation est indiqué, avec les dates, sur la page du logement et dans votre demande, et reste tel qu’il était au moment de votre demande. Si rien n’est indiqué, mettez-vous d’accord au préalable avec le propriétaire.',
  },
  {
    question: 'Quel âge faut-il avoir pour louer\u{a0}?',
    answer:
      'Le locataire principal doit avoir au moins 21 ans le jour de l’arrivée. Pour créer un compte aussi, il faut avoir 21 ans ou plus. Les autres utilisateurs ne voient pas votre date de naissance.',
  },
  {
    question: 'Puis-je emmener mon chien\u{a0}?',
    answer:
      'C’est le propriétaire qui en décide. Dans les filtres de recherche, cochez «\u{a0}Animaux admis\u{a0}»\u{a0}: vous ne verrez que les logements où votre animal est le bienvenu.',
  },
  {
    question: 'Je veux mettre mon logement en location. Combien cela coûte-t-il\u{a0}?',
    answer: `${advertisingCostsText()} Vous rédigez votre annonce et vous ajoutez des photos, et un administrateur la vérifie avant sa mise en ligne. Il n’y a pas de commission\u{a0}: vous gardez la totalité du loyer.`,
  },
  {
    question: 'Puis-je relier mon calendrier à Airbnb ou Booking.com\u{a0}?',
    answer:
      'Oui. Collez dans votre calendrier le lien iCal de l’autre plateforme\u{a0}: ce qui y est occupé sera bloqué ici aussi. Dans l’autre sens, nous vous donnons un lien à introduire là-bas.',
  },
  {
    question: 'Que faire si une annonce me paraît suspecte\u{a0}?',
    answer:
      'Ne payez rien et écrivez-nous via le formulaire de cette page, en indiquant le numéro d’enregistrement. Nous vérifions l’annonce et, si quelque chose ne va pas, nous la mettons hors ligne.',
  },
];
