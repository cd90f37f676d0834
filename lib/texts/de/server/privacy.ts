import type { InOtherWords } from '@/lib/languages/texts';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';
import type * as nl from '@/lib/texts/nl/server/privacy';

export const privacyTexts: InOtherWords<typeof nl.privacyTexts> = {
  documentTitle: 'Datenschutz',
  description:
    'Welche Daten wir von Ihnen speichern, warum, wie lange, wer sie sieht und welche Rechte Sie haben.',
  title: 'Datenschutz',
  intro: 'Welche Daten wir speichern, warum, wie lange und wer sie sieht.',
  labels: { why: 'Warum', what: 'Was', howLong: 'Wie lange', who: 'Wer es sieht' },
  cookies: 'Welche Cookies wir verwenden',
};

export const topicTexts: InOtherWords<typeof nl.topicTexts> = {
  name: 'Name',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  address: 'Adresse',
  languages: 'Sprachen, die Sie sprechen',
  written: 'was Sie schreiben oder uns mitteilen',
  review: 'Ihre Bewertung und die Antwort darauf',
  home: 'was Sie über Ihre Unterkunft angeben',
  photos: 'Fotos',
  calendars: 'Kalender, belegte Tage und verknüpfte Adressen',
  bank: 'Kontonummer und Kontoinhaber',
  tax: 'Steuernummern',
  billing: 'Abonnement, Zahlungen und Rechnungen',
  sign_in: 'wie Sie sich anmelden (ein Passwort nur in unlesbarer Form)',
  devices: 'Geräte, auf denen Sie angemeldet sind oder Mitteilungen erhalten',
  texts: 'Antwortvorlagen und Neuigkeiten',
  letters: 'E-Mails, die wir verschickt haben',
  deeds: 'was Administratoren getan oder notiert haben, und warum',
  reports: 'was wir den Behörden über Aufenthalte und Unterkünfte gemeldet haben, ohne Namen von Gästen',
  checks: 'Prüfwerte gegen doppeltes Absenden oder Zuordnen',
};

export const kindTexts: InOtherWords<typeof nl.kindTexts> = {
  guest: {
    title: 'Sie fragen einen Aufenthalt an oder stellen eine Frage',
    why: 'Um Ihre Anfrage oder Frage an den Vermieter weiterzugeben und den Aufenthalt zu regeln. Zu einer Anfrage gehören auch die Tage, die Zahl der Personen, der Preis und die Zahlungen. Ohne diese Daten geht es nicht.',
    howLong: (months) =>
      `Bis ${months} nach der Abreise oder ${months} nach Ihrer Frage. Danach bleibt nur, was niemanden erkennbar macht.`,
    who: 'Der Vermieter, dem Sie schreiben, wer für ihn den Kalender verwaltet, soweit nötig, und unsere Administratoren, um zu helfen.',
  },
  said: {
    title: 'Sie schreiben eine Bewertung',
    why: 'Um andere Gäste zu informieren. Sie wählen selbst, welcher Name dabeisteht.',
    howLong: (months) =>
      `Solange es die Unterkunft gibt. Ihr Name verschwindet nach ${months}; auf Ihren Wunsch verschwindet alles.`,
    who: 'Alle. Was uns dazu gemeldet wird, sehen nur der Vermieter und unsere Administratoren.',
  },
  asked: {
    title: 'Sie richten einen Suchauftrag ein oder werden eingeladen',
    why: 'Um Ihnen zu mailen, worum Sie gebeten haben oder was jemand Ihnen über die Website schickt.',
    howLong: () =>
      'Bis Sie den Suchauftrag beenden oder er abläuft, oder bis die Einladung angenommen oder zurückgezogen ist.',
    who: 'Nur unsere Administratoren und wer Sie eingeladen hat.',
  },
  account: {
    title: 'Sie haben ein Konto oder vermieten',
    why: 'Damit Sie sich anmelden können, um Ihre Unterkünfte zu zeigen und um Anfragen, Kalender und Zahlungen zu führen.',
    howLong: () =>
      'Bis Sie Ihr Konto oder die betreffende Unterkunft löschen. Was Administratoren getan haben, halten wir 24 Monate fest.',
    who: 'Öffentlich ist, was in Ihrer Anzeige steht, mit Ihrem Vornamen und Foto. Ihre Kontonummer sieht nur, wer Sie bezahlt, Ihre Steuernummern sonst niemand. Unsere Administratoren sehen, was sie zum Helfen brauchen.',
  },
  invoice: {
    title: 'Sie bezahlen ein Abonnement',
    why: 'Das Gesetz verpflichtet uns, Rechnungen aufzubewahren.',
    howLong: () => 'Zehn Jahre nach dem Jahr der Rechnung.',
    who: 'Sie, unsere Administratoren und Buchhaltung sowie Stripe, das die Zahlung ausführt.',
  },
  letter: {
    title: 'Wir schreiben Ihnen eine E-Mail',
    why: 'Um prüfen zu können, ob eine Nachricht angekommen ist.',
    howLong: () => '90 Tage.',
    who: 'Unsere Administratoren und wer unsere E-Mails verschickt.',
  },
};

export const privacySections: typeof nl.privacySections = () => [
  {
    title: 'Mit wem wir Daten teilen',
    paragraphs: [
      'Wir verkaufen nichts und zeigen keine Werbung anderer. Unternehmen, die für uns Server und E-Mail betreiben, verarbeiten Daten nur in unserem Auftrag. Stripe wickelt die Zahlung von Abonnements ab. Schalten Sie Mitteilungen ein, laufen diese verschlüsselt über den Hersteller Ihres Browsers.',
      'Behörden erhalten, was das Gesetz vorschreibt. Das können Aufenthalte in Unterkünften sein, für die eine Gemeinde das verlangt (ohne Namen von Gästen), und Vermieter mit ihren Einnahmen für die Steuer. Was wir über einen Vermieter weitergeben, erhält er selbst als Übersicht.',
    ],
  },
  {
    title: 'Was wir nicht tun',
    paragraphs: [
      'Wir erstellen kein Profil von Ihnen. Wie oft eine Unterkunft angesehen wird, zählen wir, ohne festzuhalten, wer Sie sind. Ihre Merkliste bleibt auf Ihrem Gerät. Keine Entscheidung über Sie trifft allein ein Computer.',
    ],
  },
  {
    title: 'Ihre Rechte',
    paragraphs: [
      'Sie können Ihre Daten einsehen, berichtigen, mitnehmen und löschen lassen und unserer Verwendung widersprechen. Mit einem Konto tun Sie das selbst unter „Gegevens“: Dort laden Sie alles als Datei herunter und löschen Ihr Konto.',
      `Ohne Konto schreiben Sie von der betreffenden Adresse an ${contactDetails.email}. Wir antworten innerhalb eines Monats. Sind Sie mit unserer Antwort nicht einverstanden, können Sie sich an die belgische Datenschutzbehörde wenden, Drukpersstraat 35, 1000 Brüssel.`,
    ],
  },
  {
    title: 'Wer verantwortlich ist',
    paragraphs: [
      `${contactDetails.companyName} (Unternehmensnummer ${contactDetails.companyNumber}), ${contactDetails.street}, ${contactDetails.postalCode} ${contactDetails.city}, für alles, was auf ${siteName()} geschieht. Für das, was ein Vermieter mit den Daten seiner Gäste tut, ist er selbst verantwortlich.`,
    ],
  },
];
