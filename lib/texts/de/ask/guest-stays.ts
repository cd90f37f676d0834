import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/guest-stays';

export const guestStayTexts: InOtherWords<typeof nl.guestStayTexts> = {
  documentTitle: 'Ihre Anfrage',
  unknown: 'Keine Angabe',
  title: (listing) => `Ihr Aufenthalt in ${listing}`,
  questionTitle: (listing) => `Ihre Frage zu ${listing}`,
  code: (code) => `Nummer ${code}`,
  gone: 'Dieser Link funktioniert nicht mehr',
  goneHelp:
    'Prüfen Sie, ob Sie den Link aus der E-Mail vollständig übernommen haben. Ein Link funktioniert bis ein Jahr nach Ihrer Abreise.',
  messages: 'Nachrichten mit dem Vermieter',
  older: 'Ältere Nachrichten',
  toListing: 'Unterkunft ansehen',

  state: {
    pending: 'Ihre Anfrage liegt beim Vermieter.',
    approved: 'Ihr Aufenthalt ist zugesagt.',
    declined: 'Der Vermieter kann Ihre Anfrage leider nicht annehmen.',
    canceled: 'Der Vermieter hat Ihren Aufenthalt storniert.',
  },
  offered: 'Der Vermieter macht Ihnen ein Angebot.',
  withdrawn: 'Sie haben Ihre Anfrage zurückgezogen.',
  canceledByGuest: 'Sie haben Ihren Aufenthalt storniert.',
  closed: 'Diese Unterkunft wird hier nicht mehr angeboten.',
  over: 'Ihr Aufenthalt ist vorbei.',
  next: {
    pending:
      'Der Vermieter antwortet Ihnen hier und per E-Mail. Bis dahin ist nichts verbindlich, und Sie zahlen nichts.',
    approved: 'Die Tage sind für Sie reserviert. Die Bezahlung vereinbaren Sie mit dem Vermieter.',
    declined: 'Sie müssen nichts tun und zahlen nichts.',
    canceled: 'Die Tage sind nicht mehr für Sie reserviert.',
  },
  approvedPaid: 'Die Tage sind für Sie reserviert, und alles ist bezahlt.',
  approvedAsked: 'Die Tage sind für Sie reserviert. Unten lesen Sie, wie Sie bezahlen.',
  offeredNext:
    'Nehmen Sie es an, ist Ihr Aufenthalt sofort verbindlich. Lehnen Sie es ab, bleibt Ihre Anfrage offen.',
  canceledByGuestNext: 'Der Vermieter weiß Bescheid. Als Nachweis haben Sie eine E-Mail erhalten.',
  withdrawnNext: 'Der Vermieter weiß Bescheid. Sie müssen nichts weiter tun.',
  overNext: 'Wir hoffen, Sie hatten eine schöne Zeit am Meer.',
  reason: (reason) => `Grund: ${reason}.`,
  others: 'Andere Ferienwohnungen ansehen',

  stayTitle: 'Ihr Aufenthalt',
  listing: 'Unterkunft',
  arrival: 'Anreise',
  departure: 'Abreise',
  from: (day, hour) => `${day}, ab ${hour}`,
  until: (day, hour) => `${day}, bis ${hour}`,
  nights: 'Dauer',
  party: 'Reisegruppe',
  price: 'Preis',
  agreed: (total) => `${total}, wie vereinbart`,
  asked: 'Ihre Anfrage',

  offerTitle: 'Das Angebot des Vermieters',
  offerDays: 'Tage',
  offerTotal: 'Gesamt',
  accept: 'Angebot annehmen',
  decline: 'Angebot ablehnen',

  arrivalTitle: 'Ankommen',
  address: 'Adresse',
  noAddress: 'Die Adresse teilt Ihnen der Vermieter mit.',
  host: 'Wer Sie empfängt',
  phone: 'Anrufen',
  info: 'So kommen Sie hinein',
  toCalendar: 'In den Kalender eintragen',

  withdrawTitle: 'Kommen Sie nicht?',
  withdraw: 'Anfrage zurückziehen',
  withdrawStay: 'Aufenthalt stornieren',
  withdrawText: 'Der Vermieter wird benachrichtigt. Das lässt sich nicht rückgängig machen.',
  withdrawStayText:
    'Die Tage werden wieder frei, und der Vermieter wird benachrichtigt. Das lässt sich nicht rückgängig machen.',
  withdrawConfirm: 'Ja, zurückziehen',
  withdrawStayConfirm: 'Ja, stornieren',
  terms: 'Die Stornierungsbedingungen finden Sie auf der Seite der Unterkunft.',

  keep: 'Bewahren Sie die E-Mail auf: Der Link darin öffnet diese Seite bis ein Jahr nach Ihrer Abreise.',

  calendar: {
    summary: (listing) => `Aufenthalt in ${listing}`,
    code: (code) => `Nummer ${code}`,
    checkIn: (hour) => `Check-in ab ${hour}`,
    checkOut: (hour) => `Check-out bis ${hour}`,
  },
};
