/** Sentences about linen, costs, the key and the length of stays. */
import { setRentalPeriods } from '@/lib/listings/kinds';
import { numberWord } from './words';
import type { Facts } from './words';

function linen({ comfort }: Facts): string[] {
  if (comfort.bedLinen && comfort.bathLinen)
    return [
      'De bedden zijn opgemaakt en de handdoeken liggen klaar.',
      'Bedlinnen en badlinnen zijn inbegrepen.',
    ];
  if (comfort.bedLinen)
    return [
      'Bedlinnen is inbegrepen, handdoeken brengt u zelf mee.',
      'De bedden zijn opgemaakt; neem wel uw handdoeken mee.',
    ];
  return ['Bedlinnen en handdoeken brengt u zelf mee.', 'Lakens en handdoeken neemt u zelf mee.'];
}

function costs({ comfort }: Facts): string[] {
  if (comfort.utilities && comfort.cleaning)
    return [
      'Water, gas, elektriciteit en de eindschoonmaak zitten in de prijs.',
      'De prijs is volledig: verbruik en eindschoonmaak zijn inbegrepen.',
    ];
  if (comfort.utilities)
    return [
      'Het verbruik is inbegrepen; de schoonmaak doet u zelf.',
      'Water, gas en elektriciteit zijn inbegrepen.',
    ];
  if (comfort.cleaning)
    return ['De eindschoonmaak is inbegrepen, het verbruik rekenen we na afloop af volgens de meters.'];
  return [
    'Het verbruik rekenen we na afloop af volgens de meters.',
    'Verbruik volgens de meterstand; u laat alles netjes achter.',
  ];
}

const arriving = ({ comfort }: Facts): string[] =>
  comfort.welcome
    ? [
        'Wij ontvangen u graag zelf en tonen u alles.',
        'Bij aankomst staat een van ons aan de deur met de sleutel.',
      ]
    : [
        'De sleutel zit in een kastje met code, u komt aan wanneer het u past.',
        'Inchecken doet u zelf, met een code.',
      ];

function letting({ rules }: Facts): string[] {
  const periods = setRentalPeriods(rules);
  if (periods.length === 1 && periods[0] === 'week')
    return ['Wij verhuren alleen per week.', 'Verhuur gebeurt per week.'];
  if (periods.includes('month')) return ['Wij verhuren per week, per twee weken of per maand.'];
  if (!periods.includes('night'))
    return periods.includes('weekend')
      ? ['Verhuur per weekend, midweek of week.', 'U boekt een weekend, een midweek of een hele week.']
      : ['Wij verhuren per midweek, per week of per twee weken.'];
  if (rules.min_stay > 1)
    return [
      `Blijven kan vanaf ${numberWord(rules.min_stay)} nachten.`,
      `Minimumverblijf: ${numberWord(rules.min_stay)} nachten.`,
    ];
  return ['Ook één nacht kan.', 'U kiest zelf hoelang u blijft.'];
}

/** Statements in order of importance, each a list of variants. */
export const practical = (listing: Facts): string[][] => [
  letting(listing),
  linen(listing),
  costs(listing),
  arriving(listing),
];

export const closings: readonly string[] = [
  'Tot binnenkort aan zee.',
  'Wees welkom.',
  'Wij wensen u alvast een zorgeloos verblijf.',
  'Hebt u een vraag, stuur ons gerust een bericht.',
  'Vraag ons gerust naar onze favoriete adressen.',
  'Wie hier was, komt graag terug.',
  'De gasten voor u lieten tips na in het gastenboek.',
];
