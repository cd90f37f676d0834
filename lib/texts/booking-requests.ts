import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/booking-requests';
import * as en from '@/lib/texts/en/ask/booking-requests';
import * as fr from '@/lib/texts/fr/ask/booking-requests';
import * as nl from '@/lib/texts/nl/ask/booking-requests';
import type { BookingRequestAction } from '@/lib/booking-requests/lifecycle';
import { requestDeskTexts } from '@/lib/texts/requests';

export const {
  bookingRequestStatusTexts,
  movedOnTexts,
  declineReasonTexts,
  bookingRequestTexts,
  bookingRequestFormTexts,
  requestNextTexts,
} = texts<typeof nl>('ask/booking-requests', typeof window === 'undefined' ? { nl, fr, de, en } : null);

export const bookingRequestActionTexts: Readonly<Record<BookingRequestAction, string>> = {
  approve: 'Goedkeuren',
  decline: 'Afwijzen',
  cancel: 'Annuleren',
  'make-offer': 'Voorstel doen',
  'take-offer-back': 'Voorstel intrekken',
  'accept-offer': 'Voorstel aanvaarden',
  'decline-offer': 'Voorstel afwijzen',
  withdraw: 'Intrekken',
};

/** The landlord's screens. */
export const bookingRequestDeskTexts = {
  ...requestDeskTexts,
  request: 'Reserveringsaanvraag',
  requests: 'Reserveringsaanvragen',
  bookings: 'Reserveringen',
  requestsIntro:
    'Alles wat gasten voor uw vakantiewoningen aanvroegen. Wat op uw antwoord wacht, staat bovenaan.',
  guestRegister: 'Gastenregister om af te drukken',
  bookingsIntro:
    'De verblijven die u goedkeurde, ook als ze later geannuleerd zijn. De eerstvolgende aankomst staat bovenaan.',
  /** Fixed wording (docs/rules/booking-requests.md#messages). */
  noRequests: 'Er zijn nog geen reserveringsaanvragen ontvangen.',
  noBookings: 'Er zijn nog geen goedgekeurde reserveringen.',
  listings: 'Naar uw vakantiewoningen',
  sorts: { open: 'Wachtende eerst', newest: 'Nieuwste eerst', arrival: 'Eerstvolgende aankomst' },
  whens: { upcoming: 'Komend', current: 'Nu', past: 'Voorbij' },
  toRequests: 'Naar de reserveringsaanvragen',
  loadFailed: 'De reserveringsaanvragen konden niet geladen worden.',
  backToList: 'Terug naar de aanvragen',

  goBack: 'Terug',
  declineRequest: 'Aanvraag afwijzen',

  stay: 'Verblijf',
  party: 'Gezelschap',
  price: 'Prijs',
  status: 'Status',
  noAmount: 'geen bedrag',
  written: 'Genoteerd op',
  ownBooking: 'Eigen boeking',

  licence: 'Logiesdecreetnummer',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  nights: 'Duur',
  checkIn: 'Inchecken vanaf',
  checkOut: 'Uitchecken tot uiterlijk',
  stayTitle: 'Verblijf',
  birth: 'Geboortedatum',
  address: 'Adres',
  modified: (status: string, who: string, when: string) => `${status} door ${who} op ${when}`,
  modifiedAt: (status: string, when: string) => `${status} op ${when}`,

  noteTitle: 'Eigen notitie',
  noteHelp: 'Alleen u ziet deze notitie.',
  saveNote: 'Notitie bewaren',
  noteSaved: 'De notitie is bewaard.',
  /** Fixed wording (docs/rules/booking-requests.md#messages). */
  noteFailed: 'Er is een fout opgetreden',

  askedTitle: 'Wat de gast vraagt',
  conflictTitle: 'Deze dagen zijn bezet',
  conflict: (days: string, what: string) => `${days}: ${what}`,
  conflictHelp: 'Goedkeuren kan zo niet. U kunt de gast andere dagen voorstellen.',
  earlierTitle: 'Eerder bij u te gast',
  earlier: (count: number) =>
    count === 1 ? 'Deze gast was al één keer bij u.' : `Deze gast was al ${count} keer bij u.`,
  offerTitle: 'Uw voorstel',
  offerOpen: (days: string, total: string) =>
    `${days}, ${total} in totaal. De gast antwoordt via een eigen pagina.`,
  offerText:
    'De gast krijgt een e-mail en kan het voorstel aanvaarden. Dan is het verblijf meteen goedgekeurd.',
  offerTotal: 'Totaal voor het verblijf',
  offerMade: 'Uw voorstel is verstuurd.',
  offerTakenBack: 'Uw voorstel is ingetrokken.',
  offerAgain: 'Ander voorstel doen',
  waitsForGuest: 'Wacht op de gast',
  approveAsked: 'Gevraagde dagen goedkeuren',
  approveEndsOffer: 'Uw voorstel vervalt dan.',
  reason: 'Reden',
  reasonHelp: 'De gast leest deze reden, behalve “Een andere reden”.',
  noReason: 'Geen reden',
  reasonTold: (reason: string) => `Reden: ${reason}`,
  withdrawn: 'Ingetrokken door de gast',
  canceledByGuest: 'Geannuleerd door de gast',

  approveTitle: (name: string) => `Aanvraag van ${name} goedkeuren`,
  approveText: (told: string) =>
    `De gast krijgt een e-mail met ${told}. Een antwoord daarop komt in uw mailbox. De dagen staan dan als bezet in uw kalender.`,
  /** The contents of that email, if known. */
  told: {
    always: ['deze uren', 'uw naam'],
    phone: 'uw telefoonnummer',
    address: 'het adres',
    arrivalInfo: 'de aankomstinfo van de woning',
  },
  /** Followed by links to what is missing. */
  approveLacks: 'Nog niet ingevuld, en dus niet in de e-mail:',
  declineTitle: (name: string) => `Aanvraag van ${name} afwijzen?`,
  declineText: 'De gast krijgt een e-mail. Dit kan niet ongedaan gemaakt worden.',
  cancelTitle: (name: string) => `Reservering van ${name} annuleren?`,
  cancelText:
    'Wat de gast al betaalde, betaalt u helemaal terug. U krijgt allebei een e-mail en de dagen komen weer vrij. Dit kan niet ongedaan gemaakt worden.',
  cancelBooking: 'Reservering annuleren',
  shareAddress: 'Het adres meedelen aan de gast',
  shareAddressHelp: 'Het staat dan in de e-mail. Op de site blijft het verborgen.',
  message: 'Bericht aan de gast',
  timeHelp: 'Bijvoorbeeld 15:00',
  approved: 'De aanvraag is goedgekeurd.',
  declined: 'De aanvraag is afgewezen.',
  canceled: 'De reservering is geannuleerd.',
  /** Fixed wording (docs/rules/booking-requests.md#messages). */
  actionFailed: 'Er is iets misgegaan',
} as const;
