import { pluralForm } from '@/lib/format/plural';
import { comparedPlatforms } from '@/lib/home/compared-platforms';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/listing-sections';

export const commissionRow: InOtherWords<typeof nl.commissionRow> = {
  subject: 'Provision für den Vermieter',
  own: 'Keine',
  others: ['Ein Prozentsatz jeder Buchung', 'Ein Prozentsatz jeder Buchung'],
};

export const listingSectionTexts: InOtherWords<typeof nl.listingSectionTexts> = {
  towns: {
    title: 'Wählen Sie Ihren Badeort',
    all: 'Alle Ferienwohnungen ansehen',
    offer: (count, price) =>
      pluralForm(count) === 'one'
        ? `${count} Unterkunft ab ${price}\u{a0}€`
        : `${count} Unterkünfte ab ${price}\u{a0}€`,
    none: 'Noch keine Unterkünfte',
  },
  about: {
    title: 'Direkt vom Vermieter',
    paragraphs: [
      'Jede Unterkunft auf dieser Website wird von einer Privatperson vermietet. Ihre Anfrage geht an die Person, die den Schlüssel hat, und Antwort bekommen Sie von jemandem, der die Unterkunft kennt: welcher Bäcker sonntags geöffnet hat, wo Sie das Auto lassen können, ab wann die Sonne auf die Terrasse scheint.',
      'Keine Agentur steht dazwischen, keine Provision geht ab. Der Preis, den Sie sehen, ist der Preis, den der Vermieter verlangt, Mehrwertsteuer inbegriffen. Alles Weitere vereinbaren Sie miteinander, und Sie zahlen direkt.',
    ],
    points: [
      {
        title: 'Nur die belgische Küste',
        text: 'Vierzehn Badeorte zwischen der französischen und der niederländischen Grenze, und sonst nichts.',
      },
      {
        title: 'Mit Registrierungsnummer',
        text: 'Bei jeder Unterkunft steht die Nummer, unter der sie bei Toerisme Vlaanderen gemeldet ist.',
      },
      {
        title: 'Vor der Veröffentlichung geprüft',
        text: 'Eine Anzeige geht erst online, wenn unser Team sie geprüft hat.',
      },
    ],
    more: 'Mehr über uns',
  },
  reviews: {
    title: 'Was Besucher über uns sagen',
    score: '4,6',
    outOf: 'von 5',
    count: '462 Bewertungen',
    label: '4,6 von 5 Sternen, auf Grundlage von 462 Bewertungen',
  },
  comparison: {
    title: 'Was ist der Unterschied?',
    text: 'Große Plattformen vermieten überall auf der Welt. Wir machen nur eines: Ferienwohnungen an der belgischen Küste, von privat direkt an den Gast.',
    caption: 'Vergleich mit zwei großen Buchungsplattformen',
    subject: 'Thema',
    others: comparedPlatforms,
    rows: [
      commissionRow,
      {
        subject: 'Wer vermietet',
        own: 'Nur private Vermieter',
        others: ['Privatpersonen und Unternehmen', 'Privatpersonen, Unternehmen und Hotels'],
      },
      {
        subject: 'Kontakt vor der Buchung',
        own: 'Direkt mit dem Vermieter, per E-Mail oder Telefon',
        others: ['Über Nachrichten auf der Plattform', 'Über Nachrichten auf der Plattform'],
      },
      {
        subject: 'Entscheidung über Ihre Anfrage',
        own: 'Der Vermieter selbst, bei jeder Anfrage',
        others: ['Der Vermieter oder automatisch', 'Meist automatisch'],
      },
      {
        subject: 'Zahlung',
        own: 'Direkt an den Vermieter',
        others: ['Über die Plattform', 'Über die Plattform oder vor Ort'],
      },
      {
        subject: 'Angebot',
        own: 'Die belgische Küste',
        others: ['Die ganze Welt', 'Die ganze Welt'],
      },
    ],
  },
  rentOut: {
    title: 'Vermieten Sie selbst am Meer?',
    text: 'Legen Sie kostenlos ein Konto an, stellen Sie Ihre Unterkunft ein und gleichen Sie Ihren Kalender mit Airbnb und Booking.com ab.',
    action: 'Unterkunft inserieren',
  },
};
