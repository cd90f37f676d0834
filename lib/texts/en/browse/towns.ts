import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/towns';

const byOstend = (town: string) =>
  `Take the train to Ostend and change there to the coast tram, which runs along the whole coast and also stops in ${town}.`;

export const townWords: InOtherWords<typeof nl.townWords> = {
  1: {
    paragraphs: [
      'Once a fishing village, Blankenberge grew in the nineteenth century into one of the busiest resorts in the country. The Pier, which runs 350 metres out to sea, has stood here since 1933 and has no equal on the Belgian coast. Behind the promenade you’ll find the shops of the Kerkstraat, belle époque façades, the Leopoldpark and the marina.',
      'If it’s quiet you’re after, head for the Uitkerkse Polder: meadows and ditches full of birds, just behind the town. On a wet day there is Sea Life, and Bruges is a quarter of an hour away by train.',
    ],
    train:
      'Blankenberge has a station of its own, a quarter of an hour from Bruges. The coast tram stops here too and runs to Knokke and to Ostend.',
  },
  2: {
    paragraphs: [
      'Bredene is the only resort on the Belgian coast without a seafront promenade. Between the houses and the beach lie protected dunes, with paths that take you down to the sea on foot. So the beach still looks the way beaches used to: sand, marram grass and no row of apartment blocks behind it.',
      'It has always been a place for campers and families. On the Spuikom, a large lake on the border with Ostend, people sail and surf; the city itself is a few minutes away by tram or bike.',
    ],
    train: byOstend('Bredene'),
  },
  3: {
    paragraphs: [
      'The heart of De Haan is the Concessie, a quarter of villas from the early years of the twentieth century, with winding avenues, white walls and red roofs. There are no tall buildings. The tram station of the same period is still in use. Albert Einstein lived here for a few months in 1933, in flight from the Nazis.',
      'Behind the village are the Duinbossen, dune woods where you can walk, cycle or ride under the trees. The beach is wide and runs without a break to Wenduine on one side and Bredene on the other.',
    ],
    train:
      'Take the train to Ostend or Blankenberge and change there to the coast tram, which stops in the middle of De Haan, within walking distance of the beach.',
  },
  4: {
    paragraphs: [
      'This is as far west as Belgium goes: De Panne borders on France. In the Westhoek, a nature reserve since 1957, you can walk for hours through dunes, hollows and scrub. On the wide, firm beach people race land yachts. The monument on the Esplanade recalls that King Leopold I first set foot on Belgian soil here, in 1831.',
      'In the Dumont quarter, the cottages of the first bathers still stand among the trees. With children, Plopsaland is the obvious choice, on the edge of the town.',
    ],
    train:
      'De Panne station is in Adinkerke, a few kilometres inland. The coast tram leaves from there and takes you to the centre and the beach.',
  },
  5: {
    paragraphs: [
      'Knokke is the fashionable end of the coast: galleries, shops and café terraces in and around the Lippenslaan, and villas among the trees in Het Zoute. In the casino hangs a mural by René Magritte that runs all the way round the room.',
      'On the border with the Netherlands lies the Zwin, where the sea still floods the mudflats and salt marshes at spring tide and storks come to nest. The polders behind it are flat and quiet: cycle along the dykes to Sluis or to Damme.',
    ],
    train:
      'Knokke is the end of the line for trains from Bruges and for the coast tram. From the station the Lippenslaan runs straight down to the sea.',
  },
  6: {
    paragraphs: [
      'The Hoge Blekker, at 33 metres the highest dune on the Belgian coast, is in the middle of Koksijde. In the twelfth century Cistercians built the Abbey of the Dunes here, for a long time one of the richest in the county of Flanders. The sand preserved it: you can visit the ruins and the museum next to them.',
      'In Sint-Idesbald, which is part of Koksijde, a museum shows the work of Paul Delvaux. The beach is wide and slopes gently, and between the streets you can step into the dunes almost anywhere.',
    ],
    train:
      'Koksijde station lies inland, on the line to De Panne. The coast tram stops closer to the sea, in Koksijde-Bad and in Sint-Idesbald.',
  },
  7: {
    paragraphs: [
      'Middelkerke has a new promenade, with room to stroll and a new casino on the beach. Between the café terraces stand statues of comic-strip characters, which children love to be photographed with.',
      'The beach is long and never far away, and behind the buildings the polders begin straight away, with cycle paths to Nieuwpoort, Diksmuide and Ostend. In Raversijde, just over the border with Ostend, the bunkers and trenches of the Atlantic Wall have become a museum.',
    ],
    train: byOstend('Middelkerke'),
  },
  8: {
    paragraphs: [
      'Heist was a fishing village before it became a resort, and around the church it still shows. The Sincfala museum tells the story of those days, and of the area between Bruges and the Zwin. The promenade is friendly without being big, with play equipment, ice cream and café terraces close together.',
      'Towards Zeebrugge lies the Bay of Heist, a strip of beach left to nature where shore birds breed. On the other side Heist runs into Duinbergen, a district of villas among the dunes, and then into Knokke.',
    ],
    train:
      'Heist has a station of its own, on the line from Bruges to Knokke, a few minutes’ walk from the promenade. The coast tram stops here too.',
  },
  9: {
    paragraphs: [
      'Nieuwpoort lies on the river Yser: an old town inland, Nieuwpoort-Bad on the beach, and between them the quay with its fishing boats, fish market and fish restaurants. The marina is one of the largest in northern Europe.',
      'At the Ganzepoot, the town’s lock complex, the Yser plain was flooded in October 1914 to hold back the invading army. The Westfront visitor centre, beneath the monument to King Albert I, explains how. On the right bank the mouth of the river has become a nature reserve.',
    ],
    train: byOstend('Nieuwpoort'),
  },
  10: {
    paragraphs: [
      'In Oostduinkerke, fishermen still ride draught horses into the surf to catch shrimps. Since 2013 this has been on UNESCO’s list of intangible heritage, and in season you can watch it from the beach. The Navigo fishing museum tells the rest.',
      'The village is part of Koksijde and lies some way from the sea, behind a broad belt of dunes. In the Doornpanne and Ter Yde you walk through what the whole coast was like before it was built up. The beach here is very wide.',
    ],
    train: byOstend('Oostduinkerke'),
  },
  11: {
    paragraphs: [
      'Ostend is the biggest city on the coast, with plenty going on in winter too. Visit the house of James Ensor, the sailing ship Mercator and Fort Napoleon, and stroll past the Kursaal and the Royal Galleries, built for Leopold II. On the Visserskaai you eat shrimps with your fingers.',
      'The beach is miles long: busy by the casino, quieter towards Mariakerke and Raversijde. A free ferry takes you across to the east bank, where the dunes begin.',
    ],
    train:
      'There are direct trains to Bruges, Ghent and Brussels. The station is by the harbour, within walking distance of the centre, and the coast tram leaves from it in both directions.',
  },
  12: {
    paragraphs: [
      'Wenduine belongs to De Haan and is one of the smallest resorts on the coast. Houses from around 1900 stand around the De Smet de Naeyerplein, and the promenade is broad and newly renewed. From the Spioenkop, a dune topped by a little lookout house, you can see across the sea and the polders.',
      'Don’t expect crowds here, but a beach for children and woods in the dunes, where you can walk or cycle to De Haan. Behind the houses the flat land towards Uitkerke and Bruges begins at once.',
    ],
    train:
      'Take the train to Blankenberge or Ostend and change there to the coast tram, which also stops in Wenduine. From Blankenberge it takes a few minutes.',
  },
  13: {
    paragraphs: [
      'Westende-Bad was built around 1900, and two buildings still tell of it: the white, round Bellevue, known to everyone as the Rotonde, and Villa Les Zéphyrs, with an interior by Henry van de Velde that you can visit. The village itself, part of Middelkerke, lies a little way inland.',
      'Between Westende and Middelkerke some dunes survive, the Warandeduinen. In the other direction it’s a short bike ride to Lombardsijde and to the mouth of the Yser in Nieuwpoort. The beach is wide and rarely full.',
    ],
    train: byOstend('Westende'),
  },
  14: {
    paragraphs: [
      'Zeebrugge means Bruges-on-Sea, and that is exactly what it is: the port was built around 1900 to join the city to the sea again. These days car carriers, ferries and cruise ships come in, and from the beach you can watch them pass.',
      'Beside the harbour wall the beach has grown very wide over the years, and it’s quieter here than next door. You can eat fish in the old fishing village and at the former fishing dock; Bruges itself is close by, by train or along the canal by bike.',
    ],
    train: 'There are trains from Bruges. The coast tram stops here too, and runs to Knokke and to Ostend.',
  },
};

const euros = (price: number) => `€${price}`;

const homesOf = (count: number) => `${count} ${pluralForm(count) === 'one' ? 'home' : 'homes'}`;

export const propertyTypeCounts: InOtherWords<typeof nl.propertyTypeCounts> = {
  apartment: ['apartment', 'apartments'],
  studio: ['studio', 'studios'],
  penthouse: ['penthouse', 'penthouses'],
  villa: ['villa', 'villas'],
  house: ['house', 'houses'],
};

export const townTexts: InOtherWords<typeof nl.townTexts> = {
  title: (town) => `On holiday in ${town}`,
  homesTitle: (town) => `Our homes in ${town}`,
  distance: ({ median, nearest }) =>
    median === nearest
      ? `Half of our homes are no more than ${median} metres from the beach.`
      : `Half of our homes are no more than ${median} metres from the beach, the nearest no more than ${nearest} metres.`,
  pricesTitle: 'Price of a night, by month',
  pricesNote:
    'The average of all nights in our homes, in whole euros, without costs per stay such as cleaning.',
  month: 'Month',
  price: 'Per night',
  euros,
  questionsTitle: 'Questions and answers',
  questions: {
    price: {
      question: (town) => `How much does a holiday home in ${town} cost?`,
      answer: (count, low, high) =>
        low.price === high.price
          ? `Across ${homesOf(count)} the average is ${euros(low.price)} per night, all year round.`
          : `Across ${homesOf(count)} the average ranges from ${euros(low.price)} per night in ${low.month} to ${euros(high.price)} in ${high.month}.`,
    },
    kinds: {
      question: (town) => `What kind of homes are there to rent in ${town}?`,
      answer: (kinds) => `You can choose from ${kinds}, all from private owners.`,
    },
    distance: { question: (town) => `How far from the beach are the homes in ${town}?` },
    train: { question: (town) => `How do I get to ${town} without a car?` },
    near: {
      question: (town) => `Which seaside towns are close to ${town}?`,
      answer: (towns) => `${towns} are the closest.`,
    },
    asking: {
      question: (town) => `How do I request a home in ${town}?`,
      answer:
        'You choose your dates and send your request to the owner in person. You only pay once the owner approves it, and you pay the owner directly. There is no commission.',
    },
  },
};
