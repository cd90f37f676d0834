import { siteName } from '@/lib/site';

interface AboutSection {
  /** The anchor that links on other pages point to. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** The page about us. */
export const aboutTexts = {
  documentTitle: 'Over ons',
  description:
    'Waarom wij één ding doen: vakantiewoningen aan de Belgische kust, rechtstreeks van verhuurder aan gast, zonder immokantoor en zonder commissie.',
  title: 'Over ons',
  intro: () =>
    `${siteName()} brengt mensen die een plek aan zee verhuren samen met mensen die er willen logeren. Meer niet, en dat is de bedoeling.`,
  actions: { rent: 'Bekijk het aanbod', contact: 'Stel ons een vraag' },
} as const;

export const aboutSections = (): readonly AboutSection[] => [
  {
    id: 'waarom',
    title: 'Waarom we bestaan',
    paragraphs: [
      'Wie aan de Belgische kust een appartement of huis heeft, verhuurt het vaak al jaren aan dezelfde gezinnen. Dat werkt omdat ze elkaar kennen: de verhuurder weet waar de strandstoelen staan, de gast laat de woning achter zoals hij ze vond.',
      'Op de grote platformen gaat dat verloren. Daar staat een bedrijf tussen, dat een deel van elke huur inhoudt en de gesprekken stuurt. Wij halen dat bedrijf ertussenuit. Bij ons stelt u uw vragen aan wie de sleutel heeft, en met die persoon maakt u ook uw afspraken.',
    ],
  },
  {
    id: 'hoe-het-werkt',
    title: 'Hoe het werkt voor gasten',
    paragraphs: [
      'U zoekt op badplaats, dagen en wat u in huis wilt hebben. Elke advertentie toont de vrije dagen, de prijs per nacht en het logiesdecreetnummer. Vindt u iets, dan stuurt u een aanvraag of stelt u eerst een vraag.',
      'De verhuurder beslist zelf en laat het u per e-mail weten. U betaalt rechtstreeks aan de verhuurder. Wij rekenen u niets aan.',
    ],
  },
  {
    id: 'voor-verhuurders',
    title: 'Hoe het werkt voor verhuurders',
    paragraphs: [
      'U maakt een account, vult uw advertentie in en voegt foto’s toe. Een beheerder kijkt ze na voor ze online komt. Daarna beheert u zelf uw prijzen, uw kalender en uw aanvragen.',
      'Verhuurt u ook via Airbnb of Booking.com? Koppel uw kalenders, dan blokkeert een verblijf daar dezelfde dagen hier. Iemand anders kan mee uw kalender beheren, zonder toegang tot de rest van uw account.',
    ],
  },
  {
    id: 'veilig-gebruik',
    title: 'Veilig gebruik',
    paragraphs: [
      'Rechtstreeks huren is eenvoudig, zolang gast en verhuurder even opletten. We kijken elke nieuwe advertentie na, maar we komen niet ter plaatse. Dit kunt u zelf doen.',
    ],
    points: [
      'Kijk naar het logiesdecreetnummer. Elke vakantiewoning in Vlaanderen moet bij Toerisme Vlaanderen aangemeld zijn. Klopt het nummer niet met het adres dat u krijgt, huur dan niet.',
      'Begin het gesprek via de site. Zo weet u dat uw bericht aankomt bij wie de advertentie plaatste.',
      'Vraag een schriftelijke overeenkomst met de dagen, de prijs, het voorschot, de waarborg en de voorwaarden bij annulering.',
      'Betaal met een overschrijving op een rekening op naam van de verhuurder. Betaal nooit met waardebonnen, cryptomunten of via een koerier.',
      'Wees voorzichtig als iemand u onder druk zet, een prijs vraagt die veel lager is dan in de buurt, of alleen via een chatprogramma wil praten.',
      'Geef nooit wachtwoorden of pincodes door. Wij vragen er nooit naar, ook niet per e-mail of telefoon.',
      'Verhuurt u? Kies een sterk wachtwoord, keur een aanvraag pas goed als u weet wie er komt, en vraag het saldo voor de aankomst.',
      'Vertrouwt u iets niet, schrijf ons dan met het logiesdecreetnummer erbij. We kijken het na en halen een advertentie offline als het nodig is.',
    ],
  },
];
