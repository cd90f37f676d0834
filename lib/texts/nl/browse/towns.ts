/** The page of one town: its own texts, and sentences about its homes (docs/rules/search.md#the-page-of-a-town). */
import type { CityId } from '@/lib/listings/cities';
import type { PropertyType } from '@/lib/listings/kinds';
import type { TownDistance } from '@/lib/towns/facts';

interface TownWords {
  /** After the introduction in `lib/texts/search-towns`. */
  paragraphs: readonly string[];
  /** How to come without a car. */
  train: string;
}

const byOstend = (town: string) =>
  `Met de trein tot Oostende en daar op de kusttram, die langs de hele kust rijdt en ook in ${town} stopt.`;

export const townWords: Readonly<Record<CityId, TownWords>> = {
  1: {
    paragraphs: [
      'Van vissersdorp werd Blankenberge in de negentiende eeuw een van de drukste badplaatsen van het land. De Pier, die 350 meter in zee loopt, staat er sinds 1933 en heeft aan onze kust haar gelijke niet. Achter de dijk liggen de winkels van de Kerkstraat, belle-époquegevels, het Leopoldpark en de jachthaven.',
      'Wie rust zoekt, gaat naar de Uitkerkse Polder: weiden en sloten vol vogels, vlak achter de stad. Bij slecht weer is er Sea Life, en Brugge ligt op een kwartier met de trein.',
    ],
    train:
      'Blankenberge heeft een eigen station, op een kwartier van Brugge. De kusttram stopt er ook en rijdt naar Knokke en naar Oostende.',
  },
  2: {
    paragraphs: [
      'Bredene is de enige badplaats van de Belgische kust zonder zeedijk. Tussen de huizen en het strand liggen beschermde duinen, met paden waarlangs u te voet naar zee gaat. Daardoor oogt het strand er nog zoals vroeger: zand, helmgras en geen rij appartementen erachter.',
      'De gemeente is van oudsher een plek voor kampeerders en gezinnen. Op de Spuikom, een grote waterplas op de grens met Oostende, wordt gezeild en gesurft; de stad zelf bereikt u in enkele minuten met de tram of de fiets.',
    ],
    train: byOstend('Bredene'),
  },
  3: {
    paragraphs: [
      'Het hart van De Haan is de Concessie, een wijk van villa’s uit de eerste jaren van de twintigste eeuw, met bochtige lanen, witte gevels en rode daken. Hoge gebouwen staan er niet. Het tramstation uit dezelfde tijd wordt nog altijd gebruikt. Albert Einstein woonde er in 1933 enkele maanden, op de vlucht voor de nazi’s.',
      'Achter het dorp liggen de Duinbossen, waar u onder de bomen wandelt, fietst of paardrijdt. Het strand is breed en loopt zonder onderbreking door tot Wenduine aan de ene kant en Bredene aan de andere.',
    ],
    train:
      'Met de trein tot Oostende of Blankenberge en daar op de kusttram, die midden in De Haan stopt, op wandelafstand van het strand.',
  },
  4: {
    paragraphs: [
      'Verder naar het westen gaat België niet: De Panne grenst aan Frankrijk. In de Westhoek, al sinds 1957 een natuurreservaat, wandelt u urenlang door duinen, pannen en struweel. Op het brede, harde strand wordt met zeilwagens gereden. Het monument aan de Esplanade herinnert eraan dat koning Leopold I hier in 1831 voor het eerst voet op Belgische bodem zette.',
      'In de Dumontwijk staan de cottages van de eerste badgasten nog tussen het groen. Met kinderen ligt Plopsaland voor de hand, aan de rand van de gemeente.',
    ],
    train:
      'Het station van De Panne ligt in Adinkerke, een paar kilometer landinwaarts. Daar vertrekt de kusttram, die u naar het centrum en het strand brengt.',
  },
  5: {
    paragraphs: [
      'Knokke is de mondaine kant van de kust: galerijen, winkels en terrassen in en rond de Lippenslaan, villa’s tussen het groen in het Zoute. In het casino hangt een muurschildering van René Magritte, die er de hele zaal omringt.',
      'Aan de grens met Nederland ligt het Zwin, waar de zee bij hoogtij nog altijd de slikken en schorren binnenloopt en ooievaars nestelen. De polders erachter zijn vlak en rustig: over de dijken fietst u naar Sluis of naar Damme.',
    ],
    train:
      'Knokke is het eindpunt van de spoorlijn vanuit Brugge en van de kusttram. Van het station loopt de Lippenslaan recht naar zee.',
  },
  6: {
    paragraphs: [
      'De Hoge Blekker, met 33 meter het hoogste duin van de Belgische kust, ligt midden in Koksijde. In de twaalfde eeuw bouwden cisterciënzers hier de Duinenabdij, lange tijd een van de rijkste van het graafschap. Het zand heeft ze bewaard: de ruïnes en het museum ernaast kunt u bezoeken.',
      'In Sint-Idesbald, dat bij Koksijde hoort, toont een museum het werk van Paul Delvaux. Het strand is breed en helt langzaam af, en tussen de wijken door kunt u bijna overal de duinen in.',
    ],
    train:
      'Het station van Koksijde ligt landinwaarts, op de lijn naar De Panne. De kusttram stopt dichter bij zee, in Koksijde-Bad en in Sint-Idesbald.',
  },
  7: {
    paragraphs: [
      'Middelkerke kreeg een nieuwe zeedijk, met ruimte om te wandelen en een nieuw casino aan het strand. Tussen de terrassen staan beelden van stripfiguren, waar kinderen graag mee op de foto gaan.',
      'Het strand is lang en nergens ver, en achter de bebouwing begint meteen de polder, met fietspaden naar Nieuwpoort, Diksmuide en Oostende. In Raversijde, net over de grens met Oostende, zijn de bunkers en loopgraven van de Atlantikwall een museum geworden.',
    ],
    train: byOstend('Middelkerke'),
  },
  8: {
    paragraphs: [
      'Heist was een vissersdorp voor het een badplaats werd, en rond de kerk merkt u dat nog. Over die tijd, en over de streek tussen Brugge en het Zwin, vertelt het museum Sincfala. De dijk is gezellig zonder groot te zijn, met speeltuigen, ijs en terrassen dicht bij elkaar.',
      'Naar Zeebrugge toe ligt de Baai van Heist, een strook strand die aan de natuur is gelaten en waar strandvogels broeden. Aan de andere kant gaat Heist over in Duinbergen, een villawijk tussen de duinen, en dan in Knokke.',
    ],
    train:
      'Heist heeft een eigen station, op de lijn van Brugge naar Knokke, op enkele minuten stappen van de dijk. De kusttram stopt er ook.',
  },
  9: {
    paragraphs: [
      'Nieuwpoort ligt aan de IJzer: een oude stad landinwaarts, Nieuwpoort-Bad aan het strand, en daartussen de kaai met haar vissersboten, vismijn en visrestaurants. De jachthaven is een van de grootste van Noord-Europa.',
      'Aan de Ganzepoot, het sluizencomplex van de stad, werd in oktober 1914 de IJzervlakte onder water gezet om het leger tegen te houden. Het bezoekerscentrum Westfront, onder het monument voor koning Albert I, legt uit hoe. Op de rechteroever is de monding van de rivier een natuurreservaat geworden.',
    ],
    train: byOstend('Nieuwpoort'),
  },
  10: {
    paragraphs: [
      'In Oostduinkerke trekken vissers nog met een trekpaard de branding in om garnalen te vangen. Sinds 2013 staat dat op de lijst van het immaterieel erfgoed van de Unesco, en in het seizoen kunt u er van op het strand naar kijken. Het visserijmuseum Navigo vertelt de rest.',
      'Het dorp hoort bij Koksijde en ligt een eind van zee, achter een brede gordel duinen. In de Doornpanne en in Ter Yde wandelt u door wat de kust overal was voor ze werd volgebouwd. Het strand is er heel breed.',
    ],
    train: byOstend('Oostduinkerke'),
  },
  11: {
    paragraphs: [
      'Oostende is de grootste stad aan de kust, en er gebeurt ook in de winter van alles. U bezoekt er het huis van James Ensor, het zeilschip Mercator en Fort Napoleon, en u wandelt langs het Kursaal en de Koninklijke Gaanderijen, die Leopold II liet bouwen. Aan de Visserskaai eet u garnalen uit de hand.',
      'Het strand is kilometers lang: druk aan het casino, rustiger naar Mariakerke en Raversijde. Een veerboot zet u gratis over naar de oosteroever, waar de duinen beginnen.',
    ],
    train:
      'Treinen rijden rechtstreeks naar Brugge, Gent en Brussel. Het station ligt aan de haven, op wandelafstand van het centrum, en de kusttram vertrekt er in beide richtingen.',
  },
  12: {
    paragraphs: [
      'Wenduine hoort bij De Haan en is een van de kleinste badplaatsen van de kust. Rond het De Smet de Naeyerplein staan huizen van rond 1900, en de dijk is breed en vernieuwd. Vanaf de Spioenkop, een duin met een uitkijkhuisje, kijkt u over de zee en over de polder.',
      'Veel drukte hoeft u hier niet te verwachten, wel een strand voor kinderen en bossen in de duinen, waar u te voet of met de fiets naar De Haan gaat. Achter de huizen begint meteen het vlakke land naar Uitkerke en Brugge.',
    ],
    train:
      'Met de trein tot Blankenberge of Oostende en daar op de kusttram, die ook in Wenduine stopt. Vanuit Blankenberge duurt dat enkele minuten.',
  },
  13: {
    paragraphs: [
      'Westende-Bad kwam er rond 1900, en twee gebouwen vertellen daar nog over: het witte, ronde Bellevue, dat iedereen de Rotonde noemt, en villa Les Zéphyrs, met een interieur van Henry van de Velde dat u kunt bezoeken. Het dorp zelf, dat bij Middelkerke hoort, ligt een eindje landinwaarts.',
      'Tussen Westende en Middelkerke bleven duinen bewaard, de Warandeduinen. Langs de andere kant bent u met de fiets zo in Lombardsijde en aan de monding van de IJzer in Nieuwpoort. Het strand is breed en zelden vol.',
    ],
    train: byOstend('Westende'),
  },
  14: {
    paragraphs: [
      'Zeebrugge is Brugge aan zee, letterlijk: de haven is er rond 1900 aangelegd om de stad opnieuw met de zee te verbinden. Vandaag varen er autoschepen, ferry’s en cruiseschepen binnen, en vanaf het strand ziet u ze voorbijkomen.',
      'Naast de havendam is het strand met de jaren heel breed geworden, en het is er rustiger dan bij de buren. In het oude vissersdorp en aan het vroegere vissersdok eet u vis; Brugge zelf is vlakbij met de trein of langs het kanaal met de fiets.',
    ],
    train:
      'Er rijden treinen vanuit Brugge. De kusttram stopt er ook, en rijdt naar Knokke en naar Oostende.',
  },
};

const euros = (price: number) => `€\u{a0}${price}`;

const homesOf = (count: number) => (count === 1 ? '1 woning' : `${count} woningen`);

export const propertyTypeCounts: Readonly<Record<PropertyType, readonly [one: string, many: string]>> = {
  apartment: ['appartement', 'appartementen'],
  studio: ['studio', 'studio’s'],
  penthouse: ['penthouse', 'penthouses'],
  villa: ['villa', 'villa’s'],
  house: ['huis', 'huizen'],
};

const distance = ({ median, nearest }: TownDistance) =>
  median === nearest
    ? `De helft van onze woningen ligt op hoogstens ${median} meter van het strand.`
    : `De helft van onze woningen ligt op hoogstens ${median} meter van het strand, de dichtstbijzijnde op hoogstens ${nearest} meter.`;

export const townTexts = {
  title: (town: string) => `Op vakantie in ${town}`,
  homesTitle: (town: string) => `Onze woningen in ${town}`,
  distance,
  pricesTitle: 'Prijs van een nacht, per maand',
  pricesNote:
    'Het gemiddelde van alle nachten in onze woningen, in hele euro’s, zonder kosten per verblijf zoals de schoonmaak.',
  month: 'Maand',
  price: 'Per nacht',
  euros,
  questionsTitle: 'Vragen en antwoorden',
  questions: {
    price: {
      question: (town: string) => `Wat kost een vakantiewoning in ${town}?`,
      answer: (
        count: number,
        low: { month: string; price: number },
        high: { month: string; price: number },
      ) =>
        low.price === high.price
          ? `Voor ${homesOf(count)} ligt het gemiddelde op ${euros(low.price)} per nacht, het hele jaar door.`
          : `Voor ${homesOf(count)} ligt het gemiddelde tussen ${euros(low.price)} per nacht in ${low.month} en ${euros(high.price)} in ${high.month}.`,
    },
    kinds: {
      question: (town: string) => `Wat voor woningen zijn er te huur in ${town}?`,
      answer: (kinds: string) => `U hebt de keuze uit ${kinds}, allemaal van particuliere verhuurders.`,
    },
    distance: { question: (town: string) => `Hoe ver van het strand liggen de woningen in ${town}?` },
    train: { question: (town: string) => `Hoe kom ik zonder auto in ${town}?` },
    near: {
      question: (town: string) => `Welke badplaatsen liggen dicht bij ${town}?`,
      answer: (towns: string) => `${towns} liggen het dichtstbij.`,
    },
    asking: {
      question: (town: string) => `Hoe vraag ik een woning in ${town} aan?`,
      answer:
        'U kiest uw dagen en stuurt uw aanvraag naar de verhuurder zelf. U betaalt pas als die ze goedkeurt, en rechtstreeks aan de verhuurder. Commissie is er niet.',
    },
  },
} as const;
