import { contactDetails } from '@/lib/site-contact';

/** The contact page. */
export const contactTexts = {
  documentTitle: 'Contact',
  description:
    'Stel ons uw vraag over een advertentie, uw account of een reservering. Elke dag bereikbaar, met antwoorden op de meest gestelde vragen.',
  title: 'Contact',
  intro: 'Vraag, klacht of idee? Schrijf ons, dan antwoordt een mens.',
  faqFirst: 'Kijk gerust eerst bij de veelgestelde vragen.',

  formTitle: 'Schrijf ons',
  name: 'Naam',
  email: 'E-mailadres',
  licence: 'Logiesdecreetnummer',
  licenceHelp: 'Gaat uw vraag over één woning? Het nummer staat op de foto van de advertentie.',
  message: 'Bericht',
  privacy: 'We gebruiken uw gegevens alleen om u te antwoorden.',
  submit: 'Bericht versturen',
  /** Fixed wording (docs/rules/contact-requests.md#contact-form-of-the-site). */
  sent: 'Uw bericht is verzonden.',
  failed: 'Er is iets misgegaan.',
  sentText: 'U krijgt ons antwoord per e-mail, meestal nog dezelfde dag.',
  again: 'Nog een bericht schrijven',

  hoursTitle: 'Openingsuren',
  hours: 'Elke dag',
  hoursRange: `${contactDetails.opensAt}-${contactDetails.closesAt}`,
  addressTitle: 'Adres',
  companyTitle: 'Bedrijfsgegevens',
  companyName: 'Naam',
  companyNumber: 'Ondernemingsnummer',
  vatNumber: 'Btw-nummer',
  supportTitle: 'Liever iemand spreken?',
  supportText:
    'Bel of mail ons tijdens de openingsuren. Hou uw logiesdecreetnummer of reserveringsnummer bij de hand.',
  phone: 'Telefoon',
  points: {
    title: 'Aanspreekpunten',
    users: 'Voor gebruikers',
    usersText:
      'Schrijf of bel ons zoals hierboven, in het Nederlands, Frans, Duits of Engels. Een mens antwoordt. Iets op de site melden? Druk erbij op ‘Meld dit’.',
    authorities: 'Voor overheden',
    authoritiesText:
      'Rechters, de Europese Commissie en andere overheden bereiken ons rechtstreeks op dit adres, in het Nederlands, Frans, Duits of Engels.',
  },
  supportLinks: {
    rent: 'Ik wil huren',
    rentOut: 'Ik wil verhuren',
    safeUse: 'Veilig huren en verhuren',
    terms: 'Servicevoorwaarden',
  },

  faqTitle: 'Veelgestelde vragen',
  faqMore: 'Toon alle vragen',
  faqLess: 'Toon minder vragen',
} as const;
