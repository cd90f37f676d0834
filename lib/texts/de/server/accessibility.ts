import { contactDetails } from '@/lib/site-contact';
import { siteName } from '@/lib/site';
import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/accessibility';

export const accessibilityTexts: InOtherWords<typeof nl.accessibilityTexts> = {
  documentTitle: 'Barrierefreiheit',
  description:
    'Wie diese Website für alle nutzbar bleibt, was noch nicht barrierefrei ist und an wen Sie sich wenden können.',
  title: 'Barrierefreiheit',
  intro: 'Wie diese Website für alle nutzbar bleibt und was noch besser werden muss.',
  contact: 'Problem melden',
};

export const accessibilitySections: typeof nl.accessibilitySections = () => [
  {
    title: 'Was diese Website leistet',
    paragraphs: [
      `Auf ${siteName()} suchen Sie eine Ferienunterkunft an der belgischen Küste, stellen Vermietern Fragen, fragen einen Aufenthalt an und behalten ihn im Blick. Vermieter verwalten hier ihre Unterkünfte, Kalender und Anfragen. Sie brauchen dazu nur einen Browser und eine E-Mail-Adresse.`,
    ],
  },
  {
    title: 'Woran wir uns halten',
    paragraphs: [
      'Wir bauen die Website nach der europäischen Norm EN 301 549, die für Websites auf die WCAG 2.1, Stufe AA, verweist.',
    ],
    points: [
      'Alles lässt sich allein mit der Tastatur bedienen, in sinnvoller Reihenfolge und mit sichtbarem Fokus.',
      'Überschriften, Schaltflächen, Felder und Fehlermeldungen haben Namen, die Screenreader vorlesen. Ein Fehler steht beim Feld und in einer Liste oben im Formular.',
      'Die Seiten passen auf Bildschirme ab 320 Pixel Breite und bleiben bei doppelter Schriftgröße nutzbar.',
      'Texte und Schaltflächen haben genügend Kontrast, auch in der dunklen Darstellung.',
      'Was auf der Karte steht, steht auch in der Liste. Kalender lassen sich mit den Pfeiltasten bedienen.',
      'Suchen, fragen und einen Aufenthalt anfragen geht auch ohne Skript.',
      'Wo eine Seite nach einigen Sekunden weiterleitet, können Sie das anhalten.',
      'Was Gäste lesen, gibt es auf Niederländisch, Französisch, Deutsch und Englisch.',
    ],
  },
  {
    title: 'Wie wir das sicherstellen',
    paragraphs: [
      'Bei jeder Änderung werden die Seiten automatisch geprüft: auf Barrierefreiheit (mit axe), gültiges HTML und Kontraste, in der Breite eines Telefons und eines Computers. Ein Fehler hält die Änderung auf. Eine unabhängige Stelle hat die Website noch nicht beurteilt.',
    ],
  },
  {
    title: 'Was noch nicht barrierefrei ist',
    paragraphs: ['Das wissen wir, und das können Sie einstweilen tun:'],
    points: [
      'Fotos und Texte der Vermieter: Ein Foto hat nur dann eine Beschreibung, wenn der Vermieter eine geschrieben hat. Fragen Sie ihn oder uns.',
      'PDF-Dateien (Rechnungen, Übersichten, Mietvertrag) haben keine Struktur für Screenreader. Dieselben Angaben stehen auf Ihren Seiten; auf Wunsch schicken wir sie Ihnen als Text.',
      'Eine Karte von Google, falls eingestellt, stammt von einem anderen Unternehmen. Die Liste daneben enthält dieselben Unterkünfte.',
      'Was Vermieter und Administratoren nach dem Anmelden sehen, gibt es nur auf Niederländisch.',
    ],
  },
  {
    title: 'Etwas funktioniert nicht?',
    paragraphs: [
      `Schreiben Sie an ${contactDetails.email} oder rufen Sie ${contactDetails.phone} an. Nennen Sie uns die Seite und was Sie tun wollten. Wir helfen Ihnen weiter und suchen eine Lösung. Diese Erläuterungen geben wir Ihnen auch mündlich.`,
      'Sind Sie mit unserer Antwort nicht zufrieden, können Sie das kostenlos der belgischen Wirtschaftsinspektion (FÖD Wirtschaft) melden.',
    ],
  },
];
