/** The search bar on the home page and the overview. */
export const searchBarTexts = {
  where: 'Waar',
  anywhere: 'Hele kust',
  who: 'Wie',
  anyone: 'Gasten',
  /** The fields of the version without script. */
  guests: 'Personen',
  ofWhomChildren: 'Onder wie kinderen',
  none: 'Geen',
  unsaid: 'Kies',
  rows: {
    adults: { label: 'Volwassenen', help: 'Vanaf 18 jaar' },
    children: { label: 'Kinderen', help: 'Tot en met 17 jaar' },
    pets: { label: 'Huisdieren', help: 'Alleen woningen waar ze welkom zijn' },
  },
  fewer: (what: string) => `${what}: één minder`,
  more: (what: string) => `${what}: één meer`,
  party: (guests: number, pets: number) =>
    [
      guests > 0 && (guests === 1 ? '1 persoon' : `${guests} personen`),
      pets > 0 && (pets === 1 ? '1 huisdier' : `${pets} huisdieren`),
    ]
      .filter(Boolean)
      .join(', '),
  clear: 'Wis',
  close: 'Klaar',
  submit: 'Zoeken',
} as const;
