import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/notices';

export const noticeTexts: InOtherWords<typeof nl.noticeTexts> = {
  title: 'Etwas melden',
  description:
    'Stimmt etwas nicht oder ist es verboten? Melden Sie eine Unterkunft, eine Bewertung oder eine Nachricht.',
  intro:
    'Stimmt etwas nicht oder ist es verboten? Sagen Sie uns, was und warum. Ein Mensch liest Ihre Meldung und entscheidet. Wen Sie melden, erfährt nicht, wer Sie sind.',
  about: {
    listing: (name) => `Ihre Meldung betrifft die Unterkunft „${name}“.`,
    review: (name) => `Ihre Meldung betrifft eine Bewertung von „${name}“.`,
    user: () => 'Ihre Meldung betrifft eine Nachricht eines Vermieters.',
  },
  nothing:
    'Drücken Sie bei einer Unterkunft, einer Bewertung oder einer Nachricht auf „Melden“. Geht es um etwas anderes?',
  contact: 'Schreiben Sie uns',
  formTitle: 'Ihre Meldung',
  kind: 'Was stimmt nicht?',
  kinds: {
    illegal: 'Es ist gesetzlich verboten',
    false: 'Es stimmt nicht oder ist Betrug',
    unsafe: 'Es ist nicht sicher',
    discrimination: 'Es diskriminiert oder schürt Hass',
    privacy: 'Es zeigt meine Daten oder Fotos',
    other: 'Etwas anderes',
  },
  reason: 'Erklären Sie es',
  reasonHelp: 'Was stimmt nicht, und woher wissen Sie das? Mindestens 20 Zeichen.',
  name: 'Name',
  email: 'E-Mail-Adresse',
  emailHelp: 'Dorthin senden wir eine Empfangsbestätigung und unsere Entscheidung.',
  goodFaith: 'Was ich hier schreibe, ist nach bestem Wissen richtig und vollständig.',
  goodFaithMissing: 'Bestätigen Sie, dass Ihre Meldung nach bestem Wissen richtig ist.',
  privacy:
    'Wir verwenden Ihre Daten nur für diese Meldung und geben sie nicht an die betroffene Person weiter.',
  submit: 'Meldung senden',
  sent: 'Ihre Meldung wurde gesendet.',
  sentText: 'Sie erhalten eine Empfangsbestätigung per E-Mail und später unsere Entscheidung.',
  gone: 'Das steht nicht auf der Website.',
  emergency: 'Ist jemand in Gefahr? Rufen Sie sofort 112 an.',
};
