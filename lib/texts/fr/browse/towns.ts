import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/towns';
import { counted, inPlace, ofPlace } from '@/lib/texts/fr/words';

const byOstend = (town: string) =>
  `En train jusqu’à Ostende, puis avec le tram de la côte, qui longe tout le littoral et s’arrête aussi ${inPlace(town)}.`;

export const townWords: InOtherWords<typeof nl.townWords> = {
  1: {
    paragraphs: [
      'Au dix-neuvième siècle, le village de pêcheurs de Blankenberge est devenu l’une des stations balnéaires les plus fréquentées du pays. Le Pier, qui s’avance de 350\u{a0}mètres dans la mer, date de 1933 et n’a pas d’équivalent sur notre côte. Derrière la digue vous attendent les magasins de la Kerkstraat, des façades Belle Époque, le parc Léopold et le port de plaisance.',
      'Envie de calme\u{a0}? Direction le polder d’Uitkerke\u{a0}: des prés et des fossés pleins d’oiseaux, juste derrière la ville. Par mauvais temps, il y a Sea Life, et Bruges est à un quart d’heure en train.',
    ],
    train:
      'Blankenberge a sa propre gare, à un quart d’heure de Bruges. Le tram de la côte s’y arrête aussi, vers Knokke comme vers Ostende.',
  },
  2: {
    paragraphs: [
      'Bredene est la seule station de la côte belge sans digue. Entre les maisons et la plage s’étendent des dunes protégées, avec des sentiers qui mènent à la mer. La plage y garde ainsi son air d’autrefois\u{a0}: du sable, des oyats et pas de rangée d’appartements derrière.',
      'La commune accueille depuis toujours les campeurs et les familles. Sur le Spuikom, un grand plan d’eau à la limite d’Ostende, on fait de la voile et de la planche\u{a0}; la ville elle-même est à quelques minutes en tram ou à vélo.',
    ],
    train: byOstend('Bredene'),
  },
  3: {
    paragraphs: [
      'Le cœur du Coq, c’est la Concession, un quartier de villas des premières années du vingtième siècle, avec ses avenues sinueuses, ses façades blanches et ses toits rouges. On n’y voit aucun immeuble élevé. La gare du tram, de la même époque, sert toujours. Albert Einstein y a vécu quelques mois en 1933, en fuyant les nazis.',
      'Derrière le village, les bois des dunes se prêtent à la promenade, au vélo ou à l’équitation, à l’ombre des arbres. La plage est large et se poursuit sans interruption jusqu’à Wenduine d’un côté et Bredene de l’autre.',
    ],
    train:
      'En train jusqu’à Ostende ou Blankenberge, puis avec le tram de la côte, qui s’arrête au milieu du Coq, à quelques pas de la plage.',
  },
  4: {
    paragraphs: [
      'La Belgique ne va pas plus loin vers l’ouest\u{a0}: La Panne touche à la France. Dans le Westhoek, réserve naturelle depuis 1957 déjà, vous marchez des heures à travers les dunes, les pannes et les fourrés. Sur la large plage de sable dur filent les chars à voile. Le monument de l’Esplanade rappelle que c’est ici qu’en 1831 le roi Léopold\u{a0}Ier posa pour la première fois le pied sur le sol belge.',
      'Dans le quartier Dumont, les cottages des premiers estivants se cachent encore dans la verdure. Avec des enfants, Plopsaland est tout indiqué, au bord de la commune.',
    ],
    train:
      'La gare de La Panne se trouve à Adinkerke, à quelques kilomètres dans les terres. C’est de là que part le tram de la côte, qui vous amène au centre et à la plage.',
  },
  5: {
    paragraphs: [
      'Knokke est le côté mondain de la côte\u{a0}: des galeries, des boutiques et des terrasses sur la Lippenslaan et autour, des villas dans la verdure du Zoute. Au casino, une fresque de René Magritte fait le tour de toute la salle.',
      'À la frontière néerlandaise s’étend le Zwin, où la mer entre encore, à marée haute, dans les vasières et les prés salés, et où nichent des cigognes. Derrière, les polders sont plats et paisibles\u{a0}: par les digues, vous roulez à vélo jusqu’à Sluis ou Damme.',
    ],
    train:
      'Knokke est le terminus de la ligne de train depuis Bruges et du tram de la côte. De la gare, la Lippenslaan mène tout droit à la mer.',
  },
  6: {
    paragraphs: [
      'Le Hoge Blekker, qui avec ses 33\u{a0}mètres est la plus haute dune de la côte belge, se trouve en plein Coxyde. Au douzième siècle, des cisterciens ont bâti ici l’abbaye des Dunes, longtemps l’une des plus riches du comté. Le sable l’a préservée\u{a0}: les ruines et le musée voisin se visitent.',
      'À Saint-Idesbald, qui fait partie de Coxyde, un musée présente l’œuvre de Paul Delvaux. La plage est large et descend en pente douce, et d’un quartier à l’autre, les dunes sont accessibles presque partout.',
    ],
    train:
      'La gare de Coxyde est dans les terres, sur la ligne de La Panne. Le tram de la côte s’arrête plus près de la mer, à Coxyde-Bains et à Saint-Idesbald.',
  },
  7: {
    paragraphs: [
      'Middelkerke a une nouvelle digue, où il fait bon flâner, et un nouveau casino au bord de la plage. Entre les terrasses se dressent des statues de héros de bande dessinée, avec qui les enfants aiment se faire prendre en photo.',
      'La plage est longue et jamais loin, et derrière les dernières maisons commence le polder, avec des pistes cyclables vers Nieuport, Dixmude et Ostende. À Raversijde, juste de l’autre côté de la limite d’Ostende, les bunkers et les tranchées du mur de l’Atlantique sont devenus un musée.',
    ],
    train: byOstend('Middelkerke'),
  },
  8: {
    paragraphs: [
      'Heist était un village de pêcheurs avant de devenir une station balnéaire, et cela se sent encore autour de l’église. Le musée Sincfala raconte cette époque, et la région entre Bruges et le Zwin. La digue est conviviale sans être grande, avec des jeux, des glaces et des terrasses, tout près les uns des autres.',
      'Du côté de Zeebruges, la baie de Heist est un bout de plage laissé à la nature, où nichent des oiseaux de mer. De l’autre côté, Heist se prolonge par Duinbergen, un quartier de villas dans les dunes, puis par Knokke.',
    ],
    train:
      'Heist a sa propre gare, sur la ligne de Bruges à Knokke, à quelques minutes à pied de la digue. Le tram de la côte s’y arrête aussi.',
  },
  9: {
    paragraphs: [
      'Nieuport est au bord de l’Yser\u{a0}: une vieille ville dans les terres, Nieuport-Bains à la plage et, entre les deux, le quai avec ses bateaux de pêche, sa minque et ses restaurants de poisson. Le port de plaisance est l’un des plus grands d’Europe du Nord.',
      'C’est à la Patte d’oie, le complexe d’écluses de la ville, que la plaine de l’Yser fut inondée en octobre 1914 pour arrêter l’armée. Le centre de visiteurs Westfront, sous le monument au roi Albert\u{a0}Ier, explique comment. Sur la rive droite, l’embouchure du fleuve est devenue une réserve naturelle.',
    ],
    train: byOstend('Nieuport'),
  },
  10: {
    paragraphs: [
      'À Oostduinkerke, des pêcheurs entrent encore dans les vagues avec un cheval de trait pour pêcher la crevette. Depuis 2013, cette pêche figure au patrimoine culturel immatériel de l’Unesco, et en saison, on peut la suivre depuis la plage. Le musée de la pêche Navigo raconte le reste.',
      'Le village fait partie de Coxyde et se trouve un peu à l’écart de la mer, derrière une large ceinture de dunes. Dans la Doornpanne et à Ter Yde, vous marchez dans ce que la côte était partout avant qu’on ne la construise. La plage y est très large.',
    ],
    train: byOstend('Oostduinkerke'),
  },
  11: {
    paragraphs: [
      'Ostende est la plus grande ville de la côte, et il s’y passe toujours quelque chose, même en hiver. Vous y visitez la maison de James Ensor, le voilier Mercator et le fort Napoléon, et vous vous promenez le long du Kursaal et des Galeries royales, voulues par Léopold\u{a0}II. Sur le Visserskaai, les crevettes se mangent sur le pouce.',
      'La plage s’étire sur des kilomètres\u{a0}: animée près du casino, plus calme vers Mariakerke et Raversijde. Un bac gratuit vous dépose sur la rive est, là où commencent les dunes.',
    ],
    train:
      'Des trains directs relient Ostende à Bruges, Gand et Bruxelles. La gare est au bord du port, à quelques pas du centre, et le tram de la côte en part dans les deux directions.',
  },
  12: {
    paragraphs: [
      'Wenduine fait partie du Coq et compte parmi les plus petites stations de la côte. La De Smet de Naeyerplein est bordée de maisons des années 1900, et la digue est large et rénovée. Depuis le Spioenkop, une dune coiffée d’un petit belvédère, la vue porte sur la mer et sur le polder.',
      'N’attendez pas la grande animation, mais une plage pour les enfants et des bois dans les dunes, par où l’on rejoint Le Coq à pied ou à vélo. Derrière les maisons commence aussitôt le plat pays, vers Uitkerke et Bruges.',
    ],
    train:
      'En train jusqu’à Blankenberge ou Ostende, puis avec le tram de la côte, qui s’arrête aussi à Wenduine. Depuis Blankenberge, il y en a pour quelques minutes.',
  },
  13: {
    paragraphs: [
      'Westende-Bains est née vers 1900, et deux bâtiments en témoignent encore\u{a0}: le Bellevue, blanc et rond, que tout le monde appelle la Rotonde, et la villa Les Zéphyrs, dont l’intérieur signé Henry van de Velde se visite. Le village lui-même, qui fait partie de Middelkerke, est un peu à l’intérieur des terres.',
      'Entre Westende et Middelkerke, des dunes ont été préservées, les Warandeduinen. De l’autre côté, on est vite à vélo à Lombardsijde et à l’embouchure de l’Yser, à Nieuport. La plage est large et rarement bondée.',
    ],
    train: byOstend('Westende'),
  },
  14: {
    paragraphs: [
      'Zeebruges, c’est littéralement Bruges-sur-Mer\u{a0}: le port a été aménagé vers 1900 pour relier à nouveau la ville à la mer. Aujourd’hui y entrent des navires chargés de voitures, des ferries et des paquebots, que l’on voit passer depuis la plage.',
      'À côté de la jetée du port, la plage est devenue très large au fil des ans, et elle est plus calme que chez les voisines. Dans l’ancien village de pêcheurs et autour de l’ancien bassin de pêche, on mange du poisson\u{a0}; Bruges elle-même est toute proche, en train ou à vélo le long du canal.',
    ],
    train:
      'Des trains partent de Bruges. Le tram de la côte s’y arrête aussi, vers Knokke comme vers Ostende.',
  },
};

const euros = (price: number) => `${price}\u{a0}€`;

export const propertyTypeCounts: InOtherWords<typeof nl.propertyTypeCounts> = {
  apartment: ['appartement', 'appartements', 'd’appartements'],
  studio: ['studio', 'studios', 'de studios'],
  penthouse: ['penthouse', 'penthouses', 'de penthouses'],
  villa: ['villa', 'villas', 'de villas'],
  house: ['maison', 'maisons', 'de maisons'],
};

export const townTexts: InOtherWords<typeof nl.townTexts> = {
  title: (town) => `En vacances ${inPlace(town)}`,
  homesTitle: (town) => `Nos logements ${inPlace(town)}`,
  distance: ({ median, nearest }) =>
    median === nearest
      ? `La moitié de nos logements se trouvent à ${median}\u{a0}mètres de la plage au plus.`
      : `La moitié de nos logements se trouvent à ${median}\u{a0}mètres de la plage au plus, le plus proche à ${nearest}\u{a0}mètres au plus.`,
  pricesTitle: 'Prix d’une nuit, mois par mois',
  pricesNote:
    'La moyenne de toutes les nuits dans nos logements, en euros entiers, sans les frais par séjour comme le nettoyage.',
  month: 'Mois',
  price: 'Par nuit',
  euros,
  questionsTitle: 'Questions et réponses',
  questions: {
    price: {
      question: (town) => `Combien coûte une location de vacances ${inPlace(town)}\u{a0}?`,
      answer: (count, low, high) => {
        const homes = counted(count, 'logement', 'logements');
        return low.price === high.price
          ? `Pour ${homes}, la moyenne est de ${euros(low.price)} par nuit, toute l’année.`
          : `Pour ${homes}, la moyenne va de ${euros(low.price)} par nuit en ${low.month} à ${euros(high.price)} en ${high.month}.`;
      },
    },
    kinds: {
      question: (town) => `Quels logements peut-on louer ${inPlace(town)}\u{a0}?`,
      answer: (kinds) => `Vous avez le choix entre ${kinds}. Tous les propriétaires sont des particuliers.`,
    },
    distance: {
      question: (town) => `À quelle distance de la plage sont les logements ${inPlace(town)}\u{a0}?`,
    },
    train: { question: (town) => `Comment aller ${inPlace(town)} sans voiture\u{a0}?` },
    near: {
      question: (town) => `Quelles stations balnéaires sont proches ${ofPlace(town)}\u{a0}?`,
      answer: (towns) => `Les plus proches sont ${towns}.`,
    },
    asking: {
      question: (town) => `Comment demander un logement ${inPlace(town)}\u{a0}?`,
      answer:
        'Vous choisissez vos dates et envoyez votre demande au propriétaire lui-même. Vous ne payez qu’une fois la demande acceptée, et directement au propriétaire. Il n’y a pas de commission.',
    },
  },
};
