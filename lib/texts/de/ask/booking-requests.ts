import { pluralForm } from '@/lib/format/plural';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/booking-requests';

export const bookingRequestStatusTexts: InOtherWords<typeof nl.bookingRequestStatusTexts> = {
  pending: 'Ausstehend',
  approved: 'Zugesagt',
  declined: 'Abgelehnt',
  canceled: 'Storniert',
};

export const movedOnTexts: InOtherWords<typeof nl.movedOnTexts> = {
  pending: 'die Anfrage wartet noch auf eine Antwort',
  approved: 'der Aufenthalt ist inzwischen zugesagt',
  declined: 'die Anfrage ist inzwischen abgelehnt',
  withdrawn: 'der Gast hat die Anfrage inzwischen zurückgezogen',
  canceledByGuest: 'der Gast hat den Aufenthalt inzwischen storniert',
  canceled: 'der Vermieter hat den Aufenthalt inzwischen storniert',
  noOffer: 'es liegt kein offenes Angebot mehr vor',
  otherOffer: 'der Vermieter hat das Angebot inzwischen geändert',
  withheld: 'unser Team hat diese Unterkunft offline genommen',
  begun: 'der Anreisetag ist schon angebrochen',
  manual: 'das ist eine eigene Buchung, die Sie selbst ändern oder löschen',
};

export const declineReasonTexts: InOtherWords<typeof nl.declineReasonTexts> = {
  taken: 'Die Tage sind nicht mehr frei',
  too_short: 'Der Aufenthalt ist zu kurz',
  too_large_party: 'Die Reisegruppe ist zu groß',
  pets: 'Haustiere können nicht mitkommen',
  maintenance: 'In der Unterkunft wird dann gearbeitet',
  other: 'Ein anderer Grund',
  not_offered: 'Die Unterkunft wird hier nicht mehr angeboten',
};

export const bookingRequestTexts: InOtherWords<typeof nl.bookingRequestTexts> = {
  tooYoung: 'Der Hauptmieter muss am Anreisetag mindestens 21 Jahre alt sein.',
  extraGone: 'Eine der Zusatzleistungen, die Sie gewählt haben, wird nicht mehr angeboten. Wählen Sie neu.',
  offerTooLong: 'Ein Aufenthalt dauert höchstens ein Jahr.',
  badOthers: 'Geben Sie für jedes Land eine ganze Zahl ein oder lassen Sie das Feld leer.',
  tooManyOthers: 'Sie nennen mehr Mitreisende, als mit Ihnen kommen.',
};

export const bookingRequestFormTexts: InOtherWords<typeof nl.bookingRequestFormTexts> = {
  documentTitle: (name) => `Buchen: ${name}`,
  documentDescription: (name) =>
    `Fragen Sie einen Aufenthalt in „${name}“ an. Die Anfrage ist kostenlos und geht direkt an den Vermieter.`,
  breadcrumb: 'Buchen',
  title: 'Buchungsanfrage',
  intro: (name, city) =>
    `Sie fragen einen Aufenthalt in „${name}“ in ${city} an. Die Anfrage ist kostenlos, und Sie zahlen hier nichts: Der Vermieter antwortet Ihnen per E-Mail.`,
  goOn: 'Weiter',
  change: 'Ändern',
  nearest: 'Das ist möglich:',
  tellMe: 'Benachrichtigen, wenn diese Tage frei werden',
  messageTitle: 'Ihre Nachricht',
  extrasTitle: 'Extras und Ihre Nachricht',
  addressFields: 'Ihre Adresse (freiwillig)',
  summary: 'Ihre Anfrage',
  noDays: 'Noch keine Tage gewählt.',
  stayTitle: 'Ihr Aufenthalt',
  stay: 'Anreise und Abreise',
  stayRefused: (days, why) => `Sie haben ${days} gesucht. ${why}`,
  stayHelp: 'Unter jedem freien Tag steht der Preis für die Nacht.',
  price: 'Preis Ihres Aufenthalts',
  priceFirst: 'Wählen Sie zuerst Ihre Reisedaten, dann sehen Sie hier, was Ihr Aufenthalt kostet.',
  priceBusy: 'Der Preis wird berechnet.',
  extras: 'Was möchten Sie dazu?',
  partyTitle: 'Ihre Reisegruppe',
  adults: 'Erwachsene',
  children: 'Kinder',
  babies: 'Babys',
  pets: 'Haustiere',
  capacity: (most) =>
    pluralForm(most) === 'one'
      ? `Zusammen höchstens ${most} Person.`
      : `Zusammen höchstens ${most} Personen.`,
  othersTitle: 'Wo wohnen die anderen? (freiwillig)',
  othersHelp: 'Wie viele Ihrer Mitreisenden wohnen in welchem Land? Nur Zahlen, keine Namen.',
  guestTitle: 'Ihre Angaben',
  firstName: 'Vorname',
  lastName: 'Nachname',
  birth: 'Geburtsdatum',
  birthHelp: 'Der Hauptmieter muss bei der Anreise mindestens 21 Jahre alt sein.',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  country: 'Land',
  street: 'Straße',
  houseNumber: 'Hausnummer',
  city: 'Ort',
  message: 'Nachricht an den Vermieter',
  messageHelp: 'Stellen Sie sich kurz vor und schreiben Sie, mit wem Sie kommen.',
  privacy: (months) =>
    `Ihre Angaben dienen nur Ihrer Anfrage: Der Vermieter liest sie, unser Team kann mitlesen, um zu helfen. Sie werden ${months} nach Ihrer Abreise anonymisiert.`,
  submit: 'Anfrage senden',
  failed: 'Ihre Anfrage konnte nicht gesendet werden. Versuchen Sie es später noch einmal.',
  notFound: 'Diese Unterkunft wurde nicht gefunden',
  thankYou: {
    documentTitle: 'Danke für Ihre Anfrage',
    documentDescription: 'Ihre Anfrage für einen Aufenthalt ist an den Vermieter gesendet.',
    title: 'Danke, Ihre Anfrage ist unterwegs',
    text: 'Sie erhalten eine E-Mail mit einer Übersicht. Der Vermieter teilt Ihnen mit, ob Ihr Aufenthalt möglich ist.',
    listing: 'Zurück zur Unterkunft',
    ownPage: 'Ihre Anfrage auf Ihrer eigenen Seite verfolgen',
  },
  sentBefore: {
    title: 'Diese Anfrage haben wir schon',
    text: 'Sie haben genau dieselbe Anfrage schon einmal gesendet. Sie ist nur einmal gespeichert und wartet auf die Antwort des Vermieters: Sie müssen nichts weiter tun.',
  },
};

export const requestNextTexts: InOtherWords<typeof nl.requestNextTexts> = {
  title: 'Wie geht es weiter?',
  steps: [
    'Der Vermieter erhält Ihre Anfrage und antwortet Ihnen per E-Mail.',
    'Passt alles, sagt der Vermieter Ihren Aufenthalt zu. Dann erfahren Sie, wie Sie bezahlen.',
    'Bis dahin zahlen Sie nichts, und es ist nichts verbindlich.',
  ],
};
