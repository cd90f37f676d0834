import type { BookingRequestStatus } from '@/lib/booking-requests/lifecycle';

/** A guest's own page (docs/rules/guest-stays.md). */
export const guestStayTexts = {
  documentTitle: 'Uw aanvraag',
  unknown: 'Niet opgegeven',
  title: (listing: string) => `Uw verblijf in ${listing}`,
  questionTitle: (listing: string) => `Uw vraag over ${listing}`,
  code: (code: string) => `Nummer ${code}`,
  gone: 'Deze link werkt niet meer',
  goneHelp:
    'Kijk na of u de link uit de e-mail volledig hebt overgenomen. Een link werkt tot een jaar na uw vertrek.',
  messages: 'Berichten met de verhuurder',
  older: 'Oudere berichten',
  toListing: 'De vakantiewoning bekijken',

  /** The state in one sentence, and what happens next. */
  state: {
    pending: 'Uw aanvraag ligt bij de verhuurder.',
    approved: 'Uw verblijf is goedgekeurd.',
    declined: 'De verhuurder kan niet op uw aanvraag ingaan.',
    canceled: 'De verhuurder heeft uw verblijf geannuleerd.',
  } satisfies Record<BookingRequestStatus, string>,
  offered: 'De verhuurder doet u een voorstel.',
  withdrawn: 'U hebt uw aanvraag ingetrokken.',
  canceledByGuest: 'U hebt uw verblijf geannuleerd.',
  closed: 'Deze woning wordt hier niet langer aangeboden.',
  over: 'Uw verblijf is voorbij.',
  next: {
    pending: 'De verhuurder antwoordt u hier en per e-mail. Tot dan ligt er niets vast en betaalt u niets.',
    approved: 'De dagen zijn voor u vastgelegd. De betaling spreekt u af met de verhuurder.',
    declined: 'U hoeft niets te doen en betaalt niets.',
    canceled: 'De dagen zijn niet langer voor u vastgelegd.',
  } satisfies Record<BookingRequestStatus, string>,
  approvedPaid: 'De dagen zijn voor u vastgelegd en alles is betaald.',
  approvedAsked: 'De dagen zijn voor u vastgelegd. Hieronder leest u hoe u betaalt.',
  offeredNext:
    'Aanvaardt u het, dan ligt uw verblijf meteen vast. Wijst u het af, dan blijft uw aanvraag openstaan.',
  canceledByGuestNext: 'De verhuurder weet het. U kreeg een e-mail als bewijs.',
  withdrawnNext: 'De verhuurder weet het. U hoeft niets meer te doen.',
  overNext: 'We hopen dat u een fijne tijd aan zee had.',
  reason: (reason: string) => `Reden: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  others: 'Andere vakantiewoningen bekijken',

  stayTitle: 'Uw verblijf',
  listing: 'Vakantiewoning',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  from: (day: string, hour: string) => `${day}, vanaf ${hour}`,
  until: (day: string, hour: string) => `${day}, uiterlijk ${hour}`,
  nights: 'Duur',
  party: 'Gezelschap',
  price: 'Prijs',
  agreed: (total: string) => `${total}, zoals afgesproken`,
  asked: 'U vroeg',

  offerTitle: 'Het voorstel van de verhuurder',
  offerDays: 'Dagen',
  offerTotal: 'Totaal',
  accept: 'Voorstel aanvaarden',
  decline: 'Voorstel afwijzen',

  arrivalTitle: 'Aankomen',
  address: 'Adres',
  noAddress: 'De verhuurder laat u het adres weten.',
  host: 'Wie u ontvangt',
  phone: 'Bellen',
  info: 'Zo komt u binnen',
  toCalendar: 'In uw agenda zetten',

  withdrawTitle: 'Komt u niet?',
  withdraw: 'Aanvraag intrekken',
  withdrawStay: 'Verblijf annuleren',
  withdrawText: 'De verhuurder krijgt bericht. Dit kan niet ongedaan gemaakt worden.',
  withdrawStayText:
    'De dagen komen weer vrij en de verhuurder krijgt bericht. Dit kan niet ongedaan gemaakt worden.',
  withdrawConfirm: 'Ja, intrekken',
  withdrawStayConfirm: 'Ja, annuleren',
  /** The landlord's own cancellation terms. */
  terms: 'Lees de annuleringsvoorwaarden op de pagina van de vakantiewoning.',

  keep: 'Bewaar de e-mail: de link erin opent deze pagina tot een jaar na uw vertrek.',

  calendar: {
    summary: (listing: string) => `Verblijf in ${listing}`,
    code: (code: string) => `Nummer ${code}`,
    checkIn: (hour: string) => `Inchecken vanaf ${hour}`,
    checkOut: (hour: string) => `Uitchecken tot uiterlijk ${hour}`,
  },
} as const;
