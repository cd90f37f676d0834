/** The public page for writing to a landlord. */
export const contactRequestFormTexts = {
  documentTitle: (name: string) => `Vraag aan de verhuurder: ${name}`,
  documentDescription: (name: string) =>
    `Stel uw vraag over “${name}” rechtstreeks aan de verhuurder, die u per e-mail antwoordt.`,
  breadcrumb: 'Contact',
  title: 'Stel uw vraag aan de verhuurder',
  intro: (name: string, city: string | null) =>
    `Uw bericht over “${name}”${city === null ? '' : ` in ${city}`} gaat rechtstreeks naar de verhuurder, die u per e-mail antwoordt.`,
  guestTitle: 'Uw gegevens',
  questionTitle: 'Uw vraag',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  country: 'Land',
  subject: 'Onderwerp',
  message: 'Bericht',
  privacy: (months: string) =>
    `Uw gegevens dienen alleen voor uw vraag: de verhuurder leest ze, onze beheerders kunnen meelezen om te helpen. Ze worden na ${months} anoniem gemaakt.`,
  submit: 'Bericht versturen',
  failed: 'Uw bericht kon niet verstuurd worden. Probeer het later opnieuw.',
  sent: 'Uw bericht is verzonden.',
  reserve: 'Wilt u reserveren? Vraag dan meteen uw dagen aan.',
  reserveLink: 'Reserveer',
  notFound: 'Deze vakantiewoning kan niet gevonden worden',
  thankYou: {
    documentTitle: 'Bedankt voor uw bericht',
    documentDescription: 'Uw bericht is naar de verhuurder van de vakantiewoning verstuurd.',
    title: 'Bedankt, uw bericht is verstuurd',
    text: 'U krijgt een e-mail ter bevestiging. De verhuurder antwoordt u zelf.',
    listing: 'Terug naar de vakantiewoning',
  },
  /** The same question had already been sent. */
  sentBefore: {
    title: 'Dit bericht hebben we al',
    text: 'U hebt precies hetzelfde bericht al eerder verstuurd. De verhuurder heeft het één keer gekregen en antwoordt u zelf.',
  },
} as const;
