import type { ProviderFault } from '@/lib/identities/contract';

/** Signing in with an external account. */
export const identityTexts = {
  or: 'of',
  start: (name: string) => `Inloggen met ${name}`,
  startFailed: 'Inloggen met deze dienst lukt nu niet. Probeer het later opnieuw.',
  faults: {
    failed: 'Het inloggen via een andere dienst is niet gelukt of is afgebroken. Probeer het opnieuw.',
    unverified:
      'De andere dienst bevestigt niet dat dit e-mailadres van u is. Bevestig het daar, of log in met uw wachtwoord.',
    suspended: 'Dit account is geschorst. Neem contact met ons op.',
  } as const satisfies Record<ProviderFault, string>,
  link: {
    title: 'Account koppelen',
    intro: (email: string, name: string) =>
      `Er is al een account met ${email}. Vul één keer het wachtwoord van dat account in; daarna logt u ook in met ${name}.`,
    password: 'Wachtwoord',
    submit: 'Koppelen en inloggen',
    failed: 'Koppelen is niet gelukt. Probeer het opnieuw.',
    forgot: 'Wachtwoord vergeten of nog geen wachtwoord?',
  },
  register: {
    title: 'Account aanmaken',
    intro: (email: string, name: string) =>
      `Bij ${name} bent u bekend als ${email}. Vul nog dit aan om hier een account te maken.`,
    submit: 'Account aanmaken',
    failed: 'Het account is niet aangemaakt. Probeer het opnieuw.',
    held: 'Dit e-mailadres hoorde tot voor kort bij een account dat nu een ander adres heeft. Hebt u dat niet zelf gewijzigd? Maak het ongedaan met de link in onze e-mail daarover. Een nieuw account maken kan vanaf een week na de wijziging.',
  },
  expired: {
    title: 'Inloggen',
    text: 'Het inloggen duurde te lang. Begin opnieuw.',
    back: 'Naar inloggen',
  },
  list: {
    title: 'Gekoppelde accounts',
    intro: 'Hiermee kunt u inloggen zonder wachtwoord.',
    since: (date: string) => `Gekoppeld op ${date}`,
    remove: 'Ontkoppelen',
    removeLabel: (name: string, email: string) => `${name} (${email}) ontkoppelen`,
    removed: 'De koppeling is verwijderd.',
    failed: 'Ontkoppelen is niet gelukt. Probeer het opnieuw.',
  },
} as const;
