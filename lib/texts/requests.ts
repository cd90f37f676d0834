/**
 * What the desks of booking requests and of contact requests say alike
 * (docs/rules/booking-requests.md#the-desk-of-requests).
 */
export const requestDeskTexts = {
  anonymousFirstName: 'Anonieme',
  anonymousLastName: 'gast',

  selection: 'Selectie',
  select: (name: string) => `Aanvraag van ${name} selecteren`,
  selectAll: 'Alles selecteren',
  selected: (count: number) => `${count} geselecteerd`,
  /** Labelled as a toggle, though it only ever marks. */
  markRead: 'Gelezen/ongelezen',
  markHandled: 'Afgehandeld',
  remove: 'Verwijderen',
  removeTitle: (count: number) =>
    count === 1 ? 'Deze aanvraag verwijderen?' : `Deze ${count} aanvragen verwijderen?`,
  removeText: 'Dit kan niet ongedaan gemaakt worden. De gast krijgt geen bericht.',
  removed: (count: number) =>
    count === 1 ? 'De aanvraag is verwijderd.' : `${count} aanvragen zijn verwijderd.`,
  bulkFailed: 'Er is iets misgegaan',
  unread: 'Ongelezen',
  handled: 'Afgehandeld',

  guest: 'Gast',
  listing: 'Vakantiewoning',
  received: 'Ontvangen',
  number: 'Nummer',
  guestTitle: 'Gegevens van de gast',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  country: 'Land',
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
