/** Favourites for chosen days and a party, and side by side. */
const daysBefore = (days: number) => (days === 1 ? '1 dag' : `${days} dagen`);

export const favoritesCompareTexts = {
  /** The form. */
  form: 'Dagen en gezelschap',
  who: 'Wie',
  submit: 'Toon de prijzen',
  clear: 'Wis dagen en gezelschap',
  title: 'Naast elkaar',
  /** Above the table: 'Van za 4 – za 11 jul 2026, voor 2 volwassenen'. */
  caption: (what: string) => (what === '' ? 'De woningen naast elkaar' : `De woningen naast elkaar: ${what}`),
  home: 'Woning',
  total: 'Totaal',
  price: 'Prijs',
  beach: 'Strand',
  beds: 'Bedden',
  capacity: 'Personen',
  rating: 'Beoordeling',
  cancellation: 'Annuleren',
  included: 'Inbegrepen',
  unsaid: 'Niet vermeld',
  unrated: 'Nog geen beoordelingen',
  pending: 'De prijs wordt berekend',
  nearest: 'Wel vrij:',
  level: (percent: number, days: number) => `${percent}\u00a0% terug tot ${daysBefore(days)} voor aankomst`,
  levelsEnd: 'daarna niets',
} as const;
