/** The operator's figures: how the whole site grows. */
import { formatNumber } from '@/lib/format/number';
import type { FigureName } from '@/lib/figures/figure-names';

const names: Readonly<Record<FigureName, string>> = {
  listings_online: 'Woningen online',
  listings_new: 'Nieuwe woningen',
  listings_gone: 'Verdwenen woningen',
  landlords: 'Verhuurders',
  views: 'Weergaven van woningen',
  searches: 'Zoekopdrachten',
  searches_without_result: 'Zonder resultaat',
  requests: 'Aanvragen',
  answer_minutes: 'Antwoordtijd',
  approvals: 'Goedgekeurd',
  cancellations: 'Geannuleerd',
  reviews: 'Beoordelingen',
  income_cents: 'Inkomsten',
};

const helps: Partial<Readonly<Record<FigureName, string>>> = {
  listings_online: 'Op het einde van de periode.',
  listings_gone: 'Offline gehaald of gewist, en tot nu niet teruggekomen.',
  landlords: 'Met een woning online op het einde van de periode.',
  views: 'Een bezoeker telt per woning één keer per dag.',
  answer_minutes: 'De helft van de beantwoorde aanvragen kreeg zo snel antwoord.',
  income_cents: 'Facturen min terugbetalingen, zonder btw.',
};

/** Minutes in a readable unit: '45 min.', '3 uur', '2 dagen'. */
function duration(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 90) return `${minutes}\u00a0min.`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)}\u00a0uur`;
  return `${Math.round(minutes / (24 * 60))}\u00a0dagen`;
}

const ahead: Readonly<Record<number, string>> = {
  0: 'binnen een week',
  7: '1 tot 2 weken',
  14: '2 tot 4 weken',
  30: '1 tot 2 maanden',
  60: '2 tot 4 maanden',
  120: '4 tot 8 maanden',
  240: 'later',
};

export const operatorFiguresTexts = {
  title: 'Cijfers',
  intro: 'Hoe de hele site groeit, met een jaar eerder ernaast. De laatste periode loopt nog.',
  years: 'Jaar',
  names,
  helps,
  duration,
  bothDays: 'Kies een eerste en een laatste dag.',
  noDays: 'De laatste dag moet na de eerste komen.',
  tooEarly: 'Kies een dag vanaf 2010.',
  tooLate: 'Kies een dag voor 2100.',
  tooMany: { month: 'Kies hoogstens 36 maanden.', week: 'Kies hoogstens 106 weken.' },
  failed: 'De cijfers konden niet geladen worden.',
  step: { label: 'Per', month: 'Maand', week: 'Week' },
  csv: 'Cijfers als CSV',
  asTable: 'Als tabel',
  asCharts: 'Als grafiek',
  period: 'Periode',
  yearBefore: 'een jaar eerder',
  before: (value: string) => `${value} een jaar eerder`,
  tables: {
    offer: 'Aanbod en bezoek per periode, met een jaar eerder',
    deals: 'Aanvragen en inkomsten per periode, met een jaar eerder',
  },
  recipients: {
    title: 'Gebruikers per maand',
    intro:
      'Voor de halfjaarlijkse bekendmaking: hoogstens zoveel mensen bekeken een woning. Wie op drie dagen kwam, telt drie keer, want we volgen niemand van de ene dag naar de andere. Wie alleen lijsten bekeek, telt niet mee.',
    average: 'Gemiddeld over zes maanden',
  },
  missing: {
    title: 'Gezocht en niet gevonden',
    intro: 'Wat bezoekers het vaakst zochten zonder één resultaat. Van wie zocht, wordt niets bewaard.',
    none: 'Elke zoekopdracht in deze periode vond minstens één woning.',
    table: 'Zoekopdrachten zonder resultaat, de meeste eerst',
    town: 'Badplaats',
    anyTown: 'Hele kust of meer badplaatsen',
    party: 'Gezelschap',
    persons: (count: number) =>
      count === 1
        ? '1\u00a0persoon'
        : `${formatNumber(count)}\u00a0personen${count === 20 ? ' of meer' : ''}`,
    notSaid: 'niet gezegd',
    ahead: 'Aankomst',
    aheadOf: (days: number) => ahead[days] ?? '',
    noDays: 'geen dagen gekozen',
    without: 'Zonder resultaat',
    of: 'Van',
    csv: 'Per dag als CSV',
  },
  file: {
    name: (from: string, to: string) => `cijfers-${from}-${to}.csv`,
    missingName: (from: string, to: string) => `niet-gevonden-${from}-${to}.csv`,
    first: ['Eerste dag', 'Laatste dag'],
    missing: ['Dag', 'Badplaats', 'Personen', 'Dagen vooraf (vanaf)', 'Zoekopdrachten', 'Zonder resultaat'],
    units: { answer_minutes: 'Antwoordtijd (minuten)', income_cents: 'Inkomsten (EUR)' },
  },
} as const;
