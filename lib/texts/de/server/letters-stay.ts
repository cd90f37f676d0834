import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-stay';

export const receivedLetterTexts: InOtherWords<typeof nl.receivedLetterTexts> = {
  subject: (home) => `Ihre Anfrage für ${home}`,
  title: 'Wir haben Ihre Anfrage weitergeleitet',
  preview: 'Der Vermieter teilt Ihnen selbst mit, ob Ihr Aufenthalt möglich ist.',
  text: 'Ihre Buchungsanfrage liegt beim Vermieter. Die Antwort erhalten Sie per E-Mail; bis dahin ist nichts verbindlich, und Sie müssen nichts bezahlen.',
  notYou: 'Haben Sie nichts angefragt? Dann müssen Sie nichts tun.',
};

export const approvedLetterTexts: InOtherWords<typeof nl.approvedLetterTexts> = {
  subject: (home) => `Ihr Aufenthalt in ${home} ist zugesagt`,
  title: 'Ihr Aufenthalt ist zugesagt',
  preview: 'Der Vermieter hat Ihre Anfrage angenommen.',
  text: 'Der Vermieter hat Ihre Anfrage angenommen. Die Tage sind für Sie reserviert.',
  ask: 'Den Vermieter etwas fragen',
  wayIn: 'So kommen Sie hinein:',
  agreement: 'Der Vermieter bittet Sie, einen Mietvertrag anzunehmen. Sie lesen ihn auf Ihrer eigenen Seite.',
  hosts: 'Wer Sie empfängt und wo:',
  landlord: 'Vermieter',
  phone: 'Telefonnummer',
  address: 'Adresse',
  noAddress: 'teilt Ihnen der Vermieter mit',
};

export const confirmedLetterTexts: InOtherWords<typeof nl.confirmedLetterTexts> = {
  subject: (home) => `Ihr Aufenthalt in ${home} ist bestätigt`,
  title: 'Ihr Aufenthalt ist bestätigt',
  preview: 'Der Vermieter hat Ihren Aufenthalt eingetragen.',
  text: 'Der Vermieter hat Ihren Aufenthalt eingetragen. Die Tage sind für Sie reserviert.',
  more: 'Auf Ihrer Seite lesen Sie, wie Sie hineinkommen und an wen Sie sich wenden können. Wenn Sie auf diese E-Mail antworten, erhält der Vermieter Ihre Antwort. Erwarten Sie keinen Aufenthalt? Dann müssen Sie nichts tun.',
};

export const declinedLetterTexts: InOtherWords<typeof nl.declinedLetterTexts> = {
  subject: (home) => `Absage zu Ihrer Anfrage für ${home}`,
  title: 'Ihr Aufenthalt ist leider nicht möglich',
  preview: 'Der Vermieter kann Ihre Anfrage nicht annehmen.',
  text: 'Der Vermieter kann Ihre Anfrage leider nicht annehmen.',
  closed: 'Diese Unterkunft wird hier nicht mehr angeboten. Sie müssen nichts tun und zahlen nichts.',
};

export const canceledLetterTexts: InOtherWords<typeof nl.canceledLetterTexts> = {
  subject: (home) => `Ihr Aufenthalt in ${home} ist storniert`,
  title: 'Ihr Aufenthalt ist storniert',
  preview: 'Der Vermieter hat Ihren Aufenthalt storniert.',
  text: 'Der Vermieter hat Ihren Aufenthalt storniert. Die Tage sind nicht mehr für Sie reserviert.',
};

export const withdrawnLetterTexts: InOtherWords<typeof nl.withdrawnLetterTexts> = {
  subject: (home) => `Ihre Stornierung des Aufenthalts in ${home}`,
  title: 'Sie haben Ihren Aufenthalt storniert',
  preview: 'Bewahren Sie diese E-Mail auf: wann Sie storniert haben und was Sie zurückerhalten.',
  text: 'Sie haben Ihren Aufenthalt storniert. Die Tage sind nicht mehr für Sie reserviert, und der Vermieter weiß Bescheid.',
};

export const offerLetterTexts: InOtherWords<typeof nl.offerLetterTexts> = {
  subject: (home) => `Ein Angebot für Ihren Aufenthalt in ${home}`,
  title: 'Der Vermieter macht Ihnen ein Angebot',
  preview: 'Lesen Sie das Angebot und antworten Sie mit einem Klick.',
  intro: 'Der Vermieter schlägt Ihnen vor:',
  toOffer: 'Angebot ansehen',
  asked: 'Nehmen Sie es an, ist Ihr Aufenthalt sofort verbindlich. Das hatten Sie angefragt:',
};

export const changeLetterTexts: InOtherWords<typeof nl.changeLetterTexts> = {
  subject: (title, home) => `${title}: ${home}`,
  titles: {
    asked: 'Der Vermieter bittet um eine Änderung',
    accepted: 'Ihr Aufenthalt ist geändert',
    declined: 'Die Änderung ist nicht möglich',
    taken_back: 'Der Vermieter hat seine Änderung zurückgezogen',
  },
  sentences: {
    asked: 'Der Vermieter schlägt Ihnen diese Änderung Ihres Aufenthalts vor:',
    accepted: 'Die Änderung ist angenommen. Ab jetzt gilt:',
    declined:
      'Der Vermieter kann die von Ihnen gewünschte Änderung nicht annehmen. Ihr Aufenthalt bleibt wie vereinbart.',
    taken_back: 'Sie müssen nicht mehr antworten. Ihr Aufenthalt bleibt wie vereinbart.',
  },
  toChange: 'Änderung ansehen',
  ifAccepted:
    'Nehmen Sie die Änderung an, gilt sie sofort; die Tage, bis zu denen Sie kostenlos stornieren können, verschieben sich mit der Anreise. Bisher ist vereinbart:',
  toReturn: (amount) =>
    `Der Vermieter muss Ihnen ${amount} von dem zurückzahlen, was Sie bereits bezahlt haben.`,
};

export const waitingLetterTexts: InOtherWords<typeof nl.waitingLetterTexts> = {
  subject: (home) => `Noch keine Antwort zu ${home}`,
  title: 'Der Vermieter hat noch nicht geantwortet',
  preview: 'Ihre Anfrage ist noch offen. Inzwischen können Sie weitersuchen.',
  text: 'Der Vermieter hat Ihre Anfrage vor drei Tagen erhalten und noch nicht geantwortet. Wir haben ihn bereits daran erinnert. Ihre Anfrage bleibt offen; auf Ihrer Seite können Sie sie zurückziehen.',
  free: 'Diese Unterkünfte sind an denselben Tagen frei:',
  inTotal: (amount) => `${amount} insgesamt:`,
};
