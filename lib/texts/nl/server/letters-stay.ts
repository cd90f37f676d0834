/** The letters to guests about requests, offers, decisions and changes of a stay. */

export const receivedLetterTexts = {
  subject: (home: string) => `Uw aanvraag voor ${home}`,
  title: 'We gaven uw aanvraag door',
  preview: 'De verhuurder laat u zelf weten of uw verblijf kan doorgaan.',
  text: 'Uw reserveringsaanvraag is bij de verhuurder. U krijgt een antwoord per e-mail; tot dan is er niets vastgelegd en hoeft u niets te betalen.',
  notYou: 'Hebt u deze aanvraag niet gedaan? Dan hoeft u niets te doen.',
} as const;

export const approvedLetterTexts = {
  subject: (home: string) => `Uw verblijf in ${home} is goedgekeurd`,
  title: 'Uw verblijf is goedgekeurd',
  preview: 'De verhuurder keurde uw aanvraag goed.',
  text: 'De verhuurder keurde uw aanvraag goed. De dagen zijn voor u vastgelegd.',
  ask: 'De verhuurder iets vragen',
  wayIn: 'Zo komt u binnen:',
  agreement: 'De verhuurder vraagt u om een huurovereenkomst te aanvaarden. U leest ze op uw eigen pagina.',
  hosts: 'Wie u ontvangt en waar:',
  landlord: 'Verhuurder',
  phone: 'Telefoonnummer',
  address: 'Adres',
  noAddress: 'dat laat de verhuurder u weten',
} as const;

export const confirmedLetterTexts = {
  subject: (home: string) => `Uw verblijf in ${home} is bevestigd`,
  title: 'Uw verblijf is bevestigd',
  preview: 'De verhuurder legde uw verblijf vast.',
  text: 'De verhuurder legde uw verblijf vast. De dagen zijn voor u.',
  more: 'Op uw pagina leest u hoe u er binnenkomt en bij wie u terechtkunt. Een antwoord op deze e-mail gaat naar de verhuurder. Verwacht u geen verblijf? Dan hoeft u niets te doen.',
} as const;

export const declinedLetterTexts = {
  subject: (home: string) => `Uw aanvraag voor ${home} kan niet doorgaan`,
  title: 'Uw aanvraag kan niet doorgaan',
  preview: 'De verhuurder kan niet op uw aanvraag ingaan.',
  text: 'De verhuurder kan jammer genoeg niet op uw aanvraag ingaan.',
  /** Not declined by the owner: the listing was removed from the site. */
  closed: 'De woning wordt hier niet langer aangeboden. U hoeft niets te doen en betaalt niets.',
} as const;

export const canceledLetterTexts = {
  subject: (home: string) => `Uw verblijf in ${home} is geannuleerd`,
  title: 'Uw verblijf is geannuleerd',
  preview: 'De verhuurder annuleerde uw verblijf.',
  text: 'De verhuurder annuleerde uw verblijf. De dagen zijn niet langer voor u vastgelegd.',
} as const;

export const withdrawnLetterTexts = {
  subject: (home: string) => `U annuleerde uw verblijf in ${home}`,
  title: 'U hebt uw verblijf geannuleerd',
  preview: 'Bewaar deze e-mail: wanneer u annuleerde en wat u terugkrijgt.',
  text: 'U hebt uw verblijf geannuleerd. De dagen zijn niet langer voor u vastgelegd en de verhuurder heeft bericht gekregen.',
} as const;

export const offerLetterTexts = {
  subject: (home: string) => `Een voorstel voor uw verblijf in ${home}`,
  title: 'De verhuurder doet u een voorstel',
  preview: 'Lees het voorstel en antwoord met een druk op de knop.',
  intro: 'De verhuurder stelt u dit voor:',
  toOffer: 'Het voorstel bekijken',
  asked: 'Aanvaardt u het, dan ligt uw verblijf meteen vast. Dit vroeg u:',
} as const;

export const changeLetterTexts = {
  subject: (title: string, home: string) => `${title}: ${home}`,
  titles: {
    asked: 'De verhuurder vraagt een wijziging',
    accepted: 'Uw verblijf is gewijzigd',
    declined: 'De wijziging gaat niet door',
    taken_back: 'De verhuurder trok de wijziging in',
  },
  sentences: {
    asked: 'De verhuurder stelt u deze wijziging van uw verblijf voor:',
    accepted: 'De wijziging is aanvaard. Dit geldt vanaf nu:',
    declined:
      'De verhuurder kan niet ingaan op de wijziging die u vroeg. Uw verblijf blijft zoals afgesproken.',
    taken_back: 'U hoeft niet meer te antwoorden. Uw verblijf blijft zoals afgesproken.',
  },
  toChange: 'De wijziging bekijken',
  ifAccepted:
    'Aanvaardt u de wijziging, dan geldt ze meteen; de dagen waarop u gratis kunt annuleren, schuiven mee met de aankomst. Nu is dit afgesproken:',
  toReturn: (amount: string) => `De verhuurder moet u ${amount} terugbetalen van wat u betaalde.`,
} as const;

export const waitingLetterTexts = {
  subject: (home: string) => `Nog geen antwoord over ${home}`,
  title: 'De verhuurder antwoordde nog niet',
  preview: 'Uw aanvraag staat nog open. U kunt intussen verder kijken.',
  text: 'De verhuurder kreeg uw aanvraag drie dagen geleden en antwoordde nog niet. We hebben al een herinnering gestuurd. Uw aanvraag blijft openstaan; op uw pagina kunt u ze intrekken.',
  free: 'Deze woningen zijn vrij op dezelfde dagen:',
  inTotal: (amount: string) => `${amount} in totaal:`,
} as const;
