/** The account overview. */
export const todayScreenTexts = {
  title: 'Overzicht',
  greetings: {
    morning: (name: string) => `Goedemorgen ${name}`,
    afternoon: (name: string) => `Goedemiddag ${name}`,
    evening: (name: string) => `Goedenavond ${name}`,
  },
  latestRequest: 'Laatste reserveringsaanvraag',
  noRequest: 'Er zijn nog geen reserveringsaanvragen ontvangen.',
  allRequests: 'Alle aanvragen',
  allBookings: 'Alle reserveringen',
  openRequest: 'Aanvraag bekijken',
  requestFailed: 'De laatste aanvraag kon niet geladen worden.',
  listings: 'Uw advertenties online',
  noListings: 'Er staat nog geen advertentie van u online.',
  allListings: 'Aanbod beheren',
  createListing: 'Advertentie aanmaken',
  listingsFailed: 'Uw advertenties konden niet geladen worden.',
  statistics: 'In cijfers',
  requestCount: 'Reserveringsaanvragen in totaal',
  earnings: 'Totale inkomsten',
  allStatistics: 'Alle statistieken',
  statisticsFailed: 'De cijfers konden niet geladen worden.',
  admin: 'Beheer',
  waiting: 'Te beoordelen',
  waitingCount: (count: number) =>
    count === 0
      ? 'Er wacht geen advertentie op u.'
      : count === 1
        ? 'Eén advertentie wacht op uw oordeel.'
        : `${count} advertenties wachten op uw oordeel.`,
  changedCount: (count: number) =>
    count === 1
      ? 'Eén advertentie is gewijzigd sinds u keek.'
      : `${count} advertenties zijn gewijzigd sinds u keek.`,
  waitingFailed: 'Het aantal wachtende advertenties kon niet geladen worden.',
  users: 'Gebruikers',
  usersText: 'Zoek een account, help iemand verder of log in als die gebruiker.',
  billing: 'Inkomsten en Stripe',
  billingText: 'Wat de abonnementen per maand opbrengen, en wat Stripe meldde.',
  health: 'Toestand van de site',
  healthCount: (count: number) =>
    count === 0
      ? 'Taken, kalenders, e-mail en database werken zoals het hoort.'
      : count === 1
        ? 'Eén ding vraagt uw aandacht.'
        : `${count} dingen vragen uw aandacht.`,
  healthFailed: 'De toestand van de site kon niet geladen worden.',
  reported: 'Beoordelingen nakijken',
  reportedCount: (count: number) =>
    count === 0
      ? 'Er is geen beoordeling gemeld.'
      : count === 1
        ? 'Eén beoordeling is gemeld.'
        : `${count} beoordelingen zijn gemeld.`,
  reportedFailed: 'Het aantal gemelde beoordelingen kon niet geladen worden.',
  inbox: 'Postvak',
  inboxText: 'Beantwoord wat bezoekers via het contactformulier schreven.',
  auditLog: 'Logboek',
  auditLogText: 'Lees wie wat deed, en waarom.',
  searchAlerts: 'Zoekmeldingen',
  searchAlertsText: 'Bekijk wie een melding vroeg, of zet er een stop.',
  mails: 'E-mails',
  mailsText: 'Bekijk wat nog niet vertrokken is en waarom, of verstuur het opnieuw.',
  personalData: 'Gegevens van gasten',
  personalDataText: 'Vraag op of wis wat over een gast bewaard is, als die erom vraagt.',
  settings: 'Instellingen',
  settingsText: 'Wat voor de hele site geldt, zoals hoelang gegevens van gasten bewaard blijven.',
  own: 'Uw gegevens',
  ownText: 'Uw naam en wachtwoord, tweestapsverificatie en waar u ingelogd bent.',
  tips: 'Tips',
  tipList: [
    {
      title: 'Begin met een sterke hoofdfoto',
      text: 'Een lichte, liggende foto van de woonkamer of het uitzicht. Gasten kijken eerst naar de foto’s.',
    },
    {
      title: 'Hou uw kalender bij',
      text: 'Koppel de kalenders van andere sites: dan komen bezette dagen vanzelf in uw kalender te staan.',
    },
    {
      title: 'Antwoord dezelfde dag',
      text: 'Wie snel antwoord krijgt, zoekt niet verder. Een korte, vriendelijke zin volstaat.',
    },
  ],
} as const;
