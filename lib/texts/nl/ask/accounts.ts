import { fill } from '@/lib/texts/fill';
import { siteName } from '@/lib/site';
import { contactDetails } from '@/lib/site-contact';

/** Signing in and up, passwords and confirming addresses (docs/rules/accounts.md). */
export const accountTexts = {
  /** Shown where a proof of work is needed; with script the page does it automatically. */
  proofNeeded: {
    login: 'Er waren te veel mislukte pogingen. Doe eerst de beveiligingscontrole en probeer het opnieuw.',
    second_factor:
      'Er waren te veel onjuiste pogingen. Doe eerst de beveiligingscontrole en probeer het opnieuw.',
    forgot_password:
      'Er zijn te veel links aangevraagd. Doe eerst de beveiligingscontrole en probeer het opnieuw.',
  },
  login: {
    pageTitle: 'Inloggen of registreren',
    metaDescription: 'Log in op uw dashboard of maak gratis een account om uw vakantiewoning te verhuren.',
    /** On pages in another language. */
    dutchDashboard: '',
    title: 'Inloggen',
    email: 'E-mailadres',
    password: 'Wachtwoord',
    remember: 'Ingelogd blijven',
    rememberHelp: '30 dagen op dit toestel. Kies dit niet op een toestel dat u met anderen deelt.',
    forgot: 'Wachtwoord vergeten?',
    submit: 'Inloggen',
    failed: 'Dit e-mailadres en dit wachtwoord horen niet bij elkaar.',
    fallback: 'Er is een fout opgetreden tijdens het inloggen.',
    suspended: () =>
      `Dit account is geschorst. Neem contact met ons op: ${contactDetails.email} of ${contactDetails.phone}.`,
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
    needsScript: () =>
      `Een link aanvragen lukt alleen met JavaScript. Zet JavaScript aan in uw browser, of laat ons helpen: ${contactDetails.email} of ${contactDetails.phone}.`,
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
    newFactors:
      'In de laatste 14 dagen is dit aan de tweestapsverificatie van uw account toegevoegd. Hebt u dat niet zelf gedaan, verwijder het dan: anders kunt u niet meer inloggen.',
    newApp: (day: string) => `App met codes, op ${day}`,
    newPasskey: (name: string, day: string) => `Passkey “${name}”, op ${day}`,
    ownFactors: 'Hebt u dit zelf toegevoegd?',
    keepFactors: 'Ja, behouden',
    dropFactors: 'Nee, verwijderen',
    factorsUnsaid: 'Kies of u dit zelf hebt toegevoegd.',
  },
  verify: {
    title: 'E-mailadres bevestigen',
    confirmIntro: 'Druk op de knop om te bevestigen dat dit uw e-mailadres is.',
    confirm: 'E-mailadres bevestigen',
    done: 'Uw e-mailadres is bevestigd.',
    expired: 'Deze link is niet meer geldig.',
    expiredHelp:
      'Log in om een nieuwe e-mail aan te vragen. Hebt u uw adres al bevestigd, dan hoeft u niets te doen.',
    sendIntro: (email: string) =>
      `We hebben een e-mail gestuurd naar ${email}. Volg de link daarin om uw e-mailadres te bevestigen.`,
    sendHelp: 'Niets gekregen? Kijk ook bij ongewenste e-mail, of vraag een nieuwe e-mail aan.',
    send: 'Nieuwe e-mail sturen',
    sent: 'Er is een nieuwe e-mail naar uw e-mail gestuurd.',
    already: 'Uw e-mailadres is al bevestigd.',
    failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
    toDashboard: 'Naar mijn dashboard',
    toLogin: 'Inloggen',
    logout: 'Uitloggen',
  },
  undo: {
    title: 'Wijziging ongedaan maken',
    intro:
      'Hebt u niet gevraagd om het e-mailadres van uw account te wijzigen? Druk op de knop: uw account krijgt dit adres terug, iedereen wordt uitgelogd en u kiest meteen een nieuw wachtwoord.',
    introSelf: 'Hebt u het wel zelf gevraagd? Dan hoeft u niets te doen.',
    submit: 'Mijn adres terugzetten',
    done: 'Uw account is weer van u. Kies nu een nieuw wachtwoord.',
    expired: 'Deze link is niet meer geldig.',
    expiredHelp:
      'Een link om een wijziging ongedaan te maken is 7 dagen geldig en werkt één keer. Is er iets mis met uw account, neem dan contact met ons op.',
    incomplete: 'Deze link is niet volledig. Open de link uit de e-mail opnieuw.',
    failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
    contact: 'Contact opnemen',
  },
  /** The page linked in emails about a new second factor or a linked account. */
  undoAccess: {
    title: 'Uw account terugnemen',
    intro:
      'Hebt u dit niet zelf toegevoegd? Druk op de knop: wat in de laatste 14 dagen aan uw tweestapsverificatie is toegevoegd, verdwijnt; gekoppelde accounts worden ontkoppeld, iedereen wordt uitgelogd en u kiest meteen een nieuw wachtwoord.',
    introSelf: 'Hebt u het wel zelf toegevoegd? Dan hoeft u niets te doen.',
    submit: 'Mijn account terugnemen',
    expired: 'Deze link is niet meer geldig.',
    expiredHelp:
      'Een link om uw account terug te nemen is 7 dagen geldig en werkt één keer. Is er iets mis met uw account, neem dan contact met ons op.',
    incomplete: 'Deze link is niet volledig. Open de link uit de e-mail opnieuw.',
    failed: 'Er is iets misgegaan. Probeer het later opnieuw.',
    contact: 'Contact opnemen',
  },
} as const;
