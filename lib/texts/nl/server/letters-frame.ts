/** What all letters share: greeting, foot, the facts of a stay and what guests can do next. */
export const letterTexts = {
  /** Null or empty if the name is unknown, or must not be repeated. */
  greeting: (name: string | null) => (name ? `Beste ${name},` : 'Dag,'),
  regards: 'Met vriendelijke groet,',
  foot: (site: string) => `${site}: vakantiewoningen aan de Belgische kust, rechtstreeks van de verhuurder.`,
  endIntro: 'Wilt u deze e-mails niet meer krijgen?',
  end: 'Zet ze uit',
  /** Before a fact. */
  label: (name: string) => `${name}:`,
  photoOf: (name: string) => `Foto van ${name}`,

  listing: 'Vakantiewoning',
  arrival: 'Aankomst',
  departure: 'Vertrek',
  nights: 'Duur',
  party: 'Gezelschap',
  price: 'Prijs',
  total: 'Totaal',
  number: 'Nummer',
  /** `hour` as '15:00u' */
  from: (day: string, hour: string) => `${day}, vanaf ${hour}`,
  until: (day: string, hour: string) => `${day}, uiterlijk ${hour}`,

  landlordWrites: 'De verhuurder schrijft u:',
  adminWrites: 'Een beheerder schrijft u namens de verhuurder:',
  adminWrote: 'Door een beheerder namens de verhuurder:',
  replyToLandlord: 'Een antwoord op deze e-mail gaat naar de verhuurder.',
  toListing: 'De vakantiewoning bekijken',
  toRequest: 'Uw aanvraag bekijken',
  toStay: 'Uw verblijf bekijken',
  toMessage: 'Uw bericht bekijken',
  toPayments: 'Uw betalingen bekijken',
  elsewhere: 'Zoekt u iets anders?',
  others: 'Andere vakantiewoningen bekijken',
} as const;
