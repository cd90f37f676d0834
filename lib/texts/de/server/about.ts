import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import type * as nl from '@/lib/texts/nl/server/about';

export const aboutTexts: InOtherWords<typeof nl.aboutTexts> = {
  documentTitle: 'Über uns',
  description:
    'Warum wir nur eines machen: Ferienwohnungen an der belgischen Küste, direkt vom Vermieter zum Gast, ohne Agentur und ohne Provision.',
  title: 'Über uns',
  intro: () =>
    `${siteName()} bringt Menschen, die etwas am Meer vermieten, mit Menschen zusammen, die dort Urlaub machen möchten. Mehr nicht, und das ist Absicht.`,
  actions: { rent: 'Ferienwohnungen ansehen', contact: 'Stellen Sie uns eine Frage' },
};

/** The anchors are those of the Dutch page: links on other pages name them. */
export const aboutSections: InOtherWords<typeof nl.aboutSections> = () => [
  {
    id: 'waarom',
    title: 'Warum es uns gibt',
    paragraphs: [
      'Wer an der belgischen Küste eine Wohnung oder ein Haus besitzt, vermietet oft seit Jahren an dieselben Familien. Das klappt, weil man sich kennt: Der Vermieter weiß, wo die Strandstühle stehen, der Gast hinterlässt die Wohnung so, wie er sie vorgefunden hat.',
      'Auf den großen Plattformen geht das verloren. Dort steht ein Unternehmen dazwischen, das von jeder Miete einen Teil einbehält und die Gespräche lenkt. Dieses Unternehmen lassen wir weg. Bei uns stellen Sie Ihre Fragen der Person, die den Schlüssel hat, und mit ihr vereinbaren Sie auch alles Weitere.',
    ],
  },
  {
    id: 'hoe-het-werkt',
    title: 'So funktioniert es für Gäste',
    paragraphs: [
      'Sie suchen nach Badeort, Reisedaten und der Ausstattung, die Sie sich wünschen. Jede Anzeige zeigt die freien Tage, den Preis pro Nacht und die Registrierungsnummer. Haben Sie etwas gefunden, senden Sie eine Anfrage oder stellen zuerst eine Frage.',
      'Der Vermieter entscheidet selbst und gibt Ihnen per E-Mail Bescheid. Sie zahlen direkt an den Vermieter. Wir berechnen Ihnen nichts.',
    ],
  },
  {
    id: 'voor-verhuurders',
    title: 'So funktioniert es für Vermieter',
    paragraphs: [
      'Sie legen ein Konto an, füllen Ihre Anzeige aus und fügen Fotos hinzu. Unser Team prüft sie, bevor sie online geht. Danach verwalten Sie Preise, Kalender und Anfragen selbst.',
      'Vermieten Sie auch über Airbnb oder Booking.com? Verknüpfen Sie Ihre Kalender, dann sperrt ein Aufenthalt dort dieselben Tage hier. Jemand anderes kann Ihren Kalender mitverwalten, ohne Zugriff auf den Rest Ihres Kontos.',
    ],
  },
  {
    id: 'veilig-gebruik',
    title: 'Sicher mieten und vermieten',
    paragraphs: [
      'Direkt zu mieten ist einfach, solange Gast und Vermieter ein wenig aufpassen. Wir prüfen jede neue Anzeige, kommen aber nicht vor Ort. Das können Sie selbst tun.',
    ],
    points: [
      'Achten Sie auf die Registrierungsnummer. Jede Ferienunterkunft in Flandern muss bei Toerisme Vlaanderen gemeldet sein. Passt die Nummer nicht zu der Adresse, die Sie erhalten, dann mieten Sie nicht.',
      'Beginnen Sie das Gespräch über die Website. So wissen Sie, dass Ihre Nachricht bei der Person ankommt, die die Anzeige aufgegeben hat.',
      'Verlangen Sie einen schriftlichen Vertrag mit den Tagen, dem Preis, der Anzahlung, der Kaution und den Stornierungsbedingungen.',
      'Zahlen Sie per Überweisung auf ein Konto, das auf den Namen des Vermieters läuft. Zahlen Sie nie mit Gutscheinen, Kryptowährungen oder über einen Kurier.',
      'Seien Sie vorsichtig, wenn Sie jemand unter Druck setzt, einen viel niedrigeren Preis verlangt als in der Umgebung üblich oder nur über einen Messenger mit Ihnen sprechen will.',
      'Geben Sie nie Passwörter oder PINs weiter. Wir fragen nie danach, auch nicht per E-Mail oder Telefon.',
      'Sie vermieten? Wählen Sie ein starkes Passwort, nehmen Sie eine Anfrage erst an, wenn Sie wissen, wer kommt, und verlangen Sie die Restzahlung vor der Anreise.',
      'Kommt Ihnen etwas verdächtig vor, dann schreiben Sie uns und geben Sie die Registrierungsnummer an. Wir prüfen die Anzeige und nehmen sie, wenn nötig, offline.',
    ],
  },
];
