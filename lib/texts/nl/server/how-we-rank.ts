import type { SortOrder } from '@/lib/search/parameters';

interface RankSection {
  /** The anchor that links on other pages point to. */
  id?: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** What the rules in the code say (app/(public)/hoe-wij-rangschikken/page.tsx), as text. */
interface RankFigures {
  /** Each order with its name in the list of orders. */
  orders: readonly { order: SortOrder; name: string }[];
  perPage: string;
  most: string;
  reviewDays: string;
  reviewsShown: string;
  score: string;
}

export const rankTexts = {
  documentTitle: 'Hoe wij rangschikken',
  description:
    'Wat de volgorde van vakantiewoningen bepaalt, dat niemand een plaats kan kopen, en hoe beoordelingen nagekeken worden.',
  title: 'Hoe wij rangschikken',
  intro: 'Wat bepaalt welke woning bovenaan staat, en wie een beoordeling mag schrijven.',
} as const;

const rules: Readonly<Record<SortOrder, string>> = {
  recent:
    'wat het laatst door een beheerder goedgekeurd werd, staat bovenaan. Een advertentie aanpassen, offline halen of opnieuw betalen verandert daar niets aan.',
  price_asc:
    'de laagste prijs bovenaan. Koos u dagen of maanden, dan telt het totaal van het verblijf voor uw gezelschap, anders de prijs per nacht.',
  price_desc: 'precies omgekeerd.',
  rating_asc: 'de laagste score bovenaan. Woningen zonder beoordeling komen achteraan, de nieuwste eerst.',
  rating_desc: 'de hoogste score bovenaan. Ook hier komen woningen zonder beoordeling achteraan.',
};

export function rankSections(figures: RankFigures): readonly RankSection[] {
  const { orders, perPage, most, reviewDays, reviewsShown, score } = figures;
  return [
    {
      title: 'Niemand kan een plaats kopen',
      paragraphs: [
        'Een verhuurder kan niet betalen om hoger te staan. Er zijn geen gesponsorde plaatsen en geen advertenties tussen de resultaten. Welk abonnement een verhuurder heeft, telt niet mee.',
        'De volgorde is voor iedereen dezelfde: wie u bent, wat u eerder bekeek en met welk toestel u zoekt, speelt geen rol.',
      ],
    },
    {
      title: 'Welke woningen u ziet',
      paragraphs: [
        'Alle woningen die online staan en aan alles voldoen wat u koos. Koos u dagen, dan ziet u alleen wat dan vrij is en wat de verhuurder voor die dagen en uw gezelschap verhuurt. Een filter laat een woning toe of niet; ze schuift er niet door naar voren.',
        `Een lijst toont ${perPage} woningen per pagina, tot hoogstens ${most}. De kaart toont dezelfde woningen.`,
      ],
    },
    {
      id: 'volgorde',
      title: 'De volgorde',
      paragraphs: [
        `U kiest zelf. Kiest u niets, dan geldt ‘${orders[0]?.name ?? ''}’. Alleen wat hieronder staat, bepaalt de plaats:`,
      ],
      points: orders.map(({ order, name }) => `${name}: ${rules[order]}`),
    },
    {
      title: 'Op andere pagina’s',
      paragraphs: [
        'De rijen op de startpagina tonen telkens de nieuwste woningen die aan de titel van de rij voldoen. Een woning staat in hoogstens één rij.',
        'Sorteren op beoordeling bieden we aan zodra minstens één woning een beoordeling heeft. Staan twee woningen gelijk, dan beslist het nummer van de advertentie, zodat er op geen pagina een dubbel staat of ontbreekt.',
      ],
    },
    {
      id: 'beoordelingen',
      title: 'Hoe beoordelingen nagekeken worden',
      paragraphs: ['Elke beoordeling komt van een gast van wie we weten dat hij er een verblijf had:'],
      points: [
        'Alleen wie een verblijf aanvroeg dat de verhuurder goedkeurde, en dat voorbij is, kan het beoordelen, met de persoonlijke link van dat verblijf.',
        `Dat kan van de dag na het vertrek en ${reviewDays} dagen lang, één keer per verblijf.`,
        'De verhuurder en wie mee de kalender beheert, kunnen hun eigen woning niet beoordelen.',
        'Een beoordeling staat meteen online. Niemand wijzigt ze nadien, ook wij niet, en we betalen er niet voor.',
        'De verhuurder kan één keer antwoorden en een beoordeling bij ons melden, maar ze niet weghalen. Melden alleen verbergt niets. Een beheerder kan ze verbergen, met een reden die de schrijver krijgt.',
        `De score van een woning is het gemiddelde van alle zichtbare beoordelingen, op ${score}. De nieuwste staan bovenaan: ${reviewsShown} op de pagina zelf, de andere op de volgende pagina’s.`,
        'Of alles wat een gast schrijft klopt, kunnen wij niet nagaan: we komen niet ter plaatse.',
      ],
    },
  ];
}
