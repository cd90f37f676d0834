/** The field in which a party is chosen. */
export const partyFieldTexts = {
  anyone: 'Gasten',
  /** The fields of the version without script. */
  none: 'Geen',
  unsaid: 'Kies',
  rows: {
    adults: { label: 'Volwassenen', help: 'Vanaf 18 jaar' },
    children: { label: 'Kinderen', help: '2 tot en met 17 jaar' },
    babies: { label: 'Baby’s', help: 'Jonger dan 2 jaar' },
    pets: { label: 'Huisdieren', help: 'Alleen waar ze welkom zijn' },
  },
  fewer: (what: string) => `${what}: één minder`,
  more: (what: string) => `${what}: één meer`,
  clear: 'Wis',
  close: 'Klaar',
} as const;

/** What a guest can do if the party does not fit. */
export const partyMisfitTexts = {
  withoutPets: (pets: number) => (pets === 1 ? 'Verder zonder hond' : 'Verder zonder honden'),
  elsewhere: (party: string) => `Woningen voor ${party}`,
} as const;
