/** The dashboard's menu (docs/rules/dashboard.md#menu) and texts shared by its screens. */
export const dashboardTexts = {
  menu: {
    today: 'Overzicht',
    adTerms: 'Advertentievoorwaarden',
    createListing: 'Advertentie aanmaken',
    listings: 'Aanbod beheren',
    planning: 'Planning',
    calendar: 'Beschikbaarheid',
    contactRequests: 'Contactaanvragen',
    bookingRequests: 'Reserveringsaanvragen',
    bookings: 'Reserveringen',
    reviews: 'Beoordelingen',
    statistics: 'Statistieken',
    news: 'Nieuws',
    subscriptions: 'Abonnementen',
    payments: 'Facturen',
    profile: 'Gegevens bewerken',
    reviewListings: 'Aanbod beoordelen',
    reportedReviews: 'Beoordelingen nakijken',
    users: 'Gebruikers beheren',
    mails: 'E-mails',
    searchAlerts: 'Zoekmeldingen',
    health: 'Toestand van de site',
    logout: 'Uitloggen',
  },
  /** The bar at the bottom of a phone screen, and the pages that share one of its tabs. */
  bar: {
    today: 'Vandaag',
    calendar: 'Kalender',
    planning: 'Alle woningen',
    perListing: 'Per woning',
    inbox: 'Inbox',
    requests: 'Aanvragen',
    questions: 'Vragen',
    bookings: 'Reserveringen',
    review: 'Beoordelen',
    users: 'Gebruikers',
  },
  /** Announced to screen readers when something new arrives. */
  news: (count: number) =>
    count === 1 ? 'Nieuw binnengekomen. Eén ongelezen.' : `Nieuw binnengekomen. ${count} ongelezen.`,
  tryAgain: 'Probeer het straks opnieuw.',
} as const;
