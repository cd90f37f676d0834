import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/how-we-rank';
import type { SortOrder } from '@/lib/search/parameters';

export const rankTexts: InOtherWords<typeof nl.rankTexts> = {
  documentTitle: 'Notre classement',
  description:
    'Ce qui détermine l’ordre des logements, pourquoi personne ne peut acheter une place, et comment les avis sont contrôlés.',
  title: 'Comment nous classons les logements',
  intro: 'Ce qui fait qu’un logement apparaît en tête, et qui peut rédiger un avis.',
};

const rules: Readonly<Record<SortOrder, string>> = {
  recent:
    'le logement approuvé en dernier par un administrateur figure en tête. Modifier une annonce, la mettre hors ligne ou renouveler un paiement n’y change rien.',
  price_asc:
    'le prix le plus bas en tête. Si vous avez choisi des dates ou des mois, c’est le total du séjour pour votre groupe qui compte, sinon le prix par nuit.',
  price_desc: 'exactement l’inverse.',
  rating_asc:
    'la note la plus basse en tête. Les logements sans avis viennent à la fin, les plus récents d’abord.',
  rating_desc: 'la note la plus haute en tête. Ici aussi, les logements sans avis viennent à la fin.',
};

export const rankSections: typeof nl.rankSections = (figures) => {
  const { orders, perPage, most, reviewDays, reviewsShown, score } = figures;
  return [
    {
      title: 'Personne ne peut acheter une place',
      paragraphs: [
        'Un propriétaire ne peut pas payer pour figurer plus haut. Il n’y a ni place sponsorisée ni publicité parmi les résultats. L’abonnement choisi par le propriétaire n’entre pas en ligne de compte.',
        'L’ordre est le même pour tout le monde : qui vous êtes, ce que vous avez consulté auparavant et l’appareil que vous utilisez ne jouent aucun rôle.',
      ],
    },
    {
      title: 'Les logements affichés',
      paragraphs: [
        'Tous les logements en ligne qui répondent à l’ensemble de vos critères. Si vous avez choisi des dates, vous ne voyez que ceux qui sont libres et que le propriétaire loue pour ces dates et pour votre groupe. Un filtre retient un logement ou l’écarte ; il ne le fait pas monter dans la liste.',
        `Une liste affiche ${perPage} logements par page, ${most} au maximum. La carte montre les mêmes logements.`,
      ],
    },
    {
      id: 'volgorde',
      title: 'L’ordre',
      paragraphs: [
        `C’est vous qui choisissez. Sans choix de votre part, l’ordre est « ${orders[0]?.name ?? ''} ». Seuls les critères suivants déterminent la place :`,
      ],
      points: orders.map(({ order, name }) => `${name} : ${rules[order]}`),
    },
    {
      title: 'Sur les autres pages',
      paragraphs: [
        'Les rangées de la page d’accueil montrent chaque fois les logements les plus récents qui correspondent au titre de la rangée. Un logement figure dans une seule rangée au plus.',
        'Le tri par note est proposé dès qu’au moins un logement a reçu un avis. À égalité, le numéro de l’annonce départage, de sorte qu’aucun logement n’apparaît deux fois ni ne manque.',
      ],
    },
    {
      id: 'beoordelingen',
      title: 'Comment les avis sont contrôlés',
      paragraphs: ['Chaque avis vient d’une personne dont nous savons qu’elle y avait réservé un séjour :'],
      points: [
        'Seule la personne dont la demande a été approuvée par le propriétaire, et dont le séjour est terminé, peut donner son avis, par le lien personnel de ce séjour.',
        `Cela est possible dès le lendemain du départ et pendant ${reviewDays} jours, une seule fois par séjour.`,
        'Le propriétaire et les personnes qui gèrent le calendrier avec lui ne peuvent pas évaluer leur propre logement.',
        'Un avis est publié immédiatement. Personne ne le modifie ensuite, pas même nous, et nous ne payons pas pour en obtenir.',
        'Le propriétaire peut répondre une fois et nous signaler un avis, mais pas le supprimer. Un signalement ne masque rien à lui seul. Un administrateur peut masquer un avis, pour un motif communiqué à son auteur.',
        `La note d’un logement est la moyenne de tous les avis visibles, sur ${score}. Les plus récents viennent d’abord : ${reviewsShown} sur la page même, les autres sur les pages suivantes.`,
        'Nous ne pouvons pas vérifier si tout ce qu’écrit un vacancier est exact : nous ne nous rendons pas sur place.',
      ],
    },
  ];
};
