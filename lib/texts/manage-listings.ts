/** The user's own listings on the dashboard. */
export const manageListingsTexts = {
  title: 'Aanbod beheren',
  intro: 'Uw advertenties, online en offline.',
  create: 'Advertentie aanmaken',
  enabled: 'Online',
  disabled: 'Offline',
  enabledEmpty: 'Er staat nu geen advertentie online.',
  disabledEmpty: 'Er staat nu geen advertentie offline.',
  empty: 'U hebt nog geen advertenties.',
  loadFailed: 'Uw advertenties konden niet geladen worden.',
  /** Fixed wording (docs/rules/listings.md#ones-own-listings). */
  waiting: 'Uw advertentie staat in de wachtrij voor beoordeling',
  noPhoto: 'Nog geen foto',
  licence: 'Logiesdecreetnummer',
  perNight: (price: string) => `${price} per nacht`,
  changed: (day: string) => `Gewijzigd op ${day}`,
  show: 'Bekijken',
  edit: 'Bewerken',
  editNamed: (name: string) => `“${name}” bewerken`,
  remove: 'Verwijderen',
  copy: 'Kopie maken',
  copied: 'De kopie staat klaar als concept.',
  copyFailed: 'De kopie kon niet gemaakt worden. Probeer het later opnieuw.',
  removeTitle: (name: string) => `Advertentie “${name}” verwijderen?`,
  removeText: 'De advertentie en haar foto’s verdwijnen. Dit kan niet ongedaan gemaakt worden.',
  removed: 'De advertentie is verwijderd.',
  /** Fixed wording (docs/rules/listings.md#deletion). */
  removeFailed: 'Verwijderen van advertentie mislukt, er is nog een boeking gekoppeld aan deze advertentie.',
  removeBroke: 'De advertentie kon niet verwijderd worden. Probeer het later opnieuw.',
  takeOffline: 'Offline halen',
  takeOfflineTitle: (name: string) => `Advertentie “${name}” offline halen?`,
  takeOfflineText: 'Gasten vinden ze dan niet meer. U kunt ze later opnieuw publiceren.',
  takenOffline: 'De advertentie staat offline.',
  takeOfflineFailed: 'De advertentie kon niet offline gehaald worden. Probeer het later opnieuw.',
  publish: 'Publiceren',
  published: 'De advertentie is gepubliceerd.',
  publishedWaiting: 'De advertentie is gepubliceerd en wacht nu op beoordeling.',
  /** Fixed wording (docs/rules/listings.md#ones-own-listings). */
  publishFailed:
    'Er is een fout opgetreden tijdens het inschakelen van de advertentie, probeer het later nog eens',
} as const;

/** The people who manage calendars together with the owner. */
export const coLandlordTexts = {
  title: 'Medebeheerders',
  intro:
    'Zij houden mee de kalender bij. U kiest ze bij het bewerken van een advertentie, onder ‘Beschikbaarheid’.',
  empty:
    'Niemand beheert een kalender met u samen. Dat regelt u bij het bewerken van een advertentie, onder ‘Beschikbaarheid’.',
  loadFailed: 'Uw medebeheerders konden niet geladen worden.',
  name: 'Naam',
  email: 'E-mailadres',
  listings: 'Advertenties',
  /** After the first names. */
  more: (count: number) => `en nog ${count}`,
} as const;
