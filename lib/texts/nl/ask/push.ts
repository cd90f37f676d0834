/** Notifications on a device. */
export const pushTexts = {
  title: 'Meldingen op dit toestel',
  /** What each reader is notified of. */
  landlord:
    'Een melding bij een nieuwe aanvraag, een nieuwe vraag, een bericht van een gast en op de dag van een aankomst.',
  coLandlord:
    'Een melding op de dag van een aankomst in een woning die u mee beheert, en bij berichten van gasten die u ontvangt.',
  guest:
    'Een melding bij een bericht van de verhuurder, een genoteerde betaling en op de dag van uw aankomst.',
  blocked:
    'Uw browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van uw browser en open deze pagina opnieuw.',
  unsupported: 'Deze browser kan geen meldingen tonen.',
  install:
    'Op een iPhone of iPad werken meldingen alleen als deze site op uw beginscherm staat. Tik op ‘Deel’, kies ‘Zet op beginscherm’ en open de site van daar.',
  failed: 'De meldingen konden niet aangezet worden. Probeer het later opnieuw.',
  offFailed: 'De meldingen konden niet uitgezet worden. Probeer het later opnieuw.',
  badEndpoint: 'Dit is geen adres van een dienst voor meldingen.',
  badKey: 'Deze sleutel van de browser klopt niet.',

  requestNew: (guest: string, home: string) => `Nieuwe aanvraag van ${guest} voor ${home}`,
  questionNew: (guest: string, home: string) => `Vraag van ${guest} over ${home}`,
  guestWrote: (guest: string, home: string) => `Bericht van ${guest} over ${home}`,
  landlordWrote: (home: string) => `Bericht van de verhuurder van ${home}`,
  paid: (home: string) => `Uw betaling voor ${home} is genoteerd`,
  arrival: (home: string) => `Vandaag is er een aankomst in ${home}`,
  arrivalOfGuest: (home: string) => `Vandaag komt u aan in ${home}`,
} as const;
