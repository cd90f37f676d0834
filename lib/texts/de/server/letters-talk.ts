import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-talk';

export const messagesLetterTexts: InOtherWords<typeof nl.messagesLetterTexts> = {
  subject: (home) => `Nachricht vom Vermieter von ${home}`,
  title: 'Der Vermieter hat Ihnen geschrieben',
  preview: 'Lesen Sie die Nachricht und antworten Sie auf Ihrer Seite.',
  onPage: 'Lesen Sie die Nachricht auf Ihrer Seite.',
  answer: 'Antworten',
};

export const wayInLetterTexts: InOtherWords<typeof nl.wayInLetterTexts> = {
  subject: (home) => `So kommen Sie hinein: ${home}`,
  title: 'So kommen Sie hinein',
  preview: 'Was der Vermieter zu Ihrer Anreise schreibt.',
  text: (home) => `Für Ihren Aufenthalt in ${home} erklärt der Vermieter, wie Sie hineinkommen:`,
};

export const questionLetterTexts: InOtherWords<typeof nl.questionLetterTexts> = {
  subject: (home) => `Ihre Frage zu ${home}`,
  title: 'Wir haben Ihre Nachricht weitergeleitet',
  preview: 'Der Vermieter antwortet Ihnen selbst per E-Mail.',
  text: (home) => `Ihre Nachricht zu ${home} liegt beim Vermieter. Die Antwort erhalten Sie per E-Mail.`,
  notYou: 'Haben Sie diese Nachricht nicht geschrieben? Dann müssen Sie nichts tun.',
};

export const closedQuestionLetterTexts: InOtherWords<typeof nl.closedQuestionLetterTexts> = {
  subject: (home) => `Ihre Frage zu ${home} wird nicht mehr beantwortet`,
  title: 'Ihre Frage wird nicht mehr beantwortet',
  preview: 'Diese Unterkunft wird hier nicht mehr angeboten.',
  text: 'Diese Unterkunft wird hier nicht mehr angeboten, und Ihre Frage kann hier nicht mehr beantwortet werden. Sie müssen nichts tun.',
  notYou: 'Haben Sie uns nichts gefragt? Dann müssen Sie nichts tun.',
};

export const reviewLetterTexts: InOtherWords<typeof nl.reviewLetterTexts> = {
  subject: (home) => `Wie war Ihr Aufenthalt in ${home}?`,
  title: 'Wie war Ihr Aufenthalt?',
  preview: 'Ein paar Sätze helfen allen, die nach Ihnen ein Haus am Meer suchen.',
  text: (home) =>
    `Sie haben Ihre Tage am Meer in ${home} verbracht. Wie war es? Ein paar Sätze helfen allen, die nach Ihnen ein Haus am Meer suchen, und der Vermieter liest gern, was Ihnen gefallen hat.`,
  review: 'Ihren Aufenthalt bewerten',
  until: (day) => `Das ist bis einschließlich ${day} möglich. Wir fragen Sie nur dieses eine Mal.`,
};

export const hiddenReviewLetterTexts: InOtherWords<typeof nl.hiddenReviewLetterTexts> = {
  subject: (home) => `Ihre Bewertung von ${home} steht nicht mehr auf der Website`,
  title: 'Ihre Bewertung steht nicht mehr auf der Website',
  preview: 'Unser Team hat sie entfernt.',
  text: 'Unser Team hat Ihre Bewertung entfernt. Der Grund, im Wortlaut:',
  yours: 'Das hatten Sie geschrieben:',
  contact: (email, phone) =>
    `Nicht einverstanden? Schreiben Sie uns an ${email} oder rufen Sie an: ${phone}.`,
};

export const askedAlertLetterTexts: InOtherWords<typeof nl.askedAlertLetterTexts> = {
  title: 'Nur noch ein Klick',
  subject: 'Aktivieren Sie Ihren Suchauftrag',
  preview: 'Danach schreiben wir Ihnen, sobald es etwas Neues gibt.',
  text: (site) =>
    `Jemand hat ${site} gebeten, Sie unter dieser Adresse zu benachrichtigen. Möchten Sie das? Öffnen Sie den Link und drücken Sie auf die Schaltfläche.`,
  notYou:
    'Haben Sie das nicht gewünscht? Dann müssen Sie nichts tun: Nach 24 Stunden vergessen wir diese Adresse.',
  home: 'Unterkunft',
  isOn: 'Ihr Suchauftrag ist schon aktiv',
  isOnPreview: 'Sie müssen nichts tun.',
  isOnText:
    'Jemand hat einen Suchauftrag angelegt, der für diese Adresse schon aktiv ist. Sie müssen nichts tun.',
  toAlert: 'Ihren Suchauftrag ansehen',
};

export const foundLetterTexts: InOtherWords<typeof nl.foundLetterTexts> = {
  subjectOfHome: (home) => `Ihre Tage sind frei in ${home}`,
  subjectOfOne: (home, town) => `Neu für Sie: ${home} in ${town}`,
  subject: (count) => `Neu für Sie: ${count} Unterkünfte`,
  titleOfHome: 'Ihre Tage sind frei',
  title: 'Es gibt Neues für Sie',
  textOfHome:
    'Die Tage, die Sie gesucht haben, sind jetzt frei. Warten Sie nicht zu lange: Andere sehen sie auch.',
  text: 'Das ist neu hinzugekommen oder frei geworden und passt zu Ihrer Suche.',
  asked: (label, words) => `${label}: ${words}`,
  all: 'Alle ansehen',
  allAndMore: (more) => `Alle ansehen, dazu ${more} weitere`,
  why: 'Sie erhalten diese E-Mail, weil Sie einen Suchauftrag aktiviert haben.',
};

export const siteAnswerLetterTexts: InOtherWords<typeof nl.siteAnswerLetterTexts> = {
  subject: 'Unsere Antwort auf Ihre Nachricht',
  title: 'Unsere Antwort',
  preview: 'Wir antworten auf Ihre Nachricht.',
  text: 'Sie haben uns über die Website geschrieben. Hier ist unsere Antwort:',
  questions: 'Häufige Fragen ansehen',
  reply: 'Möchten Sie noch etwas sagen? Dann antworten Sie einfach auf diese E-Mail.',
};
