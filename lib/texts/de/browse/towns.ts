import { pluralForm } from '@/lib/format/plural';
import type { TownDistance } from '@/lib/towns/facts';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/towns';

const byOstend = (town: string) =>
  `Mit dem Zug bis Ostende und dort in die Küstentram, die an der ganzen Küste entlangfährt und auch in ${town} hält.`;

export const townWords: InOtherWords<typeof nl.townWords> = {
  1: {
    paragraphs: [
      'Aus dem Fischerdorf Blankenberge wurde im neunzehnten Jahrhundert einer der meistbesuchten Badeorte des Landes. Die Seebrücke, de Pier, ragt 350 Meter ins Meer; sie steht dort seit 1933 und hat an unserer Küste nicht ihresgleichen. Hinter der Promenade liegen die Geschäfte der Kerkstraat, Fassaden der Belle Époque, der Leopoldpark und der Yachthafen.',
      'Wer Ruhe sucht, geht in den Uitkerkse Polder: Wiesen und Gräben voller Vögel, gleich hinter der Stadt. Bei schlechtem Wetter gibt es das Sea Life, und Brügge ist mit dem Zug eine Viertelstunde entfernt.',
    ],
    train:
      'Blankenberge hat einen eigenen Bahnhof, eine Viertelstunde von Brügge. Auch die Küstentram hält hier; sie fährt nach Knokke und nach Ostende.',
  },
  2: {
    paragraphs: [
      'Bredene ist der einzige Badeort der belgischen Küste ohne Seedeich. Zwischen den Häusern und dem Strand liegen geschützte Dünen, und auf Pfaden geht es zu Fuß ans Meer. So sieht der Strand noch aus wie früher: Sand, Strandhafer und keine Reihe Apartmenthäuser dahinter.',
      'Seit jeher kommen vor allem Camper und Familien hierher. Auf der Spuikom, einem großen See an der Grenze zu Ostende, wird gesegelt und gesurft; die Stadt selbst erreichen Sie mit der Tram oder dem Rad in wenigen Minuten.',
    ],
    train: byOstend('Bredene'),
  },
  3: {
    paragraphs: [
      'Das Herz von De Haan ist die Concessie, ein Villenviertel aus den ersten Jahren des zwanzigsten Jahrhunderts mit gewundenen Alleen, weißen Fassaden und roten Dächern. Hochhäuser gibt es hier nicht. Die Tramstation aus derselben Zeit ist noch immer in Betrieb. Albert Einstein wohnte 1933 einige Monate hier, auf der Flucht vor den Nationalsozialisten.',
      'Hinter dem Ort liegen die Duinbossen, ein Dünenwald zum Wandern, Radfahren und Reiten. Der Strand ist breit und reicht ohne Unterbrechung bis Wenduine auf der einen und bis Bredene auf der anderen Seite.',
    ],
    train:
      'Mit dem Zug bis Ostende oder Blankenberge und dort in die Küstentram. Sie hält mitten in De Haan, von wo Sie zu Fuß zum Strand gehen.',
  },
  4: {
    paragraphs: [
      'Weiter nach Westen geht es in Belgien nicht: De Panne grenzt an Frankreich. Im Westhoek, seit 1957 Naturschutzgebiet, wandern Sie stundenlang durch Dünen, Dünentäler und Buschland. Über den breiten, festen Strand flitzen Strandsegler. Das Denkmal an der Esplanade erinnert daran, dass König Leopold I. hier 1831 zum ersten Mal belgischen Boden betrat.',
      'Im Dumontviertel stehen die Cottages der ersten Badegäste noch immer im Grünen. Mit Kindern liegt ein Tag in Plopsaland nahe, am Rand der Gemeinde.',
    ],
    train:
      'Der Bahnhof von De Panne liegt in Adinkerke, einige Kilometer landeinwärts. Dort fährt die Küstentram ab, die Sie ins Zentrum und an den Strand bringt.',
  },
  5: {
    paragraphs: [
      'Knokke ist die mondäne Seite der Küste: Galerien, Geschäfte und Terrassen in und um die Lippenslaan, Villen im Grünen im Stadtteil Het Zoute. Im Casino umgibt ein Wandgemälde von René Magritte einen ganzen Saal.',
      'An der Grenze zu den Niederlanden liegt der Zwin, wo das Meer bei Hochwasser noch immer in Watt und Salzwiesen strömt und Störche nisten. Die Polder dahinter sind flach und still: Auf den Deichen radeln Sie nach Sluis oder nach Damme.',
    ],
    train:
      'Knokke ist die Endstation der Bahnstrecke aus Brügge und der Küstentram. Vom Bahnhof führt die Lippenslaan geradewegs ans Meer.',
  },
  6: {
    paragraphs: [
      'Der Hoge Blekker, mit 33 Metern die höchste Düne der belgischen Küste, liegt mitten in Koksijde. Im zwölften Jahrhundert bauten Zisterzienser hier die Dünenabtei, lange eine der reichsten der Grafschaft. Der Sand hat sie bewahrt: Die Ruinen und das Museum daneben können Sie besichtigen.',
      'In Sint-Idesbald, das zu Koksijde gehört, zeigt ein Museum das Werk von Paul Delvaux. Der Strand ist breit und fällt sanft ab, und zwischen den Wohnvierteln kommt man fast überall in die Dünen.',
    ],
    train:
      'Der Bahnhof von Koksijde liegt landeinwärts, an der Strecke nach De Panne. Die Küstentram hält näher am Meer, in Koksijde-Bad und in Sint-Idesbald.',
  },
  7: {
    paragraphs: [
      'Middelkerke hat eine neue Seepromenade, mit viel Platz zum Flanieren und einem neuen Casino am Strand. Zwischen den Terrassen stehen Comicfiguren, mit denen sich Kinder gern fotografieren lassen.',
      'Der Strand ist lang und nirgends weit, und gleich hinter den Häusern beginnen die Polder mit Radwegen nach Nieuwpoort, Diksmuide und Ostende. In Raversijde, knapp hinter der Grenze zu Ostende, sind die Bunker und Laufgräben des Atlantikwalls heute ein Museum.',
    ],
    train: byOstend('Middelkerke'),
  },
  8: {
    paragraphs: [
      'Heist war ein Fischerdorf, ehe es Badeort wurde, und rund um die Kirche merkt man das noch. Von dieser Zeit und von der Gegend zwischen Brügge und dem Zwin erzählt das Museum Sincfala. Die Promenade ist gemütlich und nicht zu groß, mit Spielplätzen, Eis und Terrassen nah beieinander.',
      'Richtung Zeebrugge liegt die Bucht von Heist, ein Streifen Strand, der der Natur überlassen ist und auf dem Strandvögel brüten. Auf der anderen Seite geht Heist in Duinbergen über, ein Villenviertel in den Dünen, und dann in Knokke.',
    ],
    train:
      'Heist hat einen eigenen Bahnhof an der Strecke von Brügge nach Knokke, wenige Gehminuten von der Promenade. Auch die Küstentram hält hier.',
  },
  9: {
    paragraphs: [
      'Nieuwpoort liegt an der Yser: landeinwärts eine alte Stadt, am Strand Nieuwpoort-Bad und dazwischen der Kai mit Fischerbooten, Fischauktion und Fischrestaurants. Der Yachthafen ist einer der größten Nordeuropas.',
      'An der Ganzepoot, der Schleusenanlage der Stadt, wurde im Oktober 1914 die Yserebene geflutet, um die deutsche Armee aufzuhalten. Wie das ging, zeigt das Besucherzentrum Westfront unter dem Denkmal für König Albert I. Am rechten Ufer ist die Flussmündung heute ein Naturschutzgebiet.',
    ],
    train: byOstend('Nieuwpoort'),
  },
  10: {
    paragraphs: [
      'In Oostduinkerke ziehen Fischer noch mit Kaltblutpferden in die Brandung, um Krabben zu fangen. Seit 2013 steht das auf der Unesco-Liste des immateriellen Kulturerbes, und in der Saison können Sie vom Strand aus zusehen. Den Rest erzählt das Fischereimuseum Navigo.',
      'Das Dorf gehört zu Koksijde und liegt ein Stück vom Meer entfernt, hinter einem breiten Dünengürtel. In der Doornpanne und in Ter Yde wandern Sie durch das, was die Küste überall war, bevor sie zugebaut wurde. Der Strand ist hier sehr breit.',
    ],
    train: byOstend('Oostduinkerke'),
  },
  11: {
    paragraphs: [
      'Ostende ist die größte Stadt an der Küste, und auch im Winter ist immer etwas los. Sie besuchen das Haus von James Ensor, das Segelschiff Mercator und Fort Napoleon und spazieren am Kursaal und an den Königlichen Galerien entlang, die Leopold II. bauen ließ. Am Visserskaai essen Sie Nordseekrabben auf die Hand.',
      'Der Strand ist kilometerlang: lebhaft am Casino, ruhiger Richtung Mariakerke und Raversijde. Eine Fähre bringt Sie kostenlos ans Ostufer, wo die Dünen beginnen.',
    ],
    train:
      'Züge fahren direkt nach Brügge, Gent und Brüssel. Der Bahnhof liegt am Hafen, das Zentrum ist zu Fuß zu erreichen, und die Küstentram fährt hier in beide Richtungen ab.',
  },
  12: {
    paragraphs: [
      'Wenduine gehört zu De Haan und ist einer der kleinsten Badeorte der Küste. Rund um den De Smet de Naeyerplein stehen Häuser aus der Zeit um 1900, und die Promenade ist breit und erneuert. Vom Spioenkop, einer Düne mit Aussichtshäuschen, blicken Sie über das Meer und die Polder.',
      'Trubel dürfen Sie hier nicht erwarten, wohl aber einen Strand für Kinder und Dünenwälder, durch die Sie zu Fuß oder mit dem Rad nach De Haan kommen. Gleich hinter den Häusern beginnt das flache Land Richtung Uitkerke und Brügge.',
    ],
    train:
      'Mit dem Zug bis Blankenberge oder Ostende und dort in die Küstentram, die auch in Wenduine hält. Von Blankenberge dauert das nur wenige Minuten.',
  },
  13: {
    paragraphs: [
      'Westende-Bad entstand um 1900, und zwei Gebäude erzählen noch davon: das weiße, runde Bellevue, das alle nur die Rotonde nennen, und die Villa Les Zéphyrs mit einer Einrichtung von Henry van de Velde, die Sie besichtigen können. Das Dorf selbst, das zu Middelkerke gehört, liegt ein Stück landeinwärts.',
      'Zwischen Westende und Middelkerke sind Dünen erhalten geblieben, die Warandeduinen. In der anderen Richtung sind Sie mit dem Rad schnell in Lombardsijde und an der Ysermündung in Nieuwpoort. Der Strand ist breit und selten voll.',
    ],
    train: byOstend('Westende'),
  },
  14: {
    paragraphs: [
      'Zeebrugge ist Brügge am Meer, ganz wörtlich: Der Hafen wurde um 1900 angelegt, um die Stadt wieder mit dem Meer zu verbinden. Heute laufen Autofrachter, Fähren und Kreuzfahrtschiffe ein, und vom Strand aus sehen Sie sie vorbeiziehen.',
      'Neben der Hafenmole ist der Strand mit den Jahren sehr breit geworden, und es geht ruhiger zu als bei den Nachbarn. Im alten Fischerdorf und am früheren Fischereihafen essen Sie Fisch; Brügge selbst ist mit dem Zug oder mit dem Rad am Kanal entlang schnell erreicht.',
    ],
    train:
      'Von Brügge fahren Züge hierher. Auch die Küstentram hält hier; sie fährt nach Knokke und nach Ostende.',
  },
};

const euros = (price: number) => `${price}\u{a0}€`;

const homesOf = (count: number) => `${count} ${pluralForm(count) === 'one' ? 'Unterkunft' : 'Unterkünften'}`;

export const propertyTypeCounts: InOtherWords<typeof nl.propertyTypeCounts> = {
  apartment: ['Ferienwohnung', 'Ferienwohnungen'],
  studio: ['Studio', 'Studios'],
  penthouse: ['Penthouse', 'Penthouses'],
  villa: ['Villa', 'Villen'],
  house: ['Ferienhaus', 'Ferienhäuser'],
};

const distance = ({ median, nearest }: TownDistance) =>
  median === nearest
    ? `Die Hälfte unserer Unterkünfte liegt höchstens ${median} Meter vom Strand entfernt.`
    : `Die Hälfte unserer Unterkünfte liegt höchstens ${median} Meter vom Strand entfernt, die nächstgelegene höchstens ${nearest} Meter.`;

export const townTexts: InOtherWords<typeof nl.townTexts> = {
  title: (town) => `Urlaub in ${town}`,
  homesTitle: (town) => `Unsere Unterkünfte in ${town}`,
  distance,
  pricesTitle: 'Preis pro Nacht, nach Monaten',
  pricesNote:
    'Der Durchschnitt aller Nächte in unseren Unterkünften, in ganzen Euro, ohne Kosten pro Aufenthalt wie die Reinigung.',
  month: 'Monat',
  price: 'Pro Nacht',
  euros,
  questionsTitle: 'Fragen und Antworten',
  questions: {
    price: {
      question: (town) => `Was kostet eine Ferienwohnung in ${town}?`,
      answer: (count, low, high) =>
        low.price === high.price
          ? `Bei ${homesOf(count)} liegt der Durchschnitt das ganze Jahr über bei ${euros(low.price)} pro Nacht.`
          : `Bei ${homesOf(count)} liegt der Durchschnitt zwischen ${euros(low.price)} pro Nacht im ${low.month} und ${euros(high.price)} im ${high.month}.`,
    },
    kinds: {
      question: (town) => `Welche Unterkünfte gibt es in ${town} zu mieten?`,
      answer: (kinds) => `Zurzeit im Angebot: ${kinds}, ausschließlich von privaten Vermietern.`,
    },
    distance: { question: (town) => `Wie weit sind die Unterkünfte in ${town} vom Strand entfernt?` },
    train: { question: (town) => `Wie komme ich ohne Auto nach ${town}?` },
    near: {
      question: (town) => `Welche Badeorte liegen in der Nähe von ${town}?`,
      answer: (towns) => `Am nächsten liegen ${towns}.`,
    },
    asking: {
      question: (town) => `Wie frage ich eine Unterkunft in ${town} an?`,
      answer:
        'Sie wählen Ihre Reisedaten und senden Ihre Anfrage direkt an den Vermieter. Sie zahlen erst, wenn er zusagt, und zwar direkt an ihn. Provision fällt keine an.',
    },
  },
};
