/** The dashboard's menu (docs/rules/dashboard.md#menu) and what its screens share. */
export const dashboardTexts = {
  menu: {
    overview: 'Overzicht',
    adTerms: 'Advertentievoorwaarden',
    createListing: 'Advertentie aanmaken',
    listings: 'Aanbod beheren',
    calendar: 'Beschikbaarheid',
    contactRequests: 'Contactaanvragen',
    bookingRequests: 'Reserveringsaanvragen',
    bookings: 'Reserveringen',
    reviews: 'Beoordelingen',
    statistics: 'Statistieken',
    news: 'Nieuws',
    subscriptions: 'Abonnementen',
    payments: 'Betalingen',
    profile: 'Gegevens bewerken',
    reviewListings: 'Aanbod beoordelen',
    reportedReviews: 'Beoordelingen nakijken',
    users: 'Gebruikers beheren',
    logout: 'Uitloggen',
  },
  tryAgain: 'Probeer het straks opnieuw.',
} as const;
