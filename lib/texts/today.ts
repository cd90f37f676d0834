import { formatTexts } from '@/lib/texts/format';

const nightsText = (count: number) => formatTexts.nights(count, String(count));

/** What needs the landlord's attention today, on the overview. */
export const todayTexts = {
  loadFailed: 'Wat vandaag uw aandacht vraagt, kon niet geladen worden.',
  nothing: 'Vandaag vraagt niets uw aandacht. Geniet van uw dag.',

  /** The day in one line: 'Vandaag: 1 aankomst, 0 vertrekken, € 300,- open, 1 vraag'. */
  line: {
    arriving: (count: number) => (count === 1 ? '1 aankomst' : `${count} aankomsten`),
    departing: (count: number) => (count === 1 ? '1 vertrek' : `${count} vertrekken`),
    open: (amount: string) => `${amount} open`,
    questions: (count: number) => (count === 1 ? '1 vraag' : `${count} vragen`),
  },

  toAnswer: 'Te beantwoorden',
  answered: 'Alles is beantwoord.',
  moreRequests: (count: number) =>
    count === 1 ? 'Nog één aanvraag wacht op u' : `Nog ${count} aanvragen wachten op u`,
  /** If not all of them were loaded. */
  manyRequests: 'Er wachten nog veel meer aanvragen op u',
  past: 'De dag van aankomst is voorbij.',
  offerPast: 'De dagen van uw voorstel zijn voorbij.',
  offeredTitle: 'Wacht op de gast',
  offered: (days: string, total: string) => `Uw voorstel: ${days}, ${total}`,
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
  /** Replaces the strip for screen readers. */
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
  arrivalInfoOf: (listing: string) => `Aankomstinfo ontbreekt: ${listing} aanvullen`,
  addressNotShared: 'Adres niet meegedeeld',

  paymentsDue: 'Te betalen deze week',
  paymentsOverdue: 'Te laat',
  paymentOf: (kind: string, guest: string) => `${kind} van ${guest}`,
  dueOn: (day: string) => `tegen ${day}`,

  attention: 'Vraagt uw aandacht',
  messages: (count: number) =>
    count === 1 ? 'Eén ongelezen bericht van een gast' : `${count} ongelezen berichten van gasten`,
  messagesText: 'Open de aanvraag om te lezen en te antwoorden.',
  toRequests: 'Naar de reserveringsaanvragen',
  toQuestions: 'Naar de contactaanvragen',
  feed: (name: string, listing: string) => `${name}-kalender van ${listing} wordt niet gelezen`,
  feedSince: (moment: string) => `Sinds ${moment}.`,
  feedKept: 'De laatst gelezen dagen blijven bezet.',
  mendFeed: 'Link nakijken',
  incomplete: (listing: string) => `${listing} is nog niet volledig`,
  /** Followed by what is missing. */
  missing: (count: number) =>
    count === 1 ? 'Er ontbreekt nog één ding:' : `Er ontbreken nog ${count} dingen:`,
  andMore: (count: number) => `en nog ${count}`,
  complete: 'Aanvullen',
  rejected: (listing: string) => `${listing} is niet goedgekeurd`,
  rejectedOn: (day: string) => `Afgewezen op ${day}.`,
  rejectedNext: 'Pas aan wat nodig is en publiceer de advertentie opnieuw.',
  mendListing: 'Aanpassen',
  toPublish: (listing: string) => `${listing} is klaar om te publiceren`,
  toPublishText: 'Alles is ingevuld, maar gasten zien de woning nog niet.',
  publish: 'Nakijken en publiceren',
  billing: 'Uw factuurgegevens zijn nog niet volledig',
  billingText: 'U hebt ze nodig om een woning te publiceren.',
  completeBilling: 'Factuurgegevens aanvullen',
  missingFields: { billing: 'Factuurgegevens', rental_period_night: 'Verhuurperiode' },
} as const;
