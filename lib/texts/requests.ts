/**
 * Texts shared by the screens of booking requests and contact requests
 * (docs/rules/booking-requests.md#the-desk-of-requests).
 */
export const requestDeskTexts = {
  anonymousFirstName: 'Anonieme',
  anonymousLastName: 'gast',

  selection: 'Selectie',
  select: (name: string) => `Aanvraag van ${name} selecteren`,
  selectAll: 'Alles selecteren',
  selected: (count: number) => `${count} geselecteerd`,
  /** Labelled as a toggle, although it only marks as read. */
  markRead: 'Gelezen/ongelezen',
  markHandled: 'Afgehandeld',
  remove: 'Verwijderen',
  removeTitle: (count: number) =>
    count === 1 ? 'Deze aanvraag verwijderen?' : `Deze ${count} aanvragen verwijderen?`,
  removeText: 'Dit kan niet ongedaan gemaakt worden. De gast krijgt geen bericht.',
  removed: (count: number) =>
    count === 1 ? 'De aanvraag is verwijderd.' : `${count} aanvragen zijn verwijderd.`,
  bulkFailed: 'Uw wijziging kon niet opgeslagen worden. Probeer het later opnieuw.',
  unread: 'Ongelezen',
  handled: 'Afgehandeld',

  filter: 'Filters',
  all: 'Alle',
  allListings: 'Alle woningen',
  listingChoice: 'Woning',
  search: 'Zoek op naam of nummer',
  searchButton: 'Zoeken',
  sort: 'Volgorde',
  found: (count: number) => `${count} gevonden`,
  noneFound: 'Niets gevonden dat bij uw keuze past.',
  showAll: 'Toon alles',
  acts: 'Acties',
  handledNow: (name: string) => `De aanvraag van ${name} is afgehandeld.`,

  guest: 'Gast',
  listing: 'Vakantiewoning',
  received: 'Ontvangen',
  number: 'Nummer',
  guestTitle: 'Gegevens van de gast',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  country: 'Land',
  /** The language in which the guest read the site. */
  readIn: {
    fr: 'De gast las de site in het Frans.',
    de: 'De gast las de site in het Duits.',
    en: 'De gast las de site in het Engels.',
  },
  unreachable: 'Onze e-mails aan deze gast komen terug.',
  unreachableText:
    'Het adres bestaat niet of neemt niets aan. Wij mailen deze gast niet meer, ook niet als u hier antwoordt.',
  callGuest: 'U bereikt de gast op',
  noPhone: 'De gast gaf geen telefoonnummer op.',
  unknown: 'Niet opgegeven',
  detailTitle: (name: string) => `Aanvraag van ${name}`,
  detailFailed: 'Deze aanvraag kon niet geladen worden.',
  notFound: 'Deze aanvraag kan niet gevonden worden',
} as const;

/** Single-key shortcuts in lists (docs/rules/dashboard.md#lists-by-keyboard). */
export const rowKeyTexts = {
  title: 'Sneltoetsen',
  text: 'Ze werken in deze lijst zolang u niets typt.',
  use: 'Sneltoetsen gebruiken op dit toestel',
  keys: [
    { key: 'j', does: 'Naar de volgende rij' },
    { key: 'k', does: 'Naar de vorige rij' },
    { key: 'e', does: 'Markeren als afgehandeld en verder' },
    { key: 'enter', does: 'De rij openen' },
    { key: '?', does: 'Deze uitleg' },
  ],
} as const;
