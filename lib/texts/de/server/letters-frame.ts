import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/letters-frame';

export const letterTexts: InOtherWords<typeof nl.letterTexts> = {
  greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  regards: 'Mit freundlichen Grüßen',
  foot: (site) => `${site}: Ferienunterkünfte an der belgischen Küste, direkt vom Vermieter.`,
  endIntro: 'Möchten Sie diese E-Mails nicht mehr erhalten?',
  end: 'Abbestellen',
  label: (name) => `${name}:`,
  photoOf: (name) => `Foto von ${name}`,

  listing: 'Unterkunft',
  arrival: 'Anreise',
  departure: 'Abreise',
  nights: 'Dauer',
  party: 'Reisegruppe',
  price: 'Preis',
  total: 'Gesamtpreis',
  number: 'Nummer',
  from: (day, hour) => `${day}, ab ${hour}`,
  until: (day, hour) => `${day}, bis spätestens ${hour}`,

  landlordWrites: 'Der Vermieter schreibt Ihnen:',
  adminWrites: 'Ein Administrator schreibt Ihnen im Namen des Vermieters:',
  adminWrote: 'Von einem Administrator im Namen des Vermieters:',
  replyToLandlord: 'Wenn Sie auf diese E-Mail antworten, erhält der Vermieter Ihre Antwort.',
  toListing: 'Unterkunft ansehen',
  toRequest: 'Ihre Anfrage ansehen',
  toStay: 'Ihren Aufenthalt ansehen',
  toMessage: 'Ihre Nachricht ansehen',
  toPayments: 'Ihre Zahlungen ansehen',
  elsewhere: 'Suchen Sie etwas anderes?',
  others: 'Weitere Ferienunterkünfte ansehen',
};
