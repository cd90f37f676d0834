import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { advertisingCostsText } from '@/lib/texts/de/server/advertising-costs';
import type * as nl from '@/lib/texts/nl/server/contact-faq';

export const faqItems: InOtherWords<typeof nl.faqItems> = () => [
  {
    question: 'Wie buche ich eine Ferienwohnung?',
    answer:
      'Öffnen Sie die Unterkunft, wählen Sie „Buchen“, dann Ihre An- und Abreise, und geben Sie Ihre Daten ein. Ihre Anfrage geht direkt an den Vermieter. Sie erhalten eine E-Mail, sobald er zusagt oder ablehnt. Erst mit der Zusage ist Ihr Aufenthalt verbindlich.',
  },
  {
    question: 'Zahle ich eine Provision oder Buchungsgebühren?',
    answer: `Nein. ${siteName()} berechnet keine Provision, weder dem Gast noch dem Vermieter. Der Preis, den Sie sehen, ist der Preis, den der Vermieter verlangt, Mehrwertsteuer inbegriffen. Wählen Sie Reisedaten, dann sehen Sie den Gesamtpreis mit allen verpflichtenden Kosten.`,
  },
  {
    question: 'An wen und wann zahle ich?',
    answer: `Sie zahlen direkt an den Vermieter, und zwar erst, wenn er zugesagt hat. Hat der Vermieter Zahlungsbedingungen, lesen Sie diese vor Ihrer Anfrage; nach der Zusage stehen die Beträge, die Termine und die Kontonummer auf Ihrer eigenen Seite. Hat er keine, vereinbaren Sie die Bezahlung gemeinsam: Bitten Sie dann um eine schriftliche Bestätigung, bevor Sie etwas überweisen. Über ${siteName()} läuft keine Zahlung.`,
  },
  {
    question: 'Was ist die Registrierungsnummer?',
    answer:
      'Jede Ferienunterkunft in Flandern muss bei Toerisme Vlaanderen, dem flämischen Tourismusamt, gemeldet sein und Regeln zu Brandschutz, Hygiene und Versicherung erfüllen. Die sechsstellige Nummer (niederländisch „logiesdecreetnummer“) belegt diese Meldung. Sie finden sie in jeder Anzeige.',
  },
  {
    question: 'Kann ich meine Anfrage noch ändern oder stornieren?',
    answer:
      'Ja. Der Link in unseren E-Mails öffnet Ihre eigene Seite: Dort ziehen Sie Ihre Anfrage zurück, stornieren Ihren Aufenthalt oder bitten um andere Tage oder eine andere Reisegruppe. Über eine solche Änderung entscheidet der Vermieter. Was Sie bei einer Stornierung zurückerhalten, steht mit den Terminen bei der Unterkunft und bei Ihrer Anfrage und bleibt so, wie es war, als Sie angefragt haben. Steht dort nichts, vereinbaren Sie es vorher mit dem Vermieter.',
  },
  {
    question: 'Wie alt muss ich sein, um zu mieten?',
    answer:
      'Der Hauptmieter muss am Anreisetag mindestens 21 Jahre alt sein. Auch um ein Konto anzulegen, müssen Sie mindestens 21 Jahre alt sein. Andere Nutzer sehen Ihr Geburtsdatum nicht.',
  },
  {
    question: 'Darf mein Hund mit?',
    answer:
      'Das entscheidet der Vermieter. Schalten Sie in den Suchfiltern „Haustiere erlaubt“ ein, dann sehen Sie nur Unterkünfte, in denen Ihr Tier willkommen ist.',
  },
  {
    question: 'Ich möchte meine Unterkunft vermieten. Was kostet das?',
    answer: `${advertisingCostsText()} Sie füllen Ihre Anzeige aus und fügen Fotos hinzu, und unser Team prüft sie, bevor sie online geht. Provision gibt es nicht: Sie behalten die volle Miete.`,
  },
  {
    question: 'Kann ich meinen Kalender mit Airbnb oder Booking.com verknüpfen?',
    answer:
      'Ja. Fügen Sie in Ihrem Kalender den iCal-Link der anderen Plattform ein: Was dort belegt ist, wird dann auch hier gesperrt. Umgekehrt erhalten Sie von uns einen Link, den Sie dort eintragen können.',
  },
  {
    question: 'Was mache ich, wenn mir eine Anzeige verdächtig vorkommt?',
    answer:
      'Zahlen Sie nichts und schreiben Sie uns über das Formular auf dieser Seite, mit der Registrierungsnummer. Wir prüfen die Anzeige und nehmen sie offline, wenn etwas nicht stimmt.',
  },
];
