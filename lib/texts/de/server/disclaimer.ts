import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import type * as nl from '@/lib/texts/nl/server/disclaimer';

export const disclaimerTexts: InOtherWords<typeof nl.disclaimerTexts> = {
  documentTitle: 'Rechtliche Hinweise',
  description:
    'Wofür wir einstehen und wofür nicht, was mit Ihren Daten geschieht und welche Cookies wir verwenden.',
  title: 'Rechtliche Hinweise',
  intro: 'Wofür wir einstehen, wofür nicht und was mit Ihren Daten geschieht.',
  cookiesId: 'cookies',
  cookiesTitle: 'Cookies',
  cookies: [
    'Ein Cookie ist ein kleines Stück Text, das eine Website in Ihrem Browser speichert. Von sich aus verwendet diese Website nur, was sie zum Funktionieren braucht. Dafür verlangt das Gesetz keine Einwilligung. Hier ist die vollständige Liste:',
  ],
  cookiesAfter: [
    'Wir messen Besuche nicht mit Cookies und zeigen keine Werbung anderer Anbieter. Wie oft eine Unterkunft angesehen wird, zählen wir, ohne festzuhalten, wer Sie sind.',
    'Schalten Sie auf einem Gerät Mitteilungen ein, dann gibt uns Ihr Browser eine Adresse bei seinem Hersteller (Apple, Google, Microsoft oder Mozilla), und wir speichern sie, bis Sie die Mitteilungen ausschalten oder sich abmelden. Was wir dorthin senden, ist verschlüsselt: Nur Ihr Gerät kann es lesen.',
    'Einige Teile kommen von anderen Anbietern, zum Beispiel eine Karte von Google, wenn diese eingestellt ist. Wir laden sie nur, wenn Sie funktionale Cookies zulassen. Ist für die Formulare die Sicherheitsprüfung von Google eingestellt, wird sie erst geladen, wenn Sie beginnen, ein Formular auszufüllen.',
    'Ihre Auswahl gilt 90 Tage, und Sie können sie jederzeit ändern.',
  ],
  changeCookies: 'Cookie-Einstellungen ändern',
  table: { name: 'Name', purpose: 'Wofür', duration: 'Wie lange' },
};

export const storedItems: InOtherWords<typeof nl.storedItems> = [
  {
    name: 'cookie_preferences',
    purpose: 'Merkt sich Ihre Auswahl zu Cookies.',
    duration: '90 Tage',
  },
  {
    name: 'cookie_question',
    purpose: 'Merkt sich, dass Sie die Frage zu Cookies geschlossen haben, ohne zu wählen.',
    duration: 'Bis Sie den Tab schließen',
  },
  {
    name: 'loaded_anew',
    purpose:
      'Merkt sich, wann eine Seite neu geladen wurde, weil ein Teil fehlte, damit das nur einmal geschieht.',
    duration: 'Bis Sie den Tab schließen',
  },
  {
    name: 'language_switch_place',
    purpose: 'Merkt sich, wo Sie auf einer Seite waren, wenn Sie sie in einer anderen Sprache öffnen.',
    duration: 'Bis Sie den Tab schließen',
  },
  {
    name: 'language_offer_refused',
    purpose: 'Merkt sich, dass Ihnen keine andere Sprache angeboten werden soll.',
    duration: 'Bis Sie die Daten Ihres Browsers löschen',
  },
  {
    name: 'favorite_listings',
    purpose: 'Merkt sich die Unterkünfte auf Ihrer Merkliste. Bleibt auf Ihrem Gerät.',
    duration: 'Bis Sie sie entfernen',
  },
  {
    name: 'favorite_lines',
    purpose:
      'Merkt sich Name und Badeort der Unterkünfte auf Ihrer Merkliste, damit Sie sie auch ohne Internet sehen. Bleibt auf Ihrem Gerät.',
    duration: 'Bis Sie sie entfernen',
  },
  {
    name: 'own_requests',
    purpose:
      'Merkt sich, welche Unterkunft Sie für welche Tage angefragt haben, damit Sie das auch ohne Internet sehen. Nur wenn Sie funktionale Cookies zulassen. Bleibt auf Ihrem Gerät.',
    duration: 'Bis nach Ihrer Abreise oder bis Sie funktionale Cookies ablehnen',
  },
  {
    name: 'offline-page',
    purpose:
      'Speichert eine Seite mit ihrer Gestaltung für den Fall, dass es kein Internet gibt. Erst wenn Sie etwas gemerkt oder angefragt, die Website auf Ihren Home-Bildschirm gelegt oder Mitteilungen eingeschaltet haben. Enthält nichts über Sie.',
    duration: 'Bis Sie Ihre Browserdaten löschen',
  },
  {
    name: 'overview_view',
    purpose: 'Merkt sich, ob Sie das Angebot als Liste oder auf der Karte ansehen. Bleibt auf Ihrem Gerät.',
    duration: 'Bis Sie wieder die Liste wählen',
  },
  {
    name: 'holiday_region',
    purpose:
      'Merkt sich, für welche Region ein Vermieter in seinem Kalender die Ferien sieht. Bleibt auf Ihrem Gerät.',
    duration: 'Bis Sie Ihre Browserdaten löschen',
  },
  {
    name: 'row_keys',
    purpose:
      'Merkt sich, ob ein Vermieter die Tastenkürzel von Listen ausgeschaltet hat. Bleibt auf Ihrem Gerät.',
    duration: 'Bis Sie Ihre Browserdaten löschen',
  },
  {
    name: 'payment_matches',
    purpose:
      'Merkt sich, welche Buchungen eines Kontoauszugs ein Vermieter zugeordnet hat, mit dem Konto der Person, die gezahlt hat. Bleibt auf Ihrem Gerät.',
    duration: 'Bis Sie Ihre Browserdaten löschen',
  },
  {
    name: 'XSRF-TOKEN',
    purpose: 'Sichert Formulare: Nur unsere eigenen Seiten können etwas in Ihrem Namen senden.',
    duration: '12 Stunden',
  },
  {
    name: 'next-auth.session-token',
    purpose: 'Hält Sie angemeldet. Bei einer gesicherten Verbindung steht __Host- vor dem Namen.',
    duration: '12 Stunden ohne Aktivität oder 30 Tage, wenn Sie angemeldet bleiben möchten',
  },
  {
    name: 'known_browser',
    purpose:
      'Erkennt ein Gerät, auf dem Sie sich schon angemeldet haben, damit fehlgeschlagene Versuche anderer Sie nicht aufhalten. Meldet niemanden an. Bei einer gesicherten Verbindung steht __Host- vor dem Namen.',
    duration: '180 Tage oder bis Sie Ihr Passwort ändern',
  },
  {
    name: 'second-factor',
    purpose:
      'Merkt sich, dass der erste Schritt der Anmeldung gelungen ist, bis Sie den zweiten machen. Meldet niemanden an.',
    duration: '10 Minuten',
  },
  {
    name: 'signed_in',
    purpose: 'Merkt sich, dass jemand angemeldet ist, damit Seiten wissen, ob sie Ihr Konto anzeigen müssen.',
    duration:
      'Bis Sie sich abmelden oder den Browser schließen, oder 30 Tage, wenn Sie angemeldet bleiben möchten',
  },
  {
    name: 'form-memory',
    purpose:
      'Speichert, was Sie eingegeben haben, wenn ein Formular ohne Script noch einen Fehler enthält, und welche Anfrage Sie gerade gesendet haben. Verschlüsselt.',
    duration: '10 Minuten',
  },
  {
    name: 'form:…',
    purpose: 'Speichert ein halb ausgefülltes Formular auf Ihrem Gerät, damit nichts verloren geht.',
    duration: 'Bis Sie den Tab schließen oder das Formular senden',
  },
  {
    name: 'listing-form:…',
    purpose:
      'Speichert, was Sie in eine Anzeige geschrieben, aber noch nicht gespeichert haben. Bleibt auf Ihrem Gerät, ohne Fotos.',
    duration: 'Bis Sie die Anzeige speichern oder neu beginnen. Nach 14 Tagen wird es nicht mehr verwendet',
  },
  {
    name: 'results:…',
    purpose: 'Merkt sich, wo Sie in den Suchergebnissen waren, damit Sie dorthin zurückkehren.',
    duration: 'Bis Sie den Tab schließen',
  },
];

export const storedForProviders: InOtherWords<typeof nl.storedForProviders> = [
  {
    name: 'next-auth.…',
    purpose:
      'Sichert die Anmeldung mit dem Konto eines anderen Dienstes. Verschlüsselt oder ohne Daten über Sie.',
    duration: '15 Minuten oder bis Sie den Browser schließen',
  },
  {
    name: 'pending_identity',
    purpose:
      'Merkt sich, welche Daten der andere Dienst über Sie übermittelt hat, bis Ihr Konto verknüpft oder angelegt ist. Verschlüsselt.',
    duration: '10 Minuten',
  },
];

export const disclaimerSections: InOtherWords<typeof nl.disclaimerSections> = (months) => {
  const site = siteName();
  return [
    {
      title: 'Anzeigen von Vermietern',
      paragraphs: [
        `Die Anzeigen auf ${site} werden von den Vermietern selbst geschrieben. Wir prüfen sie, bevor sie online gehen, besuchen die Unterkünfte aber nicht. Der Vermieter muss dafür sorgen, dass Text, Fotos, Preis und Verfügbarkeit stimmen.`,
        'Finden Sie einen Fehler oder etwas, das nicht in Ordnung ist, dann teilen Sie es uns über die Kontaktseite mit. Wir prüfen es.',
      ],
    },
    {
      title: 'Vereinbarungen zwischen Gast und Vermieter',
      paragraphs: [
        `${site} ist nicht Partei des Mietvertrags. Zahlung, Kaution, Schlüssel und Aufenthalt regeln Gast und Vermieter gemeinsam. Streitigkeiten darüber lösen sie untereinander.`,
      ],
    },
    {
      title: 'Inhalt der Website',
      paragraphs: [
        'Wir verwenden viel Sorgfalt auf diese Website, können aber nicht garantieren, dass immer alles vollständig, richtig und erreichbar ist. Aus Preisen oder Verfügbarkeiten, die wegen eines technischen Fehlers falsch angezeigt wurden, lassen sich keine Rechte ableiten, solange der Vermieter sie nicht bestätigt hat.',
        'Links zu anderen Websites sind als Hilfe gedacht. Für deren Inhalt sind wir nicht verantwortlich.',
      ],
    },
    {
      title: 'Geistiges Eigentum',
      paragraphs: [
        `Gestaltung, Texte und Zeichnungen der Website gehören ${site}. Fotos und Texte einer Anzeige gehören dem Vermieter. Übernehmen Sie nichts ohne Zustimmung dessen, der es gemacht hat.`,
      ],
    },
    {
      title: 'Ihre personenbezogenen Daten',
      paragraphs: [
        'Wir verarbeiten nur, was nötig ist: die Daten Ihres Kontos und Ihrer Anzeigen sowie der Anfragen und Nachrichten, die Sie senden. Eine Anfrage oder Nachricht geht an den Vermieter, dem Sie sie senden. Unsere Administratoren können sie lesen, um Ihnen oder dem Vermieter zu helfen; sonst bekommt sie niemand zu sehen.',
        `Buchungsanfragen werden ${months} nach der Abreise anonymisiert, Fragen an einen Vermieter ${months} nach dem Absenden. Wer ein Konto löscht, löscht auch seine Anzeigen und Daten, außer dem, was wir von Gesetzes wegen aufbewahren müssen, zum Beispiel Rechnungen.`,
        `Sie haben das Recht, Ihre Daten einzusehen, zu berichtigen, mitzunehmen oder löschen zu lassen. Schreiben Sie an ${contactDetails.email}. Sind Sie mit unserer Antwort nicht einverstanden, können Sie sich an die belgische Datenschutzbehörde (Gegevensbeschermingsautoriteit) wenden.`,
      ],
    },
  ];
};
