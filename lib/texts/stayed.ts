/** Who stayed, as stated by the landlord after the departure. */
export const stayedTexts = {
  badGuests: 'Vul bij minstens één land in hoeveel gasten er waren, hoogstens 1.024 in totaal.',

  title: 'Wie verbleef er?',
  today: 'Klopt dit?',
  allReports: 'Gemelde verblijven',
  todayIntro:
    'Deze gasten zijn vertrokken. Waar een overheid dat vraagt, melden we hoeveel gasten er waren en uit welk land, zonder namen. Zegt u niets, dan geldt na zeven dagen wat in de aanvraag stond.',
  from: (count: number, country: string) => `${count} uit ${country}`,
  unknown: (count: number) => `${count} uit een ander of onbekend land`,
  nobody: 'Er is niemand gekomen.',
  until: (day: string) => `Tot en met ${day}`,
  yes: 'Ja, klopt',
  yesOf: (name: string) => `Ja, klopt: ${name}`,
  change: 'Aanpassen',
  changeOf: (name: string) => `Aanpassen: ${name}`,
  say: 'Zeggen wie er was',
  saidOn: (moment: string) => `U bevestigde dit op ${moment}.`,
  asRequested: 'Zoals in de aanvraag; u hebt dit nog niet bevestigd.',

  dialogText: 'Tel ook kinderen en baby’s mee. Het land is waar een gast woont.',
  arrived: 'De gasten zijn gekomen',
  row: (place: number) => `Land ${place}`,
  country: 'Land',
  number: 'Aantal gasten',
  unknownCountry: 'Ander of onbekend land',
  addRow: 'Nog een land',
  removeRow: (place: number) => `Land ${place} weglaten`,
  save: 'Bewaren',
  saved: 'Bewaard.',
  failed: 'Dit kon niet bewaard worden. Probeer het later opnieuw.',
} as const;
