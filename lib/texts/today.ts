import { formatTexts } from '@/lib/texts/format';

const nightsText = (count: number) => formatTexts.nights(count, String(count));

/** What a landlord has to see to today, on the overview. */
export const todayTexts = {
  loadFailed: 'Wat vandaag uw aandacht vraagt, kon niet geladen worden.',
  nothing: 'Vandaag vraagt niets uw aandacht. Geniet van uw dag.',

  toAnswer: 'Te beantwoorden',
  answered: 'Alles is beantwoord.',
  moreRequests: (count: number) =>
    count === 1 ? 'Nog één aanvraag wacht op u' : `Nog ${count} aanvragen wachten op u`,
  /** Where not all of them are known. */
  manyRequests: 'Er wachten nog veel meer aanvragen op u',
  past: 'De dag van aankomst is voorbij.',
  offered: 'U deed een voorstel. De gast antwoordt op de eigen pagina.',
  approveOf: (name: string) => `Goedkeuren: ${name}`,
  declineOf: (name: string) => `Afwijzen: ${name}`,
  offerTo: (name: string) => `Voorstel doen: ${name}`,

  free: (wanted: number) => (wanted === 1 ? 'De nacht is vrij' : `Alle ${nightsText(wanted)} zijn vrij`),
  taken: (taken: number, wanted: number) =>
    wanted === 1
      ? 'De nacht is bezet'
      : taken === wanted
        ? `Alle ${nightsText(wanted)} zijn bezet`
        : `${taken} van de ${nightsText(wanted)} ${taken === 1 ? 'is' : 'zijn'} bezet`,
  asked: (asked: number, wanted: number) =>
    wanted === 1
      ? 'Vrij, maar nog een gast vraagt deze nacht'
      : `Vrij, maar nog een gast vraagt ${asked === wanted ? 'deze nachten' : `${asked} van de ${nightsText(wanted)}`}`,
  /** What a screen reader says instead of the strip. */
  around: (parts: readonly string[]) => `Rond het verblijf: ${parts.join('; ')}.`,
  run: (state: string, from: string, until: string) => `${state} van ${from} tot ${until}`,
  runStates: { free: 'vrij', taken: 'bezet', asked: 'ook door een andere gast gevraagd' },
  wantedStates: {
    free: 'gevraagd en vrij',
    taken: 'gevraagd maar bezet',
    asked: 'gevraagd, ook door een andere gast',
  },

  week: 'Deze week',
  nobody: 'De komende zeven dagen komt en vertrekt er niemand.',
  arriving: 'Komt aan',
  departing: 'Vertrekt',
  staying: 'Verblijft nu',
  none: 'Niemand.',
  toPlanning: 'Naar de planning',
  today: 'Vandaag',
  tomorrow: 'Morgen',
  until: (day: string) => `tot ${day}`,
  from: (hour: string) => `vanaf ${hour}`,
  before: (hour: string) => `voor ${hour}`,
  arrivalInfoMissing: 'Aankomstinfo ontbreekt',
  arrivalInfoOf: (home: string) => `Aankomstinfo ontbreekt: ${home} aanvullen`,
  addressNotShared: 'Adres niet meegedeeld',

  attention: 'Vraagt uw aandacht',
  messages: (count: number) =>
    count === 1 ? 'Eén ongelezen bericht van een gast' : `${count} ongelezen berichten van gasten`,
  messagesText: 'Open de aanvraag om te lezen en te antwoorden.',
  toRequests: 'Naar de reserveringsaanvragen',
  toQuestions: 'Naar de contactaanvragen',
  feed: (name: string, home: string) => `${name}-kalender van ${home} wordt niet gelezen`,
  feedSince: (moment: string) => `Sinds ${moment}.`,
  feedKept: 'De laatst gelezen dagen blijven bezet.',
  mendFeed: 'Link nakijken',
  incomplete: (home: string) => `${home} is nog niet volledig`,
  missing: (count: number, fields: string) =>
    count === 1 ? `Er ontbreekt nog één ding: ${fields}.` : `Er ontbreken nog ${count} dingen: ${fields}.`,
  andMore: (count: number) => `en nog ${count}`,
  complete: 'Aanvullen',
  missingFields: { billing: 'Facturatiegegevens', rental_period_night: 'Verhuurperiode' },
} as const;
