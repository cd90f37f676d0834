import { fill } from '@/lib/texts/fill';
import { siteName } from '@/lib/site';

/** Signing in and up, passwords and confirming addresses (spec P §2, §5 and §8). */
export const accountTexts = {
  login: {
    pageTitle: 'Inloggen of registreren',
    metaDescription: 'Log in op uw dashboard of maak gratis een account om uw vakantiewoning te verhuren.',
    title: 'Inloggen',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    remember: 'Aangemeld blijven',
    rememberHelp: '30 dagen op dit toestel. Niet doen op een toestel dat u deelt.',
    forgot: 'Wachtwoord vergeten?',
    submit: 'Inloggen',
    failed: 'Dit e-mailadres en dit wachtwoord horen niet bij elkaar.',
    fallback: 'Er is een fout opgetreden tijdens het inloggen.',
  },
  register: {
    title: 'Registreren',
    intro: 'Een account is gratis. U verhuurt zelf, zonder commissie.',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    email: 'E-mailadres',
    emailHelp: 'U krijgt een bericht om dit adres te bevestigen.',
    password: 'Wachtwoord',
    passwordHelp: 'Minstens 10 tekens. Een paar woorden na elkaar zijn veilig en makkelijk te onthouden.',
    dateOfBirth: 'Geboortedatum',
    submit: 'Account aanmaken',
    doneTitle: 'Kijk in uw mailbox',
    done: 'We hebben u een e-mail gestuurd. Volg de link daarin om verder te gaan.',
    again: 'Nog een account aanmaken',
    failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
    tooYoung: () =>
      fill(
        'U dient 21 jaar of ouder zijn om {product} te gebruiken. Andere gebruikers zien uw geboortedatum niet.',
        { product: siteName() },
      ),
  },
  password: {
    own_name: 'Kies een wachtwoord dat niet uit uw naam of e-mailadres bestaat.',
    too_common: 'Dit wachtwoord is te makkelijk te raden. Kies een langer of minder gewoon wachtwoord.',
  },
  forgot: {
    title: 'Wachtwoord vergeten',
    intro: 'Vul uw e-mailadres in. We sturen u een link waarmee u een nieuw wachtwoord kiest.',
    email: 'E-mailadres',
    submit: 'Link aanvragen',
    done: 'Als we dit e-mailadres kennen, hebben we u een e-mail gestuurd. De link daarin is 60 minuten geldig.',
    failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
    back: 'Terug naar inloggen',
  },
  reset: {
    title: 'Nieuw wachtwoord kiezen',
    intro: (email: string) => `Voor het account met e-mailadres ${email}.`,
    password: 'Nieuw wachtwoord',
    submit: 'Wachtwoord opslaan',
    done: 'Uw wachtwoord is gewijzigd. U kunt nu inloggen.',
    failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
    incomplete: 'Deze link is niet volledig. Open de link uit de e-mail opnieuw, of vraag een nieuwe aan.',
    requestNew: 'Nieuwe link aanvragen',
    toLogin: 'Inloggen',
  },
  verify: {
    title: 'E-mailadres bevestigen',
    confirmIntro: 'Druk op de knop om te bevestigen dat dit uw e-mailadres is.',
    confirm: 'E-mailadres bevestigen',
    done: 'Uw e-mailadres is bevestigd.',
    expired: 'Deze link is niet meer geldig.',
    expiredHelp:
      'Log in om een nieuwe e-mail te vragen. Hebt u uw adres al bevestigd, dan hoeft u niets te doen.',
    sendIntro: (email: string) =>
      `We hebben een e-mail gestuurd naar ${email}. Volg de link daarin om uw e-mailadres te bevestigen.`,
    sendHelp: 'Niets gekregen? Kijk ook bij ongewenste e-mail, of vraag een nieuwe e-mail.',
    send: 'Nieuwe e-mail sturen',
    sent: 'Er is een nieuwe e-mail naar uw e-mail gestuurd.',
    already: 'Uw e-mailadres is al bevestigd.',
    failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
    toDashboard: 'Naar mijn dashboard',
    toLogin: 'Inloggen',
    logout: 'Uitloggen',
  },
} as const;
