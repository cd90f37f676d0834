import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/way-in';

export const wayInTexts: InOtherWords<typeof nl.wayInTexts> = {
  waitsForPayment: 'Wie Sie hineinkommen, lesen Sie hier, sobald alles bezahlt ist.',
  waitsForDay: (day) => `Wie Sie hineinkommen, lesen Sie hier ab ${day}.`,
  mailWaitsForPayment: 'Wie Sie hineinkommen, teilen wir Ihnen mit, sobald alles bezahlt ist.',
  mailWaitsForDay: (day) => `Wie Sie hineinkommen, teilen wir Ihnen am ${day} mit.`,

  title: 'Anreiseinfos',
  deskWaitsForPayment: 'Der Gast erhält die Anreiseinfos, sobald alles bezahlt ist.',
  deskWaitsForDay: (day) => `Der Gast erhält die Anreiseinfos am ${day}.`,
  handOut: 'Jetzt schon geben',
  handOutTitle: 'Die Anreiseinfos jetzt schon geben?',
  handOutText:
    'Der Gast sieht sie sofort auf seiner eigenen Seite. Wer den Aufenthalt auf dieser Website angefragt hat, erhält sie auch per E-Mail.',
  handedOut: 'Der Gast kann die Anreiseinfos jetzt lesen.',
  handOutFailed: 'Die Anreiseinfos konnten nicht gegeben werden.',
  approveLater: {
    unset:
      'Der Gast erhält die Anreiseinfos sofort oder, wenn Sie einen Zahlungsplan haben, sobald alles bezahlt ist.',
    paid: 'Der Gast erhält die Anreiseinfos, sobald alles bezahlt ist.',
    days: 'Der Gast erhält die Anreiseinfos einige Tage vor der Anreise.',
  },

  release: 'Gäste erhalten die Anreiseinfos',
  releaseUnset: 'Sobald alles bezahlt ist; ohne Zahlungsplan sofort nach Ihrer Zusage',
  releases: {
    approved: 'Sofort nach Ihrer Zusage',
    paid: 'Sobald alles bezahlt ist (eine Kaution bei der Anreise zählt nicht mit)',
    days: 'Eine Anzahl von Tagen vor der Anreise',
  },
  days: 'Anzahl der Tage vor der Anreise',
  daysHelp: 'Von 0, am Tag selbst, bis 30.',
  daysMissing: 'Geben Sie an, wie viele Tage vor der Anreise.',
};
