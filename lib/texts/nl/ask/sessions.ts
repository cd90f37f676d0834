/** The devices on which a user is signed in, and confirming the password. */
export const sessionTexts = {
  /** '{browser}' and '{system}' are names. */
  device: '{browser} op {system}',
  unknownDevice: 'Onbekend toestel',
  /** A session in which an admin impersonates the user. */
  byAdmin: 'Beheerder, namens u',
  askTitle: 'Vul uw wachtwoord in',
  askPassword: 'Uw wachtwoord',
  askSubmit: 'Doorgaan',
  askForgot: 'Wachtwoord vergeten?',
  askFailed: 'Er is iets misgegaan. Probeer het later opnieuw.',
  title: 'Waar u ingelogd bent',
  intro: 'Herkent u een toestel niet? Log het uit en kies een nieuw wachtwoord.',
  loadFailed: 'Uw toestellen konden niet geladen worden.',
  thisDevice: 'Dit toestel',
  /** The moments are already formatted. */
  used: (since: string, last: string) => `Ingelogd op ${since}, laatst gebruikt op ${last}`,
  end: 'Uitloggen',
  endOf: (device: string) => `${device} uitloggen`,
  ended: 'Het toestel is uitgelogd.',
  endFailed: 'Er is iets misgegaan. Probeer het later opnieuw.',
  endOthers: 'Overal elders uitloggen',
  endOthersTitle: 'Overal elders uitloggen?',
  endOthersText: 'Op alle andere toestellen moet u opnieuw inloggen. Hier blijft u ingelogd.',
  endedOthers: (count: number) =>
    count === 1 ? 'U bent op 1 ander toestel uitgelogd.' : `U bent op ${count} andere toestellen uitgelogd.`,
  noOthers: 'U was nergens anders meer ingelogd.',
} as const;
