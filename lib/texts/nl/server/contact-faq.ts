import { siteName } from '@/lib/site';
import { advertisingCostsText } from '@/lib/texts/nl/server/advertising-costs';

export interface FaqItem {
  question: string;
  answer: string;
}

/** Ten questions; the first five are always visible. */
export const faqItems = (): readonly FaqItem[] => [
  {
    question: 'Hoe reserveer ik een vakantiewoning?',
    answer:
      'Open de woning, kies “Reserveer”, kies uw aankomst en vertrek en vul uw gegevens in. Uw aanvraag gaat rechtstreeks naar de verhuurder. U krijgt een e-mail zodra die de aanvraag goedkeurt of afwijst. Pas na de goedkeuring ligt uw verblijf vast.',
  },
  {
    question: 'Betaal ik commissie of reserveringskosten?',
    answer: `Nee. ${siteName()} rekent geen commissie aan, niet aan de gast en niet aan de verhuurder. De prijs die u ziet, is de prijs die de verhuurder vraagt, btw inbegrepen. Kiest u dagen, dan ziet u het totaal met alle verplichte kosten.`,
  },
  {
    question: 'Aan wie en wanneer betaal ik?',
    answer: `U betaalt rechtstreeks aan de verhuurder, en pas als uw aanvraag goedgekeurd is. Heeft de verhuurder betaalvoorwaarden, dan leest u ze voor u aanvraagt; na de goedkeuring staan de bedragen, de datums en het rekeningnummer op uw eigen pagina. Heeft hij er geen, dan spreekt u de betaling samen af: vraag dan een schriftelijke bevestiging voor u iets overschrijft. Er loopt geen betaling via ${siteName()}.`,
  },
  {
    question: 'Wat is een logiesdecreetnummer?',
    answer:
      'Elke vakantiewoning in Vlaanderen moet bij Toerisme Vlaanderen aangemeld zijn en voldoen aan regels voor brandveiligheid, hygiëne en verzekering. Het nummer van zes tekens bewijst die aanmelding. U vindt het op elke advertentie.',
  },
  {
    question: 'Kan ik mijn aanvraag nog wijzigen of annuleren?',
    answer:
      'Ja. De link in onze e-mails opent uw eigen pagina: daar trekt u uw aanvraag in, annuleert u uw verblijf of vraagt u andere dagen of een ander gezelschap. De verhuurder beslist over zo’n wijziging. Wat u bij een annulering terugkrijgt, staat met de datums bij de vakantiewoning en bij uw aanvraag, en blijft zoals het was toen u aanvroeg. Staat er niets, spreek het dan vooraf af met de verhuurder.',
  },
  {
    question: 'Hoe oud moet ik zijn om te huren?',
    answer:
      'De hoofdhuurder moet op de dag van aankomst minstens 21 jaar zijn. Ook om een account te maken moet u 21 jaar of ouder zijn. Andere gebruikers zien uw geboortedatum niet.',
  },
  {
    question: 'Mag mijn hond mee?',
    answer:
      'Dat beslist de verhuurder. Zet in de zoekfilters “Huisdieren toegelaten” aan, dan ziet u alleen woningen waar uw huisdier welkom is.',
  },
  {
    question: 'Ik wil mijn woning verhuren. Wat kost dat?',
    answer: `${advertisingCostsText()} U vult uw advertentie in en voegt foto’s toe, en een beheerder kijkt ze na voor ze online komt. Commissie is er niet: u houdt het volledige huurbedrag.`,
  },
  {
    question: 'Kan ik mijn kalender koppelen met Airbnb of Booking.com?',
    answer:
      'Ja. Plak in uw kalender de iCal-link van het andere platform: wat daar bezet is, wordt dan hier ook geblokkeerd. Omgekeerd geven we u een link die u daar kunt invullen.',
  },
  {
    question: 'Wat doe ik als ik een advertentie niet vertrouw?',
    answer:
      'Betaal niets en schrijf ons via het formulier op deze pagina, met het logiesdecreetnummer erbij. We kijken de advertentie na en halen ze offline als er iets niet klopt.',
  },
];
