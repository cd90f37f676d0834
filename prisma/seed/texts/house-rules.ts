/** House rules as typically written by owners on the coast: one per line, none contradicting the listing's settings. */
import { isDetached } from '../listing';
import type { SeedListing } from '../listing';
import type { Random } from '../random';

function pets({ comfort }: SeedListing): string[] {
  if (!comfort.pets) return ['Geen huisdieren.', 'Huisdieren blijven thuis.'];
  return [
    'Uw hond is welkom, maar niet op bed of zetel.',
    'Eén hond mag mee; laat hem niet alleen achter.',
    'Honden mogen binnen, met propere poten.',
  ];
}

const quiet = ({ type }: SeedListing): string[] =>
  isDetached(type)
    ? ['Na 22 uur graag stil in de tuin.', 'De buren slapen met open raam: stil vanaf 22 uur.']
    : [
        'Stil vanaf 22 uur: het gebouw is gehorig.',
        'Geen geluid op het terras na 22 uur.',
        'Tussen 22 en 8 uur is het stil in het gebouw.',
      ];

function leaving({ comfort }: SeedListing): string[] {
  if (comfort.cleaning)
    return [
      'De afwas doet u zelf, wij doen de rest.',
      'Haal bij vertrek de bedden af en zet het vuilnis buiten.',
    ];
  return [
    'Laat de woning proper achter: geveegd, afgewassen en het vuilnis weg.',
    'U poetst zelf; emmer en dweil staan in de kast.',
  ];
}

/** Rules that some owners add. */
const more: readonly string[] = [
  'Spoel het zand af aan de kraan bij de deur.',
  'Sorteer uw afval; de zakken liggen onder de gootsteen.',
  'Geen feestjes, en niet meer personen dan afgesproken.',
  'Strandspullen horen in de berging, niet op de gang.',
  'Zet de verwarming lager als u weggaat.',
  'Is er iets stuk, zeg het ons gewoon.',
];

export function houseRules(listing: SeedListing, random: Random): string {
  const smoking = random.pick(['Binnen wordt niet gerookt.', 'Roken kan buiten, nooit binnen.']);
  const added = random.shuffle(more).slice(0, random.int(0, 3));
  return [
    smoking,
    random.pick(pets(listing)),
    random.pick(quiet(listing)),
    random.pick(leaving(listing)),
    ...added,
  ].join('\n');
}
