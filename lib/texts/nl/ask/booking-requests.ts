import type { BookingRequestStatus, ClosingReason } from '@/lib/booking-requests/lifecycle';

export const bookingRequestStatusTexts: Readonly<Record<BookingRequestStatus, string>> = {
  pending: 'In afwachting',
  approved: 'Goedgekeurd',
  declined: 'Afgewezen',
  canceled: 'Geannuleerd',
};

/** Why an action is refused: what happened in the meantime. Used at the end of a sentence. */
export const movedOnTexts = {
  pending: 'de aanvraag wacht nog op een antwoord',
  approved: 'het verblijf is intussen goedgekeurd',
  declined: 'de aanvraag is intussen afgewezen',
  withdrawn: 'de gast heeft de aanvraag intussen ingetrokken',
  canceledByGuest: 'de gast heeft het verblijf intussen geannuleerd',
  canceled: 'de verhuurder heeft het verblijf intussen geannuleerd',
  noOffer: 'er is geen open voorstel meer',
  otherOffer: 'de verhuurder heeft het voorstel intussen gewijzigd',
  withheld: 'een beheerder haalde deze woning offline',
  begun: 'de dag van aankomst is al aangebroken',
  manual: 'dit is een eigen boeking, die u zelf wijzigt of verwijdert',
} as const;

/** Why a landlord declined, as shown to landlord and guest. */
export const declineReasonTexts: Readonly<Record<ClosingReason, string>> = {
  taken: 'De dagen zijn niet meer vrij',
  too_short: 'Het verblijf is te kort',
  too_large_party: 'Het gezelschap is te groot',
  pets: 'Huisdieren kunnen niet mee',
  maintenance: 'Er zijn dan werken in de woning',
  other: 'Een andere reden',
  not_offered: 'De woning wordt hier niet langer aangeboden',
};

/** Texts for both sides, and validation messages. */
export const bookingRequestTexts = {
  tooYoung: 'De hoofdhuurder moet op de dag van aankomst minstens 21 jaar zijn.',
  extraGone: 'Een van de extra’s die u koos, wordt niet meer aangeboden. Kies opnieuw.',
  offerTooLong: 'Een verblijf duurt hoogstens een jaar.',
  badOthers: 'Vul bij elk land een heel getal in, of laat het leeg.',
  tooManyOthers: 'U noemt meer andere gasten dan er met u meekomen.',
} as const;

/** The public request page and its thank-you page. */
export const bookingRequestFormTexts = {
  documentTitle: (name: string) => `Reserveren: ${name}`,
  documentDescription: (name: string) =>
    `Vraag een verblijf aan in “${name}”. De aanvraag is gratis en gaat rechtstreeks naar de verhuurder.`,
  breadcrumb: 'Reserveren',
  title: 'Reservering aanvragen',
  intro: (name: string, city: string) =>
    `U vraagt een verblijf aan in “${name}” in ${city}. De aanvraag is gratis en u betaalt hier niets: de verhuurder antwoordt u per e-mail.`,
  goOn: 'Verder',
  change: 'Wijzig',
  nearest: 'Dit kan wel:',
  tellMe: 'Laat mij weten als deze dagen vrijkomen',
  messageTitle: 'Uw bericht',
  extrasTitle: 'Extra’s en uw bericht',
  addressFields: 'Uw adres (niet verplicht)',
  summary: 'Uw aanvraag',
  noDays: 'Nog geen dagen gekozen.',
  stayTitle: 'Uw verblijf',
  stay: 'Aankomst en vertrek',
  stayRefused: (days: string, why: string) => `U zocht ${days}. ${why}`,
  stayHelp: 'Onder elke vrije dag staat de prijs van die nacht.',
  price: 'Prijs van uw verblijf',
  priceFirst: 'Kies eerst uw dagen, dan leest u hier wat uw verblijf kost.',
  priceBusy: 'De prijs wordt berekend.',
  extras: 'Wat wilt u erbij?',
  partyTitle: 'Uw gezelschap',
  adults: 'Volwassenen',
  children: 'Kinderen',
  babies: 'Baby’s',
  pets: 'Huisdieren',
  capacity: (most: number) => `Hoogstens ${most} ${most === 1 ? 'persoon' : 'personen'} samen.`,
  othersTitle: 'Waar wonen de anderen? (niet verplicht)',
  othersHelp: 'Hoeveel van wie met u meekomt, wonen in elk land? Alleen aantallen, geen namen.',
  guestTitle: 'Uw gegevens',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  birth: 'Geboortedatum',
  birthHelp: 'De hoofdhuurder moet bij aankomst minstens 21 jaar zijn.',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  country: 'Land',
  street: 'Straat',
  houseNumber: 'Huisnummer',
  city: 'Gemeente',
  message: 'Bericht aan de verhuurder',
  messageHelp: 'Stel uzelf kort voor en vertel met wie u komt.',
  privacy: (months: string) =>
    `Uw gegevens dienen alleen voor uw aanvraag: de verhuurder leest ze, onze beheerders kunnen meelezen om te helpen. Ze worden ${months} na uw vertrek anoniem gemaakt.`,
  submit: 'Aanvragen',
  failed: 'Uw aanvraag kon niet verstuurd worden. Probeer het later opnieuw.',
  notFound: 'Deze vakantiewoning kan niet gevonden worden',
  thankYou: {
    documentTitle: 'Bedankt voor uw aanvraag',
    documentDescription: 'Uw aanvraag voor een verblijf is naar de verhuurder verstuurd.',
    title: 'Bedankt, uw aanvraag is verstuurd',
    text: 'U krijgt een e-mail met een overzicht. De verhuurder laat u weten of uw verblijf kan doorgaan.',
    listing: 'Terug naar de vakantiewoning',
    /** The link to the guest's own page. */
    ownPage: 'Uw aanvraag volgen op uw eigen pagina',
  },
  /** The same request had already been sent. */
  sentBefore: {
    title: 'Deze aanvraag hebben we al',
    text: 'U hebt precies dezelfde aanvraag al eerder verstuurd. Ze is één keer bewaard en wacht op het antwoord van de verhuurder: u hoeft niets meer te doen.',
  },
} as const;

/** What happens next: shown beside the form, and after it was sent. */
export const requestNextTexts = {
  title: 'Wat gebeurt er daarna?',
  steps: [
    'De verhuurder krijgt uw aanvraag en antwoordt u per e-mail.',
    'Past het, dan keurt de verhuurder uw verblijf goed. U leest dan hoe u betaalt.',
    'Tot dan betaalt u niets en ligt er niets vast.',
  ],
} as const;
