/** Changeovers: departures and arrivals, for cleaners. */

export const changeoverCallTexts = {
  noDays: 'De laatste dag moet na de eerste liggen.',
  tooManyDays: (most: number) => `Vraag hoogstens ${most} dagen tegelijk.`,
  tooEarly: 'De woning is nog bezet: dit kan vanaf de dag van vertrek.',
};

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const changeoverTexts = {
  title: 'Wissels',
  /** The small line on the overview and the planning. */
  ofToday: (count: number, clean: number) =>
    count === 0 ? 'Vandaag geen wissels' : `Wissels vandaag: ${count}, waarvan ${clean} schoon`,
  intro: 'Wanneer gasten vertrekken en aankomen, en wat er klaar moet staan.',
  empty: 'Geen vertrek en geen aankomst in deze weken.',
  earlier: 'Vorige vier weken',
  later: 'Volgende vier weken',
  turn: 'Wissel',
  departure: 'Vertrek',
  arrival: 'Aankomst',
  sideAt: (what: string, hour: string) => `${what} ${hour}`,
  people: (count: number) => counted(count, 'persoon', 'personen'),
  cots: (count: number) => counted(count, 'kinderbedje', 'kinderbedjes'),
  pets: (count: number) => counted(count, 'huisdier', 'huisdieren'),
  unknownParty: 'aantal personen onbekend',
  clean: 'Schoon',
  cleanOf: (listing: string, day: string) => `Schoon: ${listing}, ${day}`,
  cleanedBy: (name: string, moment: string) => `Schoon gemeld door ${name}, ${moment}`,
  cleaned: (moment: string) => `Schoon gemeld, ${moment}`,
  takeBack: 'Toch niet schoon',
  takeBackOf: (listing: string, day: string) => `Toch niet schoon: ${listing}, ${day}`,
  failed: 'Dit kon niet opgeslagen worden.',
  loadFailed: 'De wissels konden niet geladen worden.',
  /** The user's own calendar of changeovers. */
  calendar: 'Wissels in uw eigen agenda',
  calendarIntro:
    'Met een geheim adres staan de wissels in uw agenda. Het noemt geen gasten. Deel het met niemand.',
  makeAddress: 'Een adres maken',
  renewAddress: 'Een ander adres maken',
  renewText: 'Het oude adres werkt dan niet meer.',
  made: 'Het adres is gemaakt.',
  /** The landlord's note for cleaners. */
  note: 'Notitie voor wie poetst',
  noteHelp: 'Bijvoorbeeld waar het linnen ligt. Gasten zien dit niet.',
  saveNote: 'Notitie opslaan',
  noteSaved: 'De notitie is opgeslagen.',
};
