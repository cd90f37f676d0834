import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import { advertisingCostsText } from '@/lib/texts/de/server/advertising-costs';
import type * as nl from '@/lib/texts/nl/server/terms-of-service';

type Articles = ReturnType<typeof termsArticles>;

export const termsTexts: InOtherWords<typeof nl.termsTexts> = {
  documentTitle: 'Nutzungsbedingungen',
  description:
    'Was zwischen Ihnen und uns gilt: kostenloses Konto, keine Provision, Preise inklusive Mehrwertsteuer und was wir von Gästen und Vermietern erwarten.',
  title: 'Nutzungsbedingungen',
  intro:
    'Dies sind die Vereinbarungen, die gelten, wenn Sie diese Website als Besucher, Gast oder Vermieter nutzen. Wir haben sie so kurz und klar wie möglich geschrieben.',
  contents: 'Inhalt',
  article: (number, title) => `Artikel ${number}. ${title}`,
  articleId: (number) => `artikel-${number}`,
};

export const termsArticles: InOtherWords<typeof nl.termsArticles> = (months) => [
  ...aboutTheSite(),
  ...aboutAdvertising(),
  ...aboutStaying(),
  ...aboutTheLaw(months),
];

function aboutTheSite(): Articles {
  const site = siteName();
  const { street, postalCode, city, companyNumber, email } = contactDetails;
  return [
    {
      title: 'Wer wir sind',
      paragraphs: [
        `${site} ist ein Online-Marktplatz für Ferienwohnungen an der belgischen Küste. Unsere Adresse ist ${street}, ${postalCode} ${city}, mit der Unternehmensnummer ${companyNumber}. Sie erreichen uns unter ${email}.`,
        'In diesen Bedingungen ist ein „Vermieter“, wer auf der Website eine Ferienunterkunft anbietet, ein „Gast“, wer eine mieten möchte, und ein „Nutzer“ jeder, der die Website nutzt.',
      ],
    },
    {
      title: 'Geltung',
      paragraphs: [
        'Diese Bedingungen gelten für jede Nutzung der Website. Wer ein Konto anlegt, nimmt sie an. Andere Bedingungen gelten zwischen Ihnen und uns nur, wenn wir das gemeinsam schriftlich vereinbaren.',
        'Zwischen Gast und Vermieter gilt, was sie untereinander vereinbaren. Diese Vereinbarung darf diesen Bedingungen nicht widersprechen.',
      ],
    },
    {
      title: 'Was wir tun und was nicht',
      paragraphs: [
        'Wir geben Vermietern den Raum, ihre Unterkunft vorzustellen, und Gästen die Mittel, um zu suchen, eine Frage zu stellen und einen Aufenthalt anzufragen.',
        'Wir vermieten selbst keine Unterkünfte, sind kein Immobilienmakler, Reiseveranstalter oder Versicherer und sind nicht Partei des Mietvertrags. Mietzahlungen nehmen wir weder entgegen, noch verwahren wir sie.',
      ],
    },
    {
      title: 'Kosten',
      paragraphs: [
        advertisingCostsText(),
        'Wir berechnen keine Provision: weder dem Vermieter noch dem Gast, und auch nicht, wenn ein Aufenthalt zustande kommt. Suchen, Fragen stellen und Anfragen senden kostet nichts.',
      ],
    },
    {
      title: 'Ihr Konto',
      paragraphs: [
        'Um ein Konto anzulegen, müssen Sie mindestens 21 Jahre alt sein und Ihren eigenen Namen und Ihre eigene E-Mail-Adresse angeben. Um das zu prüfen, fragen wir nach Ihrem Geburtsdatum; andere Nutzer sehen es nicht.',
        'Jeder Nutzer hat ein Konto. Nur Vermietungsagenturen dürfen mehr als eines haben.',
        'Behalten Sie Ihr Passwort für sich. Was mit Ihrem Konto geschieht, wird Ihnen zugerechnet, bis Sie uns melden, dass jemand anderes es benutzt. Wer nur Ihren Kalender mitverwaltet, den laden Sie dazu mit einem eigenen Konto ein.',
      ],
    },
  ];
}

function aboutAdvertising(): Articles {
  return [
    {
      title: 'Inserieren',
      paragraphs: [
        'Sie inserieren nur Unterkünfte, die Sie vermieten dürfen und die an der belgischen Küste liegen. Für jede Unterkunft gibt es eine Anzeige.',
        'Ihr Text, Ihre Fotos, die Ausstattung und der Kalender sind richtig, vollständig und aktuell. Sie geben alles an, was ein Gast vorher wissen muss, auch weniger Erfreuliches, zum Beispiel Bauarbeiten in der Straße.',
      ],
    },
    {
      title: 'Logiesdecreet und Genehmigungen',
      paragraphs: [
        'Jede Anzeige trägt die Nummer, unter der die Unterkunft bei Toerisme Vlaanderen gemeldet ist (Registrierungsnummer). Als Vermieter sind Sie dafür verantwortlich, dass die Nummer zur Unterkunft gehört und dass die Unterkunft das flämische Beherbergungsdekret (Logiesdecreet) sowie die Regeln der Gemeinde und der Eigentümergemeinschaft erfüllt.',
        'Kommunale Aufenthaltssteuer, Einkommensteuer und Mehrwertsteuer sind Sache des Vermieters. Steuern auf Ferienunterkünfte sind ein fester Betrag pro Jahr: Was ein Gast als Tourismusabgabe zahlt, gibt der Vermieter an ihn weiter.',
      ],
    },
    {
      title: 'Preise',
      paragraphs: [
        'Der Preis in der Anzeige ist der Preis, den der Gast zahlt, Mehrwertsteuer inbegriffen. Er gilt pro Nacht und für die ganze Unterkunft, sofern die Anzeige nicht deutlich etwas anderes sagt. Sobald die Tage gewählt sind, sieht der Gast den Gesamtpreis mit allen verpflichtenden Kosten für seine Reisegruppe.',
        'Kosten, die jeder Gast zahlen muss, zum Beispiel eine verpflichtende Reinigung, sind im Preis enthalten oder stehen ausdrücklich in der Anzeige. Nach der Zusage ändert sich der Preis nur noch, wenn Gast und Vermieter gemeinsam eine Änderung des Aufenthalts vereinbaren.',
      ],
    },
    {
      title: 'Fotos und Texte',
      paragraphs: [
        'Was Sie einstellen, bleibt Ihr Eigentum. Sie geben uns das Recht, es auf der Website, in Suchergebnissen und in Nachrichten über Ihre Unterkunft zu zeigen, solange Ihre Anzeige besteht.',
        'Sie stellen nur Fotos und Texte ein, an denen Sie die Rechte haben, und keine Fotos, auf denen Menschen erkennbar sind, die dem nicht zugestimmt haben. Aus den Fotos, die wir zeigen, entfernen wir die Ortsdaten des Geräts.',
      ],
    },
    {
      title: 'Prüfung und Ablehnung',
      paragraphs: [
        'Unser Team prüft jede neue Anzeige, bevor sie online geht, und erneut, wenn sich die Adresse oder die Registrierungsnummer ändert. Diese Prüfung ist keine Abnahme der Unterkunft und keine Garantie.',
        'Wir können eine Anzeige ablehnen oder offline nehmen, wenn sie diese Bedingungen nicht erfüllt. Wir sagen Ihnen, warum, und Sie können darauf antworten.',
        'Was uns gemeldet wird und was auffällt, prüft und entscheidet immer ein Mensch: Computer zeigen höchstens, was jemand prüfen sollte. Jeder kann eine Unterkunft, eine Bewertung oder eine Nachricht über „Melden“ melden und erhält eine Empfangsbestätigung und unsere Entscheidung. Wen eine Maßnahme trifft, der liest Grundlage, Artikel, Sachverhalt und Rechtsbehelfe und kann innerhalb von sechs Monaten einmal Beschwerde einlegen. Darüber entscheidet ein anderer Administrator, wenn es einen gibt.',
      ],
    },
  ];
}

function aboutStaying(): Articles {
  const site = siteName();
  return [
    {
      title: 'Anfragen und Buchungen',
      paragraphs: [
        'Eine Anfrage ist eine Frage eines Gastes, noch keine Buchung. Ein Vertrag kommt erst zustande, wenn der Vermieter die Anfrage annimmt oder wenn der Gast ein Angebot des Vermieters annimmt. Eine Änderung eines zugesagten Aufenthalts gilt erst, wenn die andere Seite sie annimmt.',
        'Der Vermieter antwortet so schnell wie möglich und entscheidet frei, ohne zu diskriminieren. Der Hauptmieter ist am Anreisetag mindestens 21 Jahre alt.',
      ],
    },
    {
      title: 'Zahlung und Kaution',
      paragraphs: [
        `Der Gast zahlt direkt an den Vermieter; eine Zahlung läuft nie über ${site}. Hat der Vermieter Zahlungsbedingungen, liest der Gast sie vor seiner Anfrage und nach der Zusage, was er wann zahlt. Hat der Vermieter keine, vereinbaren Gast und Vermieter gemeinsam, wie und wann gezahlt wird.`,
        'Der Vermieter bestätigt die Beträge schriftlich, bevor der Gast zahlt, und gibt die Kaution innerhalb der vereinbarten Zeit zurück, abzüglich nachgewiesener Schäden.',
      ],
    },
    {
      title: 'Stornierung',
      paragraphs: [
        'Was bei einer Stornierung zurückgezahlt wird, steht bei der Unterkunft und bei der Anfrage. Für diese Anfrage bleibt es so, wie es war, als der Gast sie gestellt hat. Steht dort nichts, vereinbaren Gast und Vermieter es vorher. Haben sie nichts vereinbart, gilt das Gesetz.',
        'Storniert der Vermieter einen zugesagten Aufenthalt, zahlt er alles zurück, was der Gast schon gezahlt hat, und benachrichtigt den Gast sofort.',
      ],
    },
    {
      title: 'Der Aufenthalt',
      paragraphs: [
        'Der Vermieter sorgt dafür, dass die Unterkunft zur vereinbarten Zeit bereit und sauber ist und der Anzeige entspricht. Der Gast nutzt sie sorgfältig, mit nicht mehr Personen und Tieren als vereinbart, und hält sich an die Hausregeln.',
        'Ist etwas nicht in Ordnung, meldet der Gast das sofort dem Vermieter, damit dieser es beheben kann.',
      ],
    },
    {
      title: 'Was nicht erlaubt ist',
      paragraphs: ['Auf der Website und in Kontakten, die daraus entstehen, dürfen Sie nicht:'],
      points: [
        'falsche oder irreführende Angaben machen oder sich für jemand anderen ausgeben;',
        'Daten anderer Nutzer sammeln oder sie für etwas anderes verwenden als für einen Aufenthalt;',
        'unverlangte Werbung senden, diskriminieren, beleidigen oder bedrohen;',
        'die Website überlasten, die Sicherheit umgehen oder Inhalte in großem Umfang übernehmen;',
        'von Gästen eine Provision oder Vergütung dafür verlangen, über die Website zu vermitteln.',
      ],
    },
  ];
}

function aboutTheLaw(months: string): Articles {
  const site = siteName();
  return [
    {
      title: 'Ihre Daten',
      paragraphs: [
        'Wir verwenden Ihre personenbezogenen Daten, um die Website zu betreiben, Ihre Anfragen weiterzugeben und Ihnen zu antworten, und verkaufen sie nie. Die Daten eines Gastes gehen nur an den Vermieter, dem er sie sendet.',
        `Eine Buchungsanfrage anonymisieren wir ${months} nach der Abreise, eine Frage an einen Vermieter ${months} nach dem Absenden. Sie können Ihre Daten jederzeit einsehen, berichtigen oder löschen lassen. Was wir in Ihrem Browser speichern, lesen Sie in den rechtlichen Hinweisen.`,
      ],
    },
    {
      title: 'Verfügbarkeit der Website',
      paragraphs: [
        'Wir tun unser Bestes, damit die Website immer erreichbar und richtig ist, können Unterbrechungen aber nicht ausschließen. Wartungen legen wir so weit wie möglich in ruhige Stunden.',
        'Kalender, die Sie mit anderen Plattformen verknüpfen, lesen wir regelmäßig ein. Was eine andere Plattform zu spät oder falsch übermittelt, können wir nicht wissen: Prüfen Sie im Zweifel selbst, ob Tage frei sind.',
      ],
    },
    {
      title: 'Haftung',
      paragraphs: [
        `${site} haftet nicht für das, was Nutzer einstellen oder miteinander vereinbaren, für den Zustand einer Unterkunft oder für Schäden während eines Aufenthalts.`,
        'Nichts in diesen Bedingungen beschränkt unsere Haftung für Vorsatz, grobes Verschulden oder Personenschäden oder die Rechte, die Ihnen das Gesetz als Verbraucher gibt.',
      ],
    },
    {
      title: 'Ende Ihres Kontos',
      paragraphs: [
        'Sie können Ihr Konto jederzeit löschen, sobald keine zugesagten Aufenthalte mehr laufen oder geplant sind. Dann verschwinden auch Ihre Anzeigen.',
        'Bei einem schweren oder wiederholten Verstoß gegen diese Bedingungen können wir ein Konto sperren oder schließen. Außer bei Betrug oder Gefahr benachrichtigen wir Sie vorher.',
      ],
    },
    {
      title: 'Änderungen, Beschwerden und Recht',
      paragraphs: [
        'Passen wir diese Bedingungen an, teilen wir Ihnen das mindestens dreißig Tage vorher mit, wenn Sie ein Konto haben. Für schon Zugesagtes gelten weiterhin die alten Bedingungen. Ist eine Bestimmung ungültig, gelten die übrigen weiter.',
        'Haben Sie eine Beschwerde, schreiben Sie uns über die Kontaktseite: Wir suchen zuerst gemeinsam nach einer Lösung. Finden wir keine, können Sie sich an den belgischen Verbraucherombudsdienst (Consumentenombudsdienst) wenden. Es gilt belgisches Recht; zuständig ist das Gericht Ihres Wohnorts oder das unseres Sitzes.',
      ],
    },
  ];
}
