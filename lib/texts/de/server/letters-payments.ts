import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-payments';

export const payingLetterTexts: InOtherWords<typeof nl.payingLetterTexts> = {
  scan: 'Auf Ihrer eigenen Seite finden Sie auch einen Code, den Sie mit Ihrer Banking-App scannen können.',
  agreeOn:
    'Die Bezahlung vereinbaren Sie mit dem Vermieter. Wir wünschen Ihnen einen schönen Aufenthalt am Meer.',
  wish: 'Wir wünschen Ihnen einen schönen Aufenthalt am Meer.',
};

export const notedLetterTexts: InOtherWords<typeof nl.notedLetterTexts> = {
  subject: (home) => `Ihre Zahlung für ${home} ist eingegangen`,
  title: 'Ihre Zahlung ist eingegangen',
  preview: (amount) => `Der Vermieter hat ${amount} erhalten.`,
  text: (amount) =>
    `Der Vermieter hat ${amount} von Ihnen erhalten. Bewahren Sie diese E-Mail als Nachweis auf.`,
  paidFor: 'Gezahlt für',
  amount: 'Betrag',
  paidAt: 'Gezahlt am',
  open: 'Noch zu zahlen',
  nothing: 'nichts',
};

export const reminderLetterTexts: InOtherWords<typeof nl.reminderLetterTexts> = {
  soon: {
    subject: (home) => `Denken Sie an Ihre Zahlung für ${home}`,
    title: 'Denken Sie an Ihre Zahlung',
    preview: (what, day) => `${what}, spätestens am ${day}.`,
    text: (day) =>
      `Für Ihren Aufenthalt ist noch eine Zahlung offen, fällig spätestens am ${day}. Haben Sie inzwischen gezahlt, müssen Sie nichts tun.`,
  },
  overdue: {
    subject: (home) => `Überfällige Zahlung für ${home}`,
    title: 'Ihre Zahlung ist überfällig',
    preview: (what, day) => `${what}, fällig am ${day}.`,
    text: (day) =>
      `Die Zahlung, die am ${day} fällig war, ist noch nicht oder nicht vollständig eingegangen. Haben Sie inzwischen gezahlt, müssen Sie nichts tun.`,
  },
  what: (kind, amount) => `${kind}: ${amount}`,
};

export const planLetterTexts: InOtherWords<typeof nl.planLetterTexts> = {
  subject: (home) => `Geänderte Zahlungen für ${home}`,
  title: 'Ihre Zahlungen haben sich geändert',
  preview: 'Der Vermieter hat geändert, was Sie zahlen oder wann.',
  text: 'Der Vermieter hat geändert, was Sie zahlen oder wann. Dies ersetzt, was Sie bisher gelesen haben.',
  nothing: 'Von Ihnen wird keine weitere Zahlung verlangt.',
};

export const depositLetterTexts: InOtherWords<typeof nl.depositLetterTexts> = {
  subjectBack: (home) => `Ihre Kaution für ${home} kommt zurück`,
  subjectSettled: (home) => `Ihre Kaution für ${home} ist abgerechnet`,
  titleBack: 'Ihre Kaution kommt zurück',
  titleSettled: 'Ihre Kaution ist abgerechnet',
  preview: (returned, paid) => `Der Vermieter zahlt ${returned} von ${paid} zurück.`,
  text: 'Der Vermieter hat angegeben, was Sie von Ihrer Kaution zurückerhalten.',
  paid: 'Gezahlte Kaution',
  returned: 'Sie erhalten zurück',
  why: 'Der Vermieter schreibt Ihnen, warum nicht alles zurückkommt:',
};

export const newAgreementLetterTexts: InOtherWords<typeof nl.newAgreementLetterTexts> = {
  waits:
    'Auf Ihrer persönlichen Seite liegt ein neuer Mietvertrag bereit. Der Vermieter bittet Sie, ihn anzunehmen.',
};
