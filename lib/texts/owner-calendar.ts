/** The owner's calendar on the dashboard (docs/rules/calendar.md#the-owners-screen). */
import type { LogKind } from '@/lib/calendar/log-groups';
import type { BookedSource } from '@/lib/listings/calendar-sources';
import { importedSourceNames } from '@/lib/texts/calendar-feeds';

/** What occupies a night, as shown to the owner. */
export const bookedSourceTexts: Readonly<Record<BookedSource, string>> = {
  internal: 'Eigen reservering',
  ...importedSourceNames,
};

export const ownerCalendarTexts = {
  title: 'Beschikbaarheid',
  listing: 'Vakantiewoning',
  calendarOf: (name: string) => `Kalender van ${name}`,
  view: 'Weergave',
  month: 'Maand',
  year: 'Jaar',
  previousYear: 'Vorig jaar',
  nextYear: 'Volgend jaar',
  history: 'Geschiedenis',
  settings: 'Instellingen',
  closePanel: 'Sluiten',
  loadFailed: 'De kalender kon niet geladen worden.',
  noAccess: 'U kunt deze kalender niet meer bekijken.',
  noAccessText: 'De verhuurder deelt hem misschien niet langer met u.',
  toToday: 'Naar het overzicht',
  emptyLandlord: 'U hebt nog geen vakantiewoning. Maak er een aan, dan staat hier de kalender ervan.',
  createListing: 'Advertentie aanmaken',
  emptyCoLandlord: 'Zodra een verhuurder een kalender met u deelt, vindt u die hier.',
  emptyAdmin:
    'U hebt zelf geen vakantiewoning. Open de kalender van een ander via het adres van die kalender.',

  chosen: 'Gekozen',
  chooseFirst: 'Kies een nacht in de kalender, en daarna de laatste nacht van de periode.',
  chooseLast: 'Kies nu de laatste nacht, of werk verder met deze ene nacht.',
  clear: 'Wissen',
  change: 'Prijs of blokkering',
  prices: 'Prijzen en regels',
  range: (first: string, last: string) => `${first} t/m ${last}`,
  withNights: (range: string, nights: string) => `${range} (${nights})`,

  legend: {
    title: 'Legende',
    free: 'Beschikbaar',
    blocked: 'Hier geblokkeerd',
    closed: 'Gesloten op een andere site, zonder verblijf',
    conflict: 'Dubbel geboekt',
    chosen: 'Uw keuze',
  },
  closedAt: (site: string) => `Gesloten op ${site}`,
  airbnbSign: 'A',
  today: 'Vandaag',
  pickMonth: 'Maand kiezen',
  pickYear: 'Jaar kiezen',
  pending: 'Aanvraag',
  pendingOf: (name: string) => `aanvraag van ${name}`,
  openPending: (name: string) => `Aanvraag van ${name}`,
  withNightCount: (name: string, nights: number) => `${name} · ${nights} n.`,

  bookingComSign: 'B',
  otherSign: 'K',
  conflictSign: '!',
  conflictWord: 'Dubbel',
  specialSpoken: 'speciaal tarief',
  conflictSpoken: 'dubbel geboekt',

  stay: {
    title: 'Verblijf',
    titleMany: 'Verblijven',
    titleClosed: 'Gesloten nachten',
    guest: 'Gast',
    noGuest: 'Niet bekend',
    checkIn: 'Inchecken',
    checkOut: 'Uitchecken',
    from: (time: string) => `vanaf ${time}`,
    until: (time: string) => `tot ${time}`,
    source: 'Bron',
    summary: 'Omschrijving',
    request: 'Aanvraag bekijken',
    chooseNights: 'Deze nachten kiezen',
    conflictTitle: 'Dubbel geboekt',
    conflictText: 'Deze dagen zijn hier en op een andere site geboekt. Neem contact op met de gasten.',
  },

  nights: {
    title: 'Gekozen nachten',
    rate: 'Speciaal tarief per nacht',
    rateHelp: (standard: string) => `In hele euro’s, minstens ${standard}.`,
    rateHelpNoStandard: 'In hele euro’s.',
    block: 'Periode blokkeren',
    blockHelp: 'Gasten kunnen deze nachten dan niet reserveren.',
    save: 'Opslaan',
    free: 'Blokkering opheffen',
    standard: 'Speciaal tarief weghalen',
    now: (price: string) => `Nu ${price}`,
    between: (least: string, most: string) => `${least} tot ${most}`,
    minStay: (nights: string) => `Wie hier aankomt, blijft minstens ${nights}`,
    ofSeason: (text: string, season: string) => `${text} (${season})`,
    notWhole: 'Vul een bedrag in hele euro’s in.',
    done: {
      rate: 'Het speciale tarief is opgeslagen.',
      block: 'De periode is geblokkeerd.',
      both: 'Het tarief is opgeslagen en de periode is geblokkeerd.',
      free: 'De nachten zijn weer vrij.',
      standard: 'De gewone prijs geldt weer.',
    },
    failed: 'Uw wijziging kon niet opgeslagen worden. Probeer het later opnieuw.',
  },

  saving: 'Bezig met opslaan',

  log: {
    intro: 'De laatste wijzigingen van tarieven en blokkeringen.',
    empty: 'Er zijn nog geen wijzigingen.',
    failed: 'De geschiedenis kon niet geladen worden.',
    formerUser: 'Verwijderde gebruiker',
    by: (name: string, moment: string) => `${name}, ${moment}`,
    more: (range: string, count: number) =>
      `${range} en nog ${count} ${count === 1 ? 'periode' : 'periodes'}`,
    priced: (range: string, price: string) => `${range}: ${price}`,
  },
} as const;

export const logKindTexts: Readonly<Record<LogKind, string>> = {
  rate: 'Speciaal tarief',
  standard: 'Speciaal tarief weggehaald',
  blocked: 'Periode geblokkeerd',
  freed: 'Blokkering opgeheven',
};

/** Linked calendars, and our own calendar for other sites. */
export const calendarSyncTexts = {
  title: 'Kalenders koppelen',
  intro: 'Boekingen van andere sites komen zo vanzelf in uw kalender te staan.',
  link: (site: string) => `iCal-link van ${site}`,
  linkHelp: (site: string) =>
    `U vindt deze link in de kalenderinstellingen van ${site}. Kopieer hem daar en plak hem hier.`,
  save: 'Link opslaan',
  saved: 'De link is opgeslagen.',
  removed: 'De link is weggehaald, samen met de dagen die ervan kwamen.',
  remove: 'Link weghalen',
  removeTitle: (site: string) => `Link van ${site} weghalen?`,
  removeText: 'Alle dagen die van deze kalender kwamen, zijn dan weer vrij.',
  /** Fixed wording, for both sites (docs/rules/calendar-feeds.md#what-staff-sees). */
  failed: (message: string) => `Er ging iets mis: ${message}`,
  failedDefault: 'Airbnb link opslaan mislukt',
  toListing: 'Naar de advertentie',
  states: 'Gekoppelde kalenders',
  lastRead: (moment: string) => `Laatst gelezen op ${moment}`,
  neverRead: 'Nog niet gelezen',
  failingSince: (moment: string) => `Werkt niet sinds ${moment}`,
  sync: 'Nu synchroniseren',
  synced: 'De kalenders zijn opnieuw gelezen.',
  syncedPartly: 'Niet elke kalender kon gelezen worden.',
  syncFailed: 'De kalenders konden niet gelezen worden. Probeer het later opnieuw.',

  exportTitle: 'Uw kalender op andere sites',
  exportIntro:
    'Kopieer deze link en plak hem in de kalenderinstellingen van Airbnb, Booking.com of een andere site. Die weet dan welke dagen hier bezet zijn.',
  exportAddress: 'iCal-link voor andere sites',
  exportHidden: 'De link werkt zodra uw advertentie goedgekeurd is.',
  copy: 'Link kopiëren',
  copied: 'De link is gekopieerd.',
  copyFailed: 'Kopiëren lukt niet in deze browser. Selecteer de link en kopieer hem zelf.',
  download: 'Kalender downloaden',
  downloadFailed: 'De kalender kon niet gedownload worden. Probeer het later opnieuw.',
} as const satisfies Record<string, string | ((text: string) => string)>;

export const calendarManagerTexts = {
  title: 'Beheerders',
  edit: 'Wijzigingen opslaan',
  saved: 'De beheerders zijn opgeslagen.',
  failed: 'De beheerders konden niet opgeslagen worden. Probeer het later opnieuw.',
} as const;
